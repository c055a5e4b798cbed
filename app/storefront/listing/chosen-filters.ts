import {
  type FilterChoice,
  type FilterCounts,
  type FilterFlag,
  filterFlags,
  filterGroups,
  type OfferedValue,
} from "#app/features/catalogue/filters/filter-choice.ts";
import { formatPrice } from "#app/shared/money.ts";

/** Something chosen, as the shopper reads it, and the choice without it. */
export interface ChosenFilter {
  /** Its parameter and value, unlike all others. */
  id: string;
  label: string;
  /** What a list is like that it is taken away from. */
  text: string;
  without: FilterChoice;
}

/** The labels of the flags. */
export const flagLabels: Record<FilterFlag, string> = { inStock: "In stock", isNew: "New", onSale: "On sale" };

/** All that is chosen, in the order of the groups. Both prices are one. */
export function chosenFilters(choice: FilterChoice, counts: FilterCounts | null): ChosenFilter[] {
  const { minOre, maxOre, rating } = choice;
  return [
    ...filterGroups.flatMap((group) =>
      inOrder(choice[group], counts?.[group] ?? []).map(({ id: value, label }) => ({
        id: `${group}-${value}`,
        label,
        text: `Without ${label}`,
        without: { ...choice, [group]: choice[group].filter((other) => other !== value) },
      })),
    ),
    ...(minOre === null && maxOre === null
      ? []
      : [
          {
            id: "price",
            label: priceLabel(minOre, maxOre),
            text: "At any price",
            without: { ...choice, minOre: null, maxOre: null },
          },
        ]),
    ...filterFlags
      .filter((flag) => choice[flag])
      .map((flag) => ({
        id: flag,
        label: flagLabels[flag],
        text: `Not only ${flagLabels[flag].toLowerCase()}`,
        without: { ...choice, [flag]: false },
      })),
    ...(rating === null
      ? []
      : [
          {
            id: "rating",
            label: `Rated ${ratingLabel(rating)}`,
            text: "At any rating",
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

/** `4 and up`. */
export function ratingLabel(atLeast: number): string {
  return `${atLeast} and up`;
}

function priceLabel(minOre: number | null, maxOre: number | null): string {
  if (minOre === null) return `Up to ${formatPrice(maxOre ?? 0)}`;
  if (maxOre === null) return `From ${formatPrice(minOre)}`;
  return `${formatPrice(minOre)} to ${formatPrice(maxOre)}`;
}
