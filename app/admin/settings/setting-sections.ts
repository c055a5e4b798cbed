import type { SectionName } from "#app/features/configuration/sections.server.ts";

import { factSettings } from "./fact-settings.ts";
import type { SettingField } from "./setting-fields.ts";
import { textSettings } from "./text-settings.ts";

export interface SettingSection {
  id: SectionName;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  /** The page that shows it, for the preview. */
  seenAt: string;
  fields: readonly SettingField[];
  /** What staff must know before they save it; it is asked then. */
  asks?: string;
}

/** Every setting of the site, in the order of its list, by group. */
export const settingGroups = [
  { title: "Shop", sections: factSettings },
  { title: "Texts", sections: textSettings },
] as const;

/** A setting by its address; null for an unknown one. */
export function settingOf(id: string): SettingSection | null {
  return settingGroups.flatMap(({ sections }) => sections).find((section) => section.id === id) ?? null;
}
