import { isSectionName, typedSchemaOf } from "./sections.server.ts";

/**
 * Why a text may not stand at a place of a section, such as `lines.0.text`, by the section's own rule for what staff type there: a sentence
 * without its full stop. Null when it may.
 */
export function sectionTextProblem(section: string, place: string, text: string): string | null {
  if (!isSectionName(section)) return null;
  // What else the section has is of no matter here: what is wrong elsewhere is told by another path.
  const parsed = typedSchemaOf(section).safeParse(contentWith(place.split("."), text));
  const issue = parsed.error?.issues.find(({ path }) => path.join(".") === place);
  return issue ? issue.message.replace(/\.$/, "") : null;
}

/** Content that has a text at a place, and nothing else. */
function contentWith([key, ...below]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const part = contentWith(below, text);
  if (!/^\d{1,3}$/.test(key)) return { [key]: part };
  const list: unknown[] = Array.from({ length: Number(key) }, () => null);
  return [...list, part];
}
