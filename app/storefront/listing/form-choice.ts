import {
  type FilterChoice,
  type FilterCounts,
  type FilterFlag,
  filterFlags,
  type FilterGroup,
  filterGroups,
} from "#app/features/catalogue/filters/filter-choice.ts";

import { flagParameters } from "./filter-address.ts";

/**
 * What is chosen in the form of filters. Prices are put right: whole kronor, the lower first, and none beyond `bounds`, the prices there
 * are, where nothing would be left. What is no price counts as absent.
 */
export function choiceOfForm(form: FormData, bounds: FilterCounts["price"]): FilterChoice {
  const texts = (name: string) => form.getAll(name).map(String);
  const groups = Object.fromEntries(filterGroups.map((group) => [group, texts(group)])) as Record<
    FilterGroup,
    string[]
  >;
  const flags = Object.fromEntries(filterFlags.map((flag) => [flag, form.has(flagParameters[flag])])) as Record<
    FilterFlag,
    boolean
  >;
  return {
    ...groups,
    ...flags,
    ...pricesOf(texts("min")[0], texts("max")[0], bounds),
    rating: Number(texts("rating")[0]) || null,
  };
}

function pricesOf(from: string | undefined, to: string | undefined, bounds: FilterCounts["price"]) {
  const [low, high] = [kronorOf(from), kronorOf(to)];
  const [min, max] = low !== null && high !== null && low > high ? [high, low] : [low, high];
  const [lowest, highest] = [bounds?.minOre ?? 0, Math.min(bounds?.maxOre ?? mostOre, mostOre)];
  return {
    minOre: min === null ? null : Math.min(Math.floor(min), Math.floor(highest / 100)) * 100,
    maxOre: max === null ? null : Math.min(Math.max(Math.ceil(max), Math.ceil(lowest / 100)) * 100, mostOre),
  };
}

/** The highest price that an address can ask for. */
const mostOre = 999_999_00;

/** Kronor as a number field gives them; null for none, and for what is no price. */
function kronorOf(text = ""): number | null {
  const kronor = Number(text);
  return text.trim() === "" || !(kronor >= 0) ? null : kronor;
}
