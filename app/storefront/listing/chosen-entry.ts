import type { FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { entryNames } from "#app/storefront/frame/menu-entries.ts";

import { chosenCount } from "./filter-address.ts";

/** The name of the menu's entry that a list is narrowed to: one kind, what is new, or what is on sale, and nothing else; else null. */
export function chosenEntry(choice: FilterChoice): string | null {
  if (chosenCount(choice) !== 1) return null;
  const id = choice.kind[0] ?? (choice.isNew ? "new" : choice.onSale ? "sale" : "");
  return entryNames.get(id) ?? null;
}
