import { type Browser, type BrowserContext, chromium } from "@playwright/test";

import { browserOptions } from "../../../tests/support/browser.ts";

/** Flags that let Chromium take the front's certificate. */
export const trustFront = "--ignore-certificate-errors";

/** Opens Chromium while `work` uses it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...browserOptions, args: [...browserOptions.args, trustFront] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Someone who has never been here, on a phone. */
export function openPhone(browser: Browser, { serviceWorkers = false } = {}): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: serviceWorkers ? "allow" : "block",
  });
}
