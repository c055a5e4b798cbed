import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import {
  type FilterChoice,
  type FilterCounts,
  filterFlags,
  type FilterGroup,
  filterGroups,
  type OfferedFilter,
} from "./filter-choice.ts";
import type { BuyableColor, FilterProduct, Traits } from "./filter-product.ts";
import { offeredValues, Tally } from "./filter-values.ts";
import {
  isInStock,
  isNew,
  isOnSale,
  isRated,
  isWanted,
  matches,
  passesOptions,
  type PlainFilter,
  plainFilters,
} from "./matching.ts";

/** The averages that can be asked for, high to low. */
export const ratingSteps = [4, 3, 2] as const;

const traitGroups = ["kind", "fit", "sport", "fabric"] as const satisfies readonly (keyof Traits)[];

export interface Counted {
  /** What the choice leaves, in the order given. */
  listed: FilterProduct[];
  counts: FilterCounts;
}

/** The one plain filter that something fails; null when it passes all. */
type Failure = PlainFilter | "several" | null;

/**
 * What a choice leaves of some products, and what each further choice would leave. In one pass: a product that fails one
 * filter alone is what choosing more in that filter would add, and one that fails two is added by nothing. What products
 * have in common is judged once.
 */
export function countChoices(products: Iterable<FilterProduct>, choice: FilterChoice, vat: VatRule): Counted {
  const failureOf = (filters: readonly PlainFilter[]) => {
    const active = filters.filter((filter) => isActive(filter, choice));
    if (active.length === 0) return () => null;
    return (product: FilterProduct): Failure => {
      const failed = active.filter((filter) => !plainFilters[filter](product, choice, vat));
      return failed.length > 1 ? "several" : (failed[0] ?? null);
    };
  };
  const traitFailure = failureOf(traitGroups);
  const facetFailure = failureOf(["isNew", "onSale"]);
  const stockFailure = failureOf(["inStock"]);
  const ownFailure = failureOf(["price", "rating"]);
  const traitsOf = oncePer("traits", (product) => ({
    failed: traitFailure(product),
    values: product.traits,
    listed: 0,
    added: 0,
  }));
  const facetsOf = oncePer("facets", (product) => ({
    failed: facetFailure(product),
    isNew: isNew(product),
    isOnSale: isOnSale(product),
    listed: 0,
  }));
  const optionsOf = oncePer("buyable", (product) => ({
    failed: stockFailure(product),
    isInStock: isInStock(product),
    pass: passesOptions(product.buyable, choice),
    colors: product.buyable,
    reached: 0,
  }));

  const listed: FilterProduct[] = [];
  const ratings = ratingSteps.map((atLeast) => ({ atLeast, count: 0 }));
  let lowest = Infinity;
  let highest = -Infinity;
  for (const product of products) {
    const traits = traitsOf.get(product);
    const facets = facetsOf.get(product);
    const options = optionsOf.get(product);
    const failed = both(both(traits.failed, facets.failed), both(options.failed, ownFailure(product)));
    if (failed === "several") continue;
    if (failed === null) options.reached++;
    if (!options.pass) continue;

    if (failed === null) {
      listed.push(product);
      traits.listed++;
      facets.listed++;
    } else if (failed === traits.failed) traits.added++;
    if (failed === null || failed === "rating") {
      for (const step of ratings) if (isRated(product, step.atLeast)) step.count++;
    }
    if (failed === null || failed === "price") {
      lowest = Math.min(lowest, product.priceOre);
      highest = Math.max(highest, product.priceOre);
    }
  }

  const total = listed.length;
  const tallies = Object.fromEntries(filterGroups.map((group) => [group, new Tally()])) as Record<FilterGroup, Tally>;
  for (const traits of traitsOf.all()) {
    for (const group of traitGroups) {
      tallies[group].add("listed", traits.values[group], traits.listed);
      if (traits.failed === group) tallies[group].add("added", traits.values[group], traits.added);
    }
  }
  const flags = { inStock: 0, isNew: 0, onSale: 0 };
  for (const facets of facetsOf.all()) {
    if (facets.isNew) flags.isNew += facets.listed;
    if (facets.isOnSale) flags.onSale += facets.listed;
  }
  for (const options of optionsOf.all()) {
    if (options.reached === 0) continue;
    const as = options.pass ? "listed" : "added";
    tallies.size.add(as, sizesIn(options.colors, choice.color), options.reached);
    tallies.color.add(as, colorsIn(options.colors, choice.size), options.reached);
    if (options.pass && options.isInStock) flags.inStock += options.reached;
  }
  const counts = {
    ...record(filterGroups, (group) => offeredValues(group, choice[group], tallies[group], total)),
    ...record(filterFlags, (flag) => offeredFlag(flags[flag], choice[flag])),
    price: lowest <= highest ? { minOre: priceWithVat(lowest, vat), maxOre: priceWithVat(highest, vat) } : null,
    rating: offeredRatings(ratings, choice.rating, total),
  };
  return { listed, counts };
}

/**
 * How many of some products a choice lists that has one thing less than a choice that lists none. One of several values of a group
 * taken away leaves still nothing, so at most a dozen such choices look at the products.
 */
export function countWithout(
  products: readonly FilterProduct[],
  choice: FilterChoice,
  less: FilterChoice,
  vat: VatRule,
): number {
  const isOneOfSeveral = filterGroups.some(
    (group) => less[group].length > 0 && less[group].length < choice[group].length,
  );
  return isOneOfSeveral ? 0 : products.filter((product) => matches(product, less, vat)).length;
}

function isActive(filter: PlainFilter, choice: FilterChoice): boolean {
  if (filter === "price") return choice.minOre !== null || choice.maxOre !== null;
  if (filter === "rating") return choice.rating !== null;
  const chosen = choice[filter];
  return typeof chosen === "boolean" ? chosen : chosen.length > 0;
}

function both(a: Failure, b: Failure): Failure {
  if (a === null) return b;
  return b === null ? a : "several";
}

/** Works something out once for each part that products share, by the first product that has it. */
function oncePer<T>(part: "traits" | "facets" | "buyable", work: (product: FilterProduct) => T) {
  const known = new Map<object, T>();
  return {
    get: (product: FilterProduct): T => {
      let worked = known.get(product[part]);
      if (worked === undefined) {
        worked = work(product);
        known.set(product[part], worked);
      }
      return worked;
    },
    all: () => known.values(),
  };
}

/** The sizes to be had in the chosen colors, each once. */
function sizesIn(buyable: readonly BuyableColor[], chosen: readonly string[]): readonly string[] {
  const [first, ...others] = buyable.filter(({ color }) => isWanted(color, chosen));
  if (!first || others.length === 0) return first?.sizes ?? [];
  const sizes = [...first.sizes];
  for (const other of others) for (const size of other.sizes) if (!sizes.includes(size)) sizes.push(size);
  return sizes;
}

/** The colors to be had in the chosen sizes. */
function colorsIn(buyable: readonly BuyableColor[], chosen: readonly string[]): string[] {
  return buyable.filter(({ sizes }) => sizes.some((size) => isWanted(size, chosen))).map(({ color }) => color);
}

function record<K extends string, T>(keys: readonly K[], work: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, work(key)])) as Record<K, T>;
}

function offeredFlag(count: number, chosen: boolean): OfferedFilter | null {
  return chosen || count > 0 ? { count, chosen } : null;
}

/** A step that lists no more than a higher one adds nothing. */
function offeredRatings(
  steps: readonly { atLeast: number; count: number }[],
  chosen: number | null,
  total: number,
): FilterCounts["rating"] {
  const offered = steps.filter(({ count }, i) => count > (steps[i - 1]?.count ?? 0));
  const others = offered.filter(({ atLeast }) => atLeast !== chosen).map((step) => ({ ...step, chosen: false }));
  const all = chosen === null ? others : [...others, { atLeast: chosen, count: total, chosen: true }];
  return all.toSorted((a, b) => b.atLeast - a.atLeast);
}
