import { settingOf } from "#app/admin/settings/setting-sections.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

/** What staff call an item: a section of the site by the name of its setting. */
export function itemName({ kind, itemId, name }: { kind: TranslationKind; itemId: string; name: string }): string {
  return kind === "section" ? (settingOf(itemId)?.title ?? name) : name;
}
