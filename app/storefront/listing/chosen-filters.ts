import {
  type FilterChoice,
  type FilterCounts,
  filterFlags,
  filterGroups,
  type OfferedValue,
} from "#app/features/catalogue/filters/filter-choice.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { filterTexts } from "./filters.texts.ts";

/** Something chosen, as the shopper reads it, and the choice without it. */
export interface ChosenFilter {
  /** Its parameter and value, unlike all others. */
  id: string;
  label: string;
  /** What a list is like that it is taken away from. */
  text: string;
  without: FilterChoice;
}

/** All that is chosen, in the order of the groups. Both prices are one, in the `currency` of the page. */
export function chosenFilters(
  choice: FilterChoice,
  counts: FilterCounts | null,
  currency: Currency = "SEK",
): ChosenFilter[] {
  const { minOre, maxOre, rating } = choice;
  const texts = filterTexts();
  return [
    ...filterGroups.flatMap((group) =>
      inOrder(choice[group], counts?.[group] ?? []).map(({ id: value, label }) => ({
        id: `${group}-${value}`,
        label,
        text: texts.without(label),
        without: { ...choice, [group]: choice[group].filter((other) => other !== value) },
      })),
    ),
    ...(minOre === null && maxOre === null
      ? []
      : [
          {
            id: "price",
            label: priceLabel(minOre, maxOre, currency),
            text: texts.atAnyPrice,
            without: { ...choice, minOre: null, maxOre: null },
          },
        ]),
    ...filterFlags
      .filter((flag) => choice[flag])
      .map((flag) => ({
        id: flag,
        label: texts[flag],
        text: texts.notOnly(texts[flag]),
        without: { ...choice, [flag]: false },
      })),
    ...(rating === null
      ? []
      : [
          {
            id: "rating",
            label: texts.rated(rating),
            text: texts.atAnyRating,
            without: { ...choice, rating: null },
          },
        ]),
  ];
}

/** Chosen values with their labels, as they are offered: small sizes first. */
function inOrder(chosen: readonly string[], offered: readonly OfferedValue[]): { id: string; label: string }[] {
  const known = offered.filter(({ id }) => chosen.includes(id));
  const unknown = chosen.filter((value) => !known.some(({ id }) => id === value));
  return [...known, ...unknown.map((value) => ({ id: value, label: value }))];
}

function priceLabel(minOre: number | null, maxOre: number | null, currency: Currency): string {
  const texts = filterTexts();
  if (minOre === null) return texts.upTo(formatPrice(maxOre ?? 0, currency));
  if (maxOre === null) return texts.from(formatPrice(minOre, currency));
  return texts.between(formatPrice(minOre, currency), formatPrice(maxOre, currency));
}
