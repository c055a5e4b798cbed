import { factSettings } from "./fact-settings.ts";
import type { SettingSection } from "./setting-fields.ts";
import { textSettings } from "./text-settings.ts";

/** Every setting of the site, in the order of its list, by group. */
export const settingGroups = [
  { title: "Shop", sections: factSettings },
  { title: "Texts", sections: textSettings },
] as const;

/** A setting by its address; null for an unknown one. */
export function settingOf(id: string): SettingSection | null {
  return settingGroups.flatMap(({ sections }) => sections).find((section) => section.id === id) ?? null;
}
