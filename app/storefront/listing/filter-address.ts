import {
  type FilterChoice,
  type FilterFlag,
  filterFlags,
  filterGroups,
} from "#app/features/catalogue/filters/filter-choice.ts";

/** The parameter of each flag. */
export const flagParameters: Record<FilterFlag, string> = { inStock: "stock", isNew: "new", onSale: "sale" };

/** The parameters that filter a listing, in the order in which an address has them. */
const filterParameters = [...filterGroups, "min", "max", ...Object.values(flagParameters), "rating"] as const;

/** A choice as it stands in an address: in fixed order, values sorted, prices in kronor. */
export function filterEntries(choice: FilterChoice): [name: string, value: string][] {
  const { minOre, maxOre, rating } = choice;
  return [
    ...filterGroups.flatMap((group) => choice[group].toSorted().map((value): [string, string] => [group, value])),
    ...entry("min", minOre === null ? null : minOre / 100),
    ...entry("max", maxOre === null ? null : maxOre / 100),
    ...filterFlags.flatMap((flag) => entry(flagParameters[flag], choice[flag] ? 1 : null)),
    ...entry("rating", rating),
  ];
}

function entry(name: string, value: number | null): [string, string][] {
  return value === null ? [] : [[name, String(value)]];
}

/** A listing's query without its filters and its page: what stays when filters change. */
export function unfilteredQuery(query: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [...filterParameters, "page"]) rest.delete(name);
  return rest;
}

/** A listing's query with the filters of `choice` instead of its own, on its first page, in the order of all its addresses. */
export function refilteredQuery(query: URLSearchParams, choice: FilterChoice): URLSearchParams {
  const rest = [...unfilteredQuery(query.toString())];
  const comesFirst = ([name]: [string, string]) => name === "category" || name === "search";
  return new URLSearchParams([
    ...rest.filter(comesFirst),
    ...filterEntries(choice),
    ...rest.filter((other) => !comesFirst(other)),
  ]);
}

/** Whether a query filters the listing, however it is written. */
export function hasFilters(query: string): boolean {
  const given = new URLSearchParams(query);
  return filterParameters.some((name) => given.has(name));
}

/** How many values, flags and bounds are chosen: both prices count as one. */
export function chosenCount(choice: FilterChoice): number {
  const { minOre, maxOre, rating } = choice;
  const ofGroups = filterGroups.reduce((sum, group) => sum + choice[group].length, 0);
  const ofFlags = filterFlags.filter((flag) => choice[flag]).length;
  return ofGroups + ofFlags + (minOre === null && maxOre === null ? 0 : 1) + (rating === null ? 0 : 1);
}

/**
 * Whether the page of a filtered listing may be cached. There are more combinations than a cache can hold: cached
 * are the pages of one chosen value, which many shoppers ask for, written in the one way that the shop itself writes them. Never
 * a price.
 */
export function isCacheableChoice(choice: FilterChoice, query: URLSearchParams): boolean {
  if (chosenCount(choice) > 1 || choice.minOre !== null || choice.maxOre !== null) return false;
  const written = filterParameters.flatMap((name) => query.getAll(name).map((value) => `${name}=${value}`));
  return (
    written.join("&") ===
    filterEntries(choice)
      .map(([name, value]) => `${name}=${value}`)
      .join("&")
  );
}
