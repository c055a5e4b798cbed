import { defineConfig } from "@playwright/test";

import { allServed, shopPort, stripeShopPort } from "./tests/support/accounts.ts";
import { browserOptions, windowSizes } from "./tests/support/browser.ts";

/** Work for a desk; how these pages look on narrow screens is in admin.spec.ts. */
const deskWork =
  /admin-(orders|inventory|files|site|fulfilment|products|people|payments|searches|campaigns|discounts|jobs|keys|newsletter|webhooks)|staff\.spec/;
/**
 * Where the width of the window matters: on a phone and on a desk. All else runs on a phone, and is looked at in both windows
 * where it says so (`atEachWidth`). The tags of tests/support/test.ts leave single tests of these files to one of them.
 */
const widthMatters =
  /\/(admin|layout-shift|listing|navigation|overlays|product|purchase|toasts|tooltips|wheel-and-touch|words-on-pictures)\.spec/;

/** Runs on a shop of its own, which is paid by a stand-in of Stripe. */
const byProvider = /payment-provider/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Twice as many as the two processors of a usual runner: a test waits for its server and its browser half of the time.
  workers: 4,
  // A busy machine may make one wait too long; `npm test` tells what passed only when tried again.
  retries: process.env.CI ? 1 : 0,
  // A slow machine, four browsers at once and none of their files in its cache: a page may take ten seconds to hydrate.
  timeout: 60_000,
  expect: { timeout: 20_000 },
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
      grepInvert: /@desk/,
      use: { viewport: windowSizes.phone, hasTouch: true },
    },
    {
      name: "desktop",
      testMatch: [deskWork, widthMatters],
      grepInvert: /@any-width/,
      use: { viewport: windowSizes.desktop },
    },
    {
      name: "provider",
      testMatch: byProvider,
      use: { viewport: windowSizes.desktop, baseURL: `http://127.0.0.1:${stripeShopPort}` },
    },
  ],
  webServer: {
    command: "node tests/support/serve-all.ts",
    wait: { stdout: new RegExp(allServed) },
    stdout: "ignore",
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
