import type { MarketId } from "#app/shared/market-ids.ts";

/**
 * Whether a market's buyers are asked, in a box of their own, before they are charged at the order instead of when it is sent: Danish and Norwegian
 * practice wants an express acceptance.
 */
export function asksBeforeCharge(market: MarketId | undefined): boolean {
  return market === "dk" || market === "no";
}
