import type { MarketId } from "#app/shared/market-ids.ts";

/**
 * Whether a market's buyers are asked, in a box of their own, before they are charged at the order instead of when it is sent: Danish and Norwegian
 * practice wants an express acceptance. Nothing is asked where nothing is charged. `totalOre`: of the order, in öre.
 */
export function asksBeforeCharge(market: MarketId | undefined, totalOre: number): boolean {
  return (market === "dk" || market === "no") && totalOre > 0;
}
