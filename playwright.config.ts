import { defineConfig } from "@playwright/test";

import { outagePort, shopPort } from "./tests/support/accounts.ts";
import { browserOptions } from "./tests/support/browser.ts";

const serve = (kind: "seeded" | "empty", port: number) => ({
  command: `node tests/support/serve.ts ${kind} ${port}`,
  port,
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

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
    // The admin of products, stock, files and settings is work for a desk; its pages on narrow screens are looked at.
    {
      name: "phone",
      testIgnore: /admin-(inventory|files|site|fulfilment|products|people)|staff\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // A narrow page is the same page on either.
    { name: "desktop", testIgnore: /narrow/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [serve("seeded", shopPort), serve("empty", outagePort)],
});
