import { defineConfig } from "@playwright/test";

import { allServed, shopPort } from "./tests/support/accounts.ts";
import { browserOptions, windowSizes } from "./tests/support/browser.ts";

/** A shopper of each market, from a search result to the money back, on a phone: `npm run journeys`. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${shopPort}`,
    launchOptions: browserOptions,
    timezoneId: "Europe/Stockholm",
    serviceWorkers: "block",
    viewport: windowSizes.phone,
    hasTouch: true,
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node tests/journeys/serve.ts",
    wait: { stdout: new RegExp(allServed) },
    stdout: "ignore",
    // It builds the shop in five languages first.
    timeout: 1_800_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
