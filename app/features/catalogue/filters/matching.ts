import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import type { FilterChoice } from "./filter-choice.ts";
import type { BuyableColor, FilterProduct } from "./filter-product.ts";

type Rule = (product: FilterProduct, choice: FilterChoice, vat: VatRule) => boolean;

/**
 * The filters that a product passes or fails each by itself; one in which nothing is chosen lets everything pass. Size and color are
 * judged together, by one variant.
 */
export const plainFilters = {
  kind: (product, { kind }) => hasAny(product.traits.kind, kind),
  fit: (product, { fit }) => hasAny(product.traits.fit, fit),
  sport: (product, { sport }) => hasAny(product.traits.sport, sport),
  fabric: (product, { fabric }) => hasAny(product.traits.fabric, fabric),
  price: ({ priceOre }, { minOre, maxOre }, vat) => {
    if (minOre === null && maxOre === null) return true;
    const shownOre = priceWithVat(priceOre, vat);
    return shownOre >= (minOre ?? 0) && shownOre <= (maxOre ?? Infinity);
  },
  inStock: (product, choice) => !choice.inStock || isInStock(product),
  isNew: (product, choice) => !choice.isNew || isNew(product),
  onSale: (product, choice) => !choice.onSale || isOnSale(product),
  rating: (product, { rating }) => rating === null || isRated(product, rating),
} satisfies Record<string, Rule>;
export type PlainFilter = keyof typeof plainFilters;

function hasAny(values: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}

/** Whether some variant that can be bought has one of the sizes and one of the colors chosen. */
export function passesOptions(buyable: readonly BuyableColor[], { size, color }: FilterChoice): boolean {
  if (size.length === 0 && color.length === 0) return true;
  return buyable.some((each) => isWanted(each.color, color) && each.sizes.some((value) => isWanted(value, size)));
}

/** Whether a value is among the chosen ones, or none is chosen. */
export function isWanted(value: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

/** Whether a product is in the list after this choice. */
export function matches(product: FilterProduct, choice: FilterChoice, vat: VatRule): boolean {
  return (
    passesOptions(product.buyable, choice) &&
    Object.values(plainFilters).every((pass: Rule) => pass(product, choice, vat))
  );
}

/** Whether a variant of it can be bought now. */
export function isInStock({ buyable }: FilterProduct): boolean {
  return buyable.length > 0;
}

export function isNew({ facets }: FilterProduct): boolean {
  return facets.includes("new");
}

/** Whether shoppers see it as reduced. */
export function isOnSale({ facets }: FilterProduct): boolean {
  return facets.includes("sale");
}

export function isRated({ rating }: FilterProduct, atLeast: number): boolean {
  return rating !== null && rating >= atLeast;
}
