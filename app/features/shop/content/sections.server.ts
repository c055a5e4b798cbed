import type { z } from "zod";

import { siteSections } from "./configuration.server.ts";
import { pageTexts, typedFaq } from "./page-texts.server.ts";

/** Every section that staff may edit, short or long, with its schema. */
export const editableSections = { ...siteSections, ...pageTexts } as const;

export type SectionName = keyof typeof editableSections;
export type SectionContent = Record<string, unknown>;

/** Whether a name is one of a section. */
export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(editableSections, name);
}

/** The schema of a section, for content that is not typed. */
export function schemaOf(section: SectionName): z.ZodType<SectionContent> {
  return editableSections[section];
}

/** The schema of what staff type into a section: what is stored may be older than a rule. */
export function typedSchemaOf(section: SectionName): z.ZodType<SectionContent> {
  return section === "faq" ? typedFaq : schemaOf(section);
}

/** What a section says where nothing valid is stored: its default; null for a long text, whose page has one built in. */
export function effectiveContent(section: SectionName, stored: unknown): SectionContent | null {
  const parsed = schemaOf(section).safeParse(stored ?? {});
  if (parsed.success) return parsed.data;
  const byDefault = schemaOf(section).safeParse({});
  return byDefault.success ? byDefault.data : null;
}

/** Whether a change takes the VAT out of prices that carried it: that is confirmed by typed words. */
export function takesVatOut(section: string, before: SectionContent | null, after: SectionContent | null): boolean {
  return section === "vat" && before?.["mode"] === "included" && after?.["mode"] === "added";
}
