import type { FilterChoice, FilterCounts, OfferedValue } from "#app/features/catalogue/filters/filter-choice.ts";
import { isClothesSize } from "#app/shared/size-key.ts";

/** What is worn in sizes of its own, or has none. */
const notClothes: ReadonlySet<string> = new Set(["socks", "bags", "headwear", "gloves", "equipment"]);

/**
 * The sizes to offer: where clothes are listed and no kind is chosen, those of clothes alone, since nobody looks for socks by 40–43 among
 * hoodies. What is chosen stays.
 */
export function sizesToOffer(counts: FilterCounts, choice: FilterChoice): readonly OfferedValue[] {
  const hasClothes = counts.kind.some(({ id }) => !notClothes.has(id));
  if (choice.kind.length > 0 || !hasClothes) return counts.size;
  return counts.size.filter(({ id, chosen }) => chosen || isClothesSize(id));
}
