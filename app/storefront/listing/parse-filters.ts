import { ratingSteps } from "#app/features/catalogue/filters/count-choices.ts";
import type { FilterChoice, FilterFlag, FilterGroup } from "#app/features/catalogue/filters/filter-choice.ts";
import { colorFamilies, fabrics, fits, kinds, sports } from "#app/features/catalogue/products/attributes.ts";
import { maxChosenValues, maxSizeKeyLength } from "#app/shared/filter-limits.ts";
import { sizeKeyOf } from "#app/shared/size-key.ts";

import { flagParameters } from "./filter-address.ts";

/** The highest price that can be asked for, in kronor. */
const maxKronor = 999_999;

/** Those of a query's values that are in a closed list, in alphabetical order. */
const idsOf = (entries: readonly { id: string }[]) => {
  const known = new Set(entries.map(({ id }) => id));
  return valuesThat((value) => known.has(value));
};

function valuesThat(isKnown: (value: string) => boolean) {
  return (given: readonly string[]) => [...new Set(given)].filter(isKnown).toSorted().slice(0, maxChosenValues);
}

/** Öre of whole or broken kronor, as people write them (`299`, `299,50`); null for anything else. */
function price(text: string | null): number | null {
  const kronor = (text ?? "").trim().replace(",", ".");
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(kronor) || Number(kronor) > maxKronor) return null;
  return Math.round(Number(kronor) * 100);
}

// Sizes are the products' own, so there is no list of them: any that is written as a key.
const isSizeKey = (value: string) => value !== "" && value.length <= maxSizeKeyLength && sizeKeyOf(value) === value;
const groups = {
  size: valuesThat(isSizeKey),
  color: idsOf(colorFamilies),
  kind: idsOf(kinds),
  fit: idsOf(fits),
  sport: idsOf(sports),
  fabric: idsOf(fabrics),
};

/**
 * What a query chooses of a listing. Unknown values count as absent, repeated ones once; of prices the wrong way round the lower
 * is the lowest.
 */
export function parseFilters(query: URLSearchParams): FilterChoice {
  const group = (name: FilterGroup) => groups[name](query.getAll(name));
  const flag = (name: FilterFlag) => query.get(flagParameters[name]) === "1";
  const [min, max] = [price(query.get("min")), price(query.get("max"))];
  const swapped = min !== null && max !== null && min > max;
  return {
    size: group("size"),
    color: group("color"),
    kind: group("kind"),
    fit: group("fit"),
    sport: group("sport"),
    fabric: group("fabric"),
    rating: ratingSteps.find((step) => String(step) === query.get("rating")) ?? null,
    minOre: swapped ? max : min,
    maxOre: swapped ? min : max,
    inStock: flag("inStock"),
    isNew: flag("isNew"),
    onSale: flag("onSale"),
  };
}
