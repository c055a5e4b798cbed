import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import type { FilterChoice, FilterCounts, FilterGroup, OfferedFilter } from "./filter-choice.ts";
import { filterFlags, filterGroups } from "./filter-choice.ts";
import type { BuyableOption, FilterProduct } from "./filter-product.ts";
import { offeredValues } from "./filter-values.ts";
import { isInStock, isNew, isOnSale, isRated, isWanted, type PlainFilter, plainFilters } from "./matching.ts";

/** The averages that can be asked for, high to low. */
export const ratingSteps = [4, 3, 2] as const;

export interface Counted {
  /** What the choice leaves, in the order given. */
  listed: FilterProduct[];
  counts: FilterCounts;
}

/**
 * What a choice leaves of some products, and what each further choice would leave. In one pass: a product that fails one
 * filter alone is what choosing more in that filter would add, and one that fails two is added by nothing.
 */
export function countChoices(products: Iterable<FilterProduct>, choice: FilterChoice, vat: VatRule): Counted {
  const listed: FilterProduct[] = [];
  const tallies = Object.fromEntries(filterGroups.map((group) => [group, new Tally()])) as Record<FilterGroup, Tally>;
  const flags = { inStock: 0, isNew: 0, onSale: 0 };
  const ratings = ratingSteps.map((atLeast) => ({ atLeast, count: 0 }));
  let lowest = Infinity;
  let highest = -Infinity;
  const active = (Object.keys(plainFilters) as PlainFilter[]).filter((filter) => isActive(filter, choice));
  const optionsOf = optionJudge(choice);

  for (const product of products) {
    const failed = onlyFailure(active, product, choice, vat);
    if (failed === "several") continue;
    const options = optionsOf(product.buyable);
    if (failed === null) {
      tallies.size.add(options.sizes, options.pass);
      tallies.color.add(options.colors, options.pass);
    }
    if (!options.pass) continue;

    const isListed = failed === null;
    if (isListed) listed.push(product);
    const counted = (filter: PlainFilter) => isListed || failed === filter;
    if (counted("kind")) tallies.kind.add(product.traits.kind, isListed);
    if (counted("fit")) tallies.fit.add(product.traits.fit, isListed);
    if (counted("sport")) tallies.sport.add(product.traits.sport, isListed);
    if (counted("fabric")) tallies.fabric.add(product.traits.fabric, isListed);
    if (isListed && isInStock(product)) flags.inStock++;
    if (isListed && isNew(product)) flags.isNew++;
    if (isListed && isOnSale(product)) flags.onSale++;
    if (counted("rating")) for (const step of ratings) if (isRated(product, step.atLeast)) step.count++;
    if (counted("price")) {
      lowest = Math.min(lowest, product.priceOre);
      highest = Math.max(highest, product.priceOre);
    }
  }

  const total = listed.length;
  const offered = Object.fromEntries(
    filterGroups.map((group) => [group, offeredValues(group, choice[group], tallies[group], total)]),
  ) as Pick<FilterCounts, FilterGroup>;
  const offeredFlags = Object.fromEntries(
    filterFlags.map((flag) => [flag, offeredFlag(flags[flag], choice[flag])]),
  ) as Record<(typeof filterFlags)[number], OfferedFilter | null>;
  const counts = {
    ...offered,
    ...offeredFlags,
    price: lowest <= highest ? { minOre: priceWithVat(lowest, vat), maxOre: priceWithVat(highest, vat) } : null,
    rating: offeredRatings(ratings, choice.rating, total),
  };
  return { listed, counts };
}

/** How many products have each value: of those in the list, and of those that the value would add to it. */
export class Tally {
  readonly listed = new Map<string, number>();
  readonly added = new Map<string, number>();

  add(values: readonly string[], isListed: boolean): void {
    const counts = isListed ? this.listed : this.added;
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
}

function isActive(filter: PlainFilter, choice: FilterChoice): boolean {
  if (filter === "price") return choice.minOre !== null || choice.maxOre !== null;
  if (filter === "rating") return choice.rating !== null;
  const chosen = choice[filter];
  return typeof chosen === "boolean" ? chosen : chosen.length > 0;
}

/** The one filter that a product fails; null when it passes all. */
function onlyFailure(
  active: readonly PlainFilter[],
  product: FilterProduct,
  choice: FilterChoice,
  vat: VatRule,
): PlainFilter | "several" | null {
  let failed: PlainFilter | null = null;
  for (const filter of active) {
    if (plainFilters[filter](product, choice, vat)) continue;
    if (failed !== null) return "several";
    failed = filter;
  }
  return failed;
}

interface JudgedOptions {
  pass: boolean;
  /** The sizes to be had in the chosen colors, and the colors in the chosen sizes. */
  sizes: readonly string[];
  colors: readonly string[];
}

/** Judges what can be bought of a product. Products with the same options share one list, which is judged once. */
function optionJudge({ size, color }: FilterChoice): (buyable: readonly BuyableOption[]) => JudgedOptions {
  const known = new Map<readonly BuyableOption[], JudgedOptions>();
  const free = size.length === 0 && color.length === 0;
  return (buyable) => {
    let judged = known.get(buyable);
    if (judged === undefined) {
      const ofColor = buyable.filter((option) => isWanted(option.color, color));
      const ofSize = buyable.filter((option) => isWanted(option.size, size));
      judged = {
        pass: free || ofColor.some((option) => isWanted(option.size, size)),
        sizes: [...new Set(ofColor.map((option) => option.size))],
        colors: [...new Set(ofSize.map((option) => option.color))],
      };
      known.set(buyable, judged);
    }
    return judged;
  };
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
  const shown = offered.filter(({ atLeast }) => atLeast !== chosen).map((step) => ({ ...step, chosen: false }));
  const all = chosen === null ? shown : [...shown, { atLeast: chosen, count: total, chosen: true }];
  return all.toSorted((a, b) => b.atLeast - a.atLeast);
}
