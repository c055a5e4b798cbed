import type { SectionName } from "#app/features/shop/content/sections.server.ts";

import type { SettingField } from "./setting-fields.ts";

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
