import type { MarketId } from "#app/shared/market-ids.ts";

/** What filters know of a product that is listed. Parts that products have in common are one object for all of them. */
export interface FilterProduct {
  id: string;
  /** As the shop stores it, in öre: without the VAT that may be added to it. */
  priceOre: number;
  /** In milliseconds. */
  createdAt: number;
  /** How early it stands in the shop's lists in the order Featured, the highest first. */
  featured: number;
  /** The same in its collection's lists. */
  featuredInCollection: number;
  /** The average as shoppers see it, to one decimal; null without checked reviews. */
  rating: number | null;
  /** The listings it stands in (`facetsOf`). */
  facets: readonly string[];
  traits: Traits;
  /** What it costs in the open markets it is sold in, besides the shop's own. */
  inMarkets: PricesInMarkets;
  /** Each color family in which it can be bought now, with the sizes: none when it is sold out. */
  buyable: readonly BuyableColor[];
}

/** By market: the lowest price of what is on offer, in hundredths of its currency, and whether shoppers see it as reduced. */
export type PricesInMarkets = Partial<Record<MarketId, { priceOre: number; isReduced: boolean }>>;

/** Values of the closed lists of product attributes. */
export interface Traits {
  kind: readonly string[];
  fit: readonly string[];
  sport: readonly string[];
  fabric: readonly string[];
}

export interface BuyableColor {
  color: string;
  sizes: readonly string[];
}
