import * as z from "zod/mini";

import { colorFamilies, fabrics, fits, kinds, sports } from "#app/features/catalogue/attributes.ts";
import { sizeKeyOf } from "#app/features/catalogue/size-key.ts";
import { ratingSteps } from "#app/features/filters/count-choices.ts";
import type { FilterChoice } from "#app/features/filters/filter-choice.ts";
import { maxChosenValues, maxSizeKeyLength } from "#app/shared/filter-limits.ts";

import { filterParameters } from "./filter-address.ts";

/** The highest price that can be asked for, in kronor. */
const maxKronor = 999_999;

/** What a query says of one parameter. */
const values = z.array(z.string());

/** Those of a query's values that are in a closed list, in alphabetical order. */
const idsOf = (entries: readonly { id: string }[]) => {
  const known = new Set(entries.map(({ id }) => id));
  return valuesThat((value) => known.has(value));
};

function valuesThat(isKnown: (value: string) => boolean) {
  return z.pipe(
    values,
    z.transform((given: string[]) => [...new Set(given)].filter(isKnown).toSorted().slice(0, maxChosenValues)),
  );
}

/** Öre of whole or broken kronor, as people write them (`299`, `299,50`); null for anything else. */
const price = z.pipe(
  values,
  z.transform(([text = ""]: string[]) => {
    const kronor = text.trim().replace(",", ".");
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(kronor) || Number(kronor) > maxKronor) return null;
    return Math.round(Number(kronor) * 100);
  }),
);

const flag = z.pipe(
  values,
  z.transform(([value]: string[]) => value === "1"),
);

const filterQuery = z.object({
  // Sizes are the products' own, so there is no list of them: any that is written as a key.
  size: valuesThat((value) => value !== "" && value.length <= maxSizeKeyLength && sizeKeyOf(value) === value),
  color: idsOf(colorFamilies),
  kind: idsOf(kinds),
  fit: idsOf(fits),
  sport: idsOf(sports),
  fabric: idsOf(fabrics),
  min: price,
  max: price,
  stock: flag,
  new: flag,
  sale: flag,
  rating: z.pipe(
    values,
    z.transform(([value]: string[]) => ratingSteps.find((step) => String(step) === value) ?? null),
  ),
});

/**
 * What a query chooses of a listing. Unknown values count as absent, repeated ones once; of prices the wrong way round the lower
 * is the lowest.
 */
export function filterChoiceOf(query: URLSearchParams): FilterChoice {
  const given = Object.fromEntries(filterParameters.map((name) => [name, query.getAll(name)]));
  const { min, max, stock, new: isNew, sale, ...rest } = filterQuery.parse(given);
  const swapped = min !== null && max !== null && min > max;
  return {
    ...rest,
    minOre: swapped ? max : min,
    maxOre: swapped ? min : max,
    inStock: stock,
    isNew,
    onSale: sale,
  };
}
