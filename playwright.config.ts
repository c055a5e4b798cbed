import { defineConfig } from "@playwright/test";

import { outagePort, shopPort, stripeShopPort } from "./tests/support/accounts.ts";
import { browserOptions } from "./tests/support/browser.ts";

const serve = (kind: "seeded" | "empty" | "stripe", port: number) => ({
  command: `node tests/support/serve.ts ${kind} ${port}`,
  port,
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

/** Work for a desk; how these pages look on narrow screens is in admin.spec.ts. */
const deskWork = /admin-(orders|inventory|files|site|fulfilment|products|people|payments)|staff\.spec/;
/** A broken connection, a failing server or a slow script does the same to a page of any width. */
const sameAtAnyWidth =
  /narrow|offline|under-way|before-hydration|checkout-(failures|fields|address|without-scripts)|\/address|prices|health|withdrawal/;

/** Runs on a shop of its own, which is paid by a stand-in of Stripe. */
const byProvider = /payment-provider/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A busy machine may make one wait too long; `npm test` tells what passed only when tried again.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".wrangler/test-reports/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${shopPort}`,
    launchOptions: browserOptions,
    locale: "en-SE",
    timezoneId: "Europe/Stockholm",
    // What a test fetches must not depend on what another page kept; offline.spec.ts allows it.
    serviceWorkers: "block",
    // Recording every test takes a third of its time: `--trace on` records one that failed, and a retry is recorded anyway.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone",
      testIgnore: [deskWork, byProvider],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: "desktop", testIgnore: [sameAtAnyWidth, byProvider], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "provider",
      testMatch: byProvider,
      use: { viewport: { width: 1280, height: 800 }, baseURL: `http://127.0.0.1:${stripeShopPort}` },
    },
  ],
  webServer: [serve("seeded", shopPort), serve("empty", outagePort), serve("stripe", stripeShopPort)],
});
