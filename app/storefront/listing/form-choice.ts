import {
  type FilterChoice,
  type FilterFlag,
  filterFlags,
  type FilterGroup,
  filterGroups,
} from "#app/features/filters/filter-choice.ts";

import { flagParameters } from "./filter-address.ts";

/** What is chosen in the form of filters. What the shopper may have mistyped, a price, counts as absent. */
export function choiceOfForm(form: FormData): FilterChoice {
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
    minOre: oreOf(texts("min")[0]),
    maxOre: oreOf(texts("max")[0]),
    rating: Number(texts("rating")[0]) || null,
  };
}

/** Öre of kronor as a number field gives them; null for none, and for what no product can cost. */
function oreOf(kronor = ""): number | null {
  const ore = Math.round(Number(kronor) * 100);
  return kronor.trim() === "" || !(ore >= 0 && ore < 100_000_000) ? null : ore;
}
