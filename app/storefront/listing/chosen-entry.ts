import type { FilterChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { entryNames } from "#app/storefront/frame/menu-entries.ts";

/** The name of the menu's entry that a list is narrowed to, whatever else narrows it: its only kind, else what is new or on sale; else null. */
export function chosenEntry({ kind, isNew, onSale }: FilterChoice): string | null {
  if (kind.length > 1 || (kind.length === 0 && isNew && onSale)) return null;
  const id = kind[0] ?? (isNew ? "new" : onSale ? "sale" : "");
  return entryNames().get(id) ?? null;
}
