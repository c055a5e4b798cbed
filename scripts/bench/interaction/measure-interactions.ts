import type { CDPSession, Page } from "@playwright/test";

import type { InteractionFigures } from "../figures/figures.ts";
import { spreadOf } from "../figures/spread.ts";
import type { Front } from "../shop/front.ts";
import { openPhone, withBrowser } from "../shop/phone.ts";
import { purchase, takeStep } from "../shop/purchase.ts";

/** How many times slower than this machine the processor is. */
const slowdown = 4;
/** How long after a press its entry may take to come, and a page to settle for the next, in milliseconds. */
const settleMs = 2_000;

/**
 * The time from each press of a purchase to the next paint, as Event Timing tells it: for a press it is the longest of its events, as in
 * Interaction to Next Paint. Pages are warm: loaded, hydrated and quiet before each press.
 */
export async function measureInteractions(front: Front, runs: number): Promise<InteractionFigures> {
  const perStep = new Map<string, number[]>(purchase.map(({ name }) => [name, []]));
  await withBrowser(async (browser) => {
    for (let run = 1; run <= runs; run++) {
      const context = await openPhone(browser);
      const page = await context.newPage();
      await walk(page, await context.newCDPSession(page), front.origin, perStep);
      await context.close();
      console.log(`  Purchase ${run} of ${runs}`);
    }
  });
  return { slowdown, runs, steps: [...perStep].map(([name, values]) => ({ name, ms: spreadOf(values) })) };
}

async function walk(page: Page, devtools: CDPSession, origin: string, perStep: Map<string, number[]>): Promise<void> {
  let longest = 0;
  await page.exposeFunction("noteInteraction", (ms: number) => (longest = Math.max(longest, ms)));
  await page.addInitScript(observeInteractions);
  page.setDefaultTimeout(60_000);
  await page.goto(origin, { waitUntil: "load" });
  // The splash of a first visit is over, and what comes after load is there.
  await page.waitForTimeout(5_000);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  for (const step of purchase) {
    longest = 0;
    await takeStep(page, step);
    await page.waitForTimeout(settleMs);
    // What is answered within a frame has no entry.
    perStep.get(step.name)?.push(Math.max(longest, 16));
  }
}

/** Runs in the page before everything else. */
function observeInteractions(): void {
  const note = (window as unknown as { noteInteraction: (ms: number) => void }).noteInteraction;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) note(entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
