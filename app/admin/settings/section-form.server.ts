import { builtInContent, builtInDocument } from "#app/features/shop/content/built-in-texts.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { parseDocument } from "#app/features/shop/content/document-text.ts";
import { writeDocument } from "#app/features/shop/content/document-text.ts";
import type { ProcessorsInUse } from "#app/features/shop/content/processing-register.ts";
import { effectiveContent, type SectionContent, typedSchemaOf } from "#app/features/shop/content/sections.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { fromFields, toFields } from "./form-content.ts";
import type { FlatFields, SettingSection } from "./setting-fields.ts";

/** What is wrong with a form: a message by the path of its field, such as `slides.0.title`. */
export type Problems = Record<string, string>;

/** What a section's form depends on besides what is stored. */
interface Site {
  configuration: SiteConfiguration;
  /** Whether a maps service is asked for addresses: the data protection text names it then. */
  inUse: ProcessorsInUse;
}

/** The fields of a section's form for what is stored, or for what it says without. */
export function sectionFields(section: SettingSection, stored: unknown, site: Site): Record<string, string> {
  const content = effectiveContent(section.id, stored) ?? builtInContent(section.id, site.configuration, site.inUse);
  const sections = "sections" in content ? (content["sections"] as Parameters<typeof writeDocument>[0]) : null;
  return toFields(section.fields, sections ? { ...content, text: writeDocument(sections) } : content);
}

/** The content a form says, checked by the section's schema; else its problems. */
export function contentOfForm(
  section: SettingSection,
  fields: FlatFields,
  site: Site,
  now: Date,
): { content: SectionContent; problems: null } | { content: null; problems: Problems } {
  let raw = fromFields(section.fields, fields);
  const builtIn = builtInDocument(section.id, site.configuration, site.inUse);
  if (builtIn) {
    const { text, ...rest } = raw;
    const { sections, problems } = parseDocument(String(text), builtIn);
    const told = problems.slice(0, 5).map(({ line, message }) => `Line ${line}: ${message}.`);
    if (told.length > 0) return { content: null, problems: { text: told.join(" ") } };
    raw = { ...rest, updated: stockholmDay(now), sections };
  }
  const parsed = typedSchemaOf(section.id).safeParse(raw);
  if (parsed.success) return { content: parsed.data, problems: null };
  const issues = parsed.error.issues.map(({ path, message }): [string, string] => [
    builtIn && path[0] === "sections" ? "text" : path.join("."),
    message,
  ]);
  // The first problem of a field is the one to correct first.
  return { content: null, problems: Object.fromEntries(issues.toReversed()) };
}
