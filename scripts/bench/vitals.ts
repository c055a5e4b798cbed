import { type Browser, chromium } from "@playwright/test";

import { browserOptions } from "../../tests/support/browser.ts";

/** Web vitals of a page on a phone, in milliseconds; `shift` is the layout shift score. */
export interface Vitals {
  largestPaint: number;
  shift: number;
  blocked: number;
}

/** Lighthouse's mobile profile: slow 4G and a processor four times slower. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
/** Milliseconds after the load event during which long tasks still count. */
const settleTimeMs = 4_000;

/** The vitals of a page, the median of several visits. `firstVisit` shows the session's splash. */
export async function measureVitals(url: string, { firstVisit = false, visits = 3 } = {}): Promise<Vitals> {
  const browser = await chromium.launch(browserOptions);
  try {
    const seen: Vitals[] = [];
    for (let visit = 0; visit < visits; visit++) seen.push(await visitOnPhone(browser, url, firstVisit));
    const median = (of: (vitals: Vitals) => number) => seen.map(of).toSorted((a, b) => a - b)[visits >> 1] ?? 0;
    return {
      largestPaint: median((vitals) => vitals.largestPaint),
      shift: median((vitals) => vitals.shift),
      blocked: median((vitals) => vitals.blocked),
    };
  } finally {
    await browser.close();
  }
}

async function visitOnPhone(browser: Browser, url: string, firstVisit: boolean): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  await context.addInitScript(observe, firstVisit);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForTimeout(settleTimeMs);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}

/** Runs in the page before everything else. The part of a task beyond 50 ms counts as blocking. */
function observe(firstVisit: boolean): void {
  if (!firstVisit) for (const flag of ["splashSeen", "welcomeSeen"]) sessionStorage.setItem(flag, "1");
  const vitals = { largestPaint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { vitals });
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => (vitals.largestPaint = entry.startTime));
  watch("layout-shift", (entry) => (vitals.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  watch("longtask", (entry) => (vitals.blocked += entry.duration - 50));
}
