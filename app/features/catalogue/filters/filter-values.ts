import { colorFamilies, fabrics, fits, kinds, sports } from "#app/features/catalogue/products/attributes.ts";
import { maxChosenValues } from "#app/shared/filter-limits.ts";
import { compareSizes } from "#app/shared/size-key.ts";
import { sizeLabel } from "#app/shared/size-name.ts";

import type { FilterGroup, OfferedValue } from "./filter-choice.ts";

interface Value {
  id: string;
  label: string;
  hex?: string;
}

const closedLists: Record<Exclude<FilterGroup, "size">, readonly Value[]> = {
  color: colorFamilies,
  kind: kinds,
  fit: fits,
  sport: sports,
  fabric: fabrics,
};

/** How many products have each value: of those in the list, and of those that the value would add to it. */
export class Tally {
  readonly listed = new Map<string, number>();
  readonly added = new Map<string, number>();

  add(as: "listed" | "added", values: readonly string[], products: number): void {
    if (products === 0) return;
    const counts = this[as];
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + products);
  }
}

/**
 * The values of a group to offer, in their order. With nothing chosen in it, a value narrows the list to what has it; beside
 * others, it adds to the list. Left out is what nothing has, in the list or added to it, and one more than an address holds. What is
 * chosen stays, and so does what the listed products have too: whoever goes from S to M must find M.
 */
export function offeredValues(
  group: FilterGroup,
  chosen: readonly string[],
  { listed, added }: Tally,
  total: number,
): OfferedValue[] {
  const found = new Set([...listed.keys(), ...added.keys(), ...chosen]);
  return valuesOf(group, found).flatMap((value): OfferedValue[] => {
    if (chosen.includes(value.id)) return [{ ...value, count: listed.get(value.id) ?? 0, chosen: true }];
    if (chosen.length >= maxChosenValues) return [];
    const had = listed.get(value.id) ?? 0;
    const gained = added.get(value.id) ?? 0;
    const count = chosen.length === 0 ? had : total + gained;
    return had + gained === 0 ? [] : [{ ...value, count, chosen: false }];
  });
}

/** Those values with their labels, in the order shoppers see them; an id that no list has is its own label, and last. */
function valuesOf(group: FilterGroup, ids: ReadonlySet<string>): Value[] {
  if (group === "size") return [...ids].toSorted(compareSizes).map((id) => ({ id, label: sizeLabel(id) }));
  const list = closedLists[group].map(({ id, label, hex }): Value => (hex ? { id, label, hex } : { id, label }));
  const unknown = [...ids].filter((id) => !list.some((value) => value.id === id));
  return [...list.filter(({ id }) => ids.has(id)), ...unknown.map((id) => ({ id, label: id }))];
}
