/** The markets of the shop: `features/shop/markets/markets.ts` says what each is. The first is the shop's own. */
export const marketIds = ["se", "no", "dk", "fi"] as const;
export type MarketId = (typeof marketIds)[number];
