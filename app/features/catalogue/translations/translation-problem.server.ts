import { sectionTextProblem } from "#app/features/shop/content/section-text-problem.server.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

import { translatableField, translationProblem } from "./translatable.ts";

/**
 * What is wrong with a translation of a field, as a sentence without its full stop; null for a right one, and for a field that is not
 * translated. A text of the site is checked by the rule of its English.
 */
export function problemOfTranslation(
  { kind, itemId, field }: { kind: TranslationKind; itemId: string; field: string },
  text: string,
  english: string,
): string | null {
  const rule = translatableField(kind, field);
  const problem = rule && translationProblem(rule, text, english);
  if (problem || kind !== "section" || text === "") return problem;
  return sectionTextProblem(itemId, field, text);
}
