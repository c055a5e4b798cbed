import { fabricsOf, kindOf } from "#app/features/catalogue/products/attributes.ts";
import { colorFamilyOf } from "#app/features/catalogue/products/color-family.ts";
import type { Component } from "#app/features/catalogue/products/composition.ts";
import { marketPriceRange, type StoredMarketPricing } from "#app/features/catalogue/products/market-pricing.ts";
import { ratingOf } from "#app/features/catalogue/reviews/review.ts";
import { markets } from "#app/features/shop/markets/markets.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { sizeKeyOf } from "#app/shared/size-key.ts";

import type { BuyableColor, FilterProduct, PricesInMarkets, Traits } from "./filter-product.ts";

/** What filters need of a product, as the base tables have it. */
export interface ProductFacts {
  priceOre: number;
  /** ISO time. */
  createdAt: string;
  /** `featuredRank` in the shop; null for a product that stands in no listing. */
  featured: number | null;
  /** The same in its collection; null without one. */
  featuredInCollection: number | null;
  name: string;
  productType: string;
  tags: string[];
  fit: string | null;
  sports: string[];
  facets: string[];
  components: Component[];
  /** Each variant that can be bought: color name, hex, size name. */
  variants: [string, string, string][];
  ratingSum: number;
  ratingCount: number;
  /** By the open markets besides the shop's own. */
  markets: Partial<Record<MarketId, StoredMarketPricing>>;
}

/**
 * A product in short, as its row of `filter_products` stores it: eight parts, nine where another market is open, with tabs between them, the common ones as JSON.
 * Empty for a product that stands in no listing. Packed as they are: who changes a part raises `format` of `packed-products.ts`.
 */
export function rowTextOf(facts: ProductFacts): string {
  if (facts.facets.length === 0) return "";
  const kind = kindOf(facts);
  const traits: Traits = {
    kind: kind === null ? [] : [kind],
    fit: facts.fit === null ? [] : [facts.fit],
    sport: facts.sports,
    fabric: fabricsOf(facts.components),
  };
  const { average } = ratingOf({ sum: facts.ratingSum, count: facts.ratingCount });
  const parts = [
    facts.priceOre,
    Date.parse(facts.createdAt),
    facts.featured ?? 0,
    average ?? "",
    facts.facets,
    traits,
    buyableOf(facts),
    facts.featuredInCollection ?? facts.featured ?? 0,
    // A shop in one market has no such part.
    ...(Object.keys(facts.markets).length === 0 ? [] : [inMarkets(facts)]),
  ];
  return parts.map((part) => (typeof part === "object" ? JSON.stringify(part) : part)).join("\t");
}

function inMarkets(facts: ProductFacts): PricesInMarkets {
  return Object.fromEntries(
    markets.flatMap(({ id, currency }) => {
      const stored = facts.markets[id];
      const shown = stored ? marketPriceRange(stored, currency) : null;
      return shown ? [[id, { priceOre: shown.priceOre, isReduced: shown.earlierPriceOre !== null }]] : [];
    }),
  );
}

/** Each color family with the sizes that can be bought in it. */
function buyableOf({ variants }: ProductFacts): Record<string, string[]> {
  const sizes = new Map<string, Set<string>>();
  for (const [name, hex, size] of variants) {
    const family = colorFamilyOf({ name, hex });
    sizes.set(family, (sizes.get(family) ?? new Set()).add(sizeKeyOf(size)));
  }
  const sorted = [...sizes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([family, of]) => [family, [...of].toSorted()]));
}

/** Parse parts that rows have in common: once for each text, and shared by their products. */
export interface PartReaders {
  facets: (text: string) => readonly string[];
  traits: (text: string) => Traits;
  buyable: (text: string) => readonly BuyableColor[];
  inMarkets: (text: string) => PricesInMarkets;
}

export function partReaders(): PartReaders {
  return {
    facets: shared((text) => JSON.parse(text) as string[]),
    traits: shared((text) => JSON.parse(text) as Traits),
    buyable: shared(parseBuyable),
    inMarkets: shared((text) => JSON.parse(text) as PricesInMarkets),
  };
}

/** The product of a row; null for one that stands in no listing. */
export function readRow(read: PartReaders, id: string, text: string): FilterProduct | null {
  if (text === "") return null;
  const [price, createdAt, featured, rating, ...rest] = text.split("\t");
  const [facets = "[]", traits = "{}", buyable = "{}", inCollection = featured, prices = "{}"] = rest;
  return {
    id,
    priceOre: Number(price),
    createdAt: Number(createdAt),
    featured: Number(featured),
    featuredInCollection: Number(inCollection),
    rating: rating === "" ? null : Number(rating),
    facets: read.facets(facets),
    traits: read.traits(traits),
    buyable: read.buyable(buyable),
    inMarkets: read.inMarkets(prices),
  };
}

function parseBuyable(text: string): readonly BuyableColor[] {
  const families = Object.entries(JSON.parse(text) as Record<string, string[]>);
  return families.map(([color, sizes]) => ({ color, sizes }));
}

/** A parser that gives the same object for the same text. */
function shared<T>(parse: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const parsed = parse(text);
    known.set(text, parsed);
    return parsed;
  };
}
