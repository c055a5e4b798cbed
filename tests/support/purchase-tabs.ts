import type { APIRequestContext, Page } from "@playwright/test";

import { claimVariant, fillInAddress, holdInCart, unitsLeft } from "./shopper.ts";
import { expectThanks } from "./stripe-shopper.ts";
import { expect } from "./test.ts";

/** How many tabs press, and how many milliseconds after one another. */
export interface Round {
  tabs: number;
  offsetMs: number;
}

/** Milliseconds that the stand-in of the provider takes; other tests use it at the same time, so it takes none by default. */
export const providerLatencyMs = Number(process.env.PROVIDER_LATENCY ?? 0);

const handful: readonly Round[] = [
  { tabs: 2, offsetMs: 0 },
  { tabs: 2, offsetMs: 60 },
  { tabs: 2, offsetMs: 600 },
  { tabs: 3, offsetMs: 20 },
  { tabs: 5, offsetMs: 0 },
];

/** The rounds of a run: a handful, or as many as `PURCHASE_ROUNDS` says, at offsets of 0 to 600 ms. */
export function purchaseRounds(): Round[] {
  const count = Number(process.env.PURCHASE_ROUNDS ?? handful.length);
  return Array.from({ length: count }, (_, i) => {
    const known = handful[i];
    return known ?? { tabs: [2, 3, 5][i % 3] ?? 2, offsetMs: (i * 37) % 601 };
  });
}

/**
 * Opens the checkout of one cart in several tabs, fills each in, presses all their buttons, and expects one order: every tab ends on
 * the same thank-you, and one unit is sold. Returns the order's number.
 */
export async function expectOneOrder(
  page: Page,
  request: APIRequestContext,
  { tabs, offsetMs }: Round,
  fillInPayment: (page: Page) => Promise<void>,
): Promise<string> {
  const variant = await claimVariant(request, 4, 100);
  const before = await unitsLeft(request, variant);
  await holdInCart(page, variant);
  const pages = [page];
  while (pages.length < tabs) pages.push(await page.context().newPage());
  for (const tab of pages) {
    await tab.goto("/checkout");
    await fillInAddress(tab, `tabs-${crypto.randomUUID()}@mail.example`);
    await fillInPayment(tab);
  }
  // The draft is shared: every tab has what was typed last.
  const begin = Date.now() + 500;
  const press = (tab: Page, at: number) =>
    tab.evaluate((time) => {
      const button = [...document.querySelectorAll("button")].find((one) =>
        one.textContent.includes("Complete My Order"),
      );
      setTimeout(() => button?.click(), time - Date.now());
    }, at);
  await Promise.all(pages.map((tab, i) => press(tab, begin + i * offsetMs)));
  const thanks = (tab: Page) => tab.getByRole("heading", { name: "Thank You for Your Order!" });
  for (const tab of pages) await expect(thanks(tab)).toBeVisible({ timeout: 20_000 + 10 * providerLatencyMs });
  const numbers = await Promise.all(pages.map(expectThanks));
  expect(new Set(numbers).size).toBe(1);
  expect(await unitsLeft(request, variant)).toBe(before - 1);
  return numbers[0] ?? "";
}
