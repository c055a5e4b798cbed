import { bestSellerTexts } from "./best-sellers.texts.ts";

/** When a product is called a best seller: how many days are counted, how many units it takes, and which share of all products may be. */
export const bestSellerRule = { days: 30, leastUnits: 20, topPercent: 10 } as const;

/** How many were sold of a best seller, and when that was counted (ISO time). */
export interface BestSeller {
  units: number;
  countedAt: string;
}

/** `84 sold in 30 days`. */
export function soldText(units: number): string {
  return bestSellerTexts().sold(units, bestSellerRule.days);
}

/** What every such number leaves out; said beside it, with the day. */
export function soldBasis(): string {
  return bestSellerTexts().basis;
}
