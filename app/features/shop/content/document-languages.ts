import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

/**
 * A document that is written out whole in every language, as the one of the current language. Each language has a file of its own beside the English
 * one (`terms-of-service.sv.ts`), with the same sections, tables and facts in the same order (`legal-documents.test.ts`). A forgotten language does not compile.
 */
export function inEveryLanguage<Facts extends readonly unknown[], Document>(
  written: Readonly<Record<Language, (...facts: Facts) => Document>>,
): (...facts: Facts) => Document {
  return (...facts) => written[currentLanguage()](...facts);
}
