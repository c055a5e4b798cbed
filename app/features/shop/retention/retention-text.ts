import { capitalize } from "#app/shared/capitalize.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language } from "#app/shared/language/languages.ts";

import { type RetainedData, retentionPeriods } from "./retention-periods.ts";
import { retentionWordsDa } from "./retention-words.da.ts";
import { retentionWordsEn } from "./retention-words.en.ts";
import { retentionWordsFi } from "./retention-words.fi.ts";
import { retentionWordsNb } from "./retention-words.nb.ts";
import { retentionWordsSv } from "./retention-words.sv.ts";
import type { RetentionWords } from "./retention-words.ts";

/** What the policies call the data that the shop stores, and when it is deleted. */
export const retentionWords: Readonly<Record<Language, RetentionWords>> = {
  en: retentionWordsEn,
  sv: retentionWordsSv,
  nb: retentionWordsNb,
  da: retentionWordsDa,
  fi: retentionWordsFi,
};

/** A period as the policies print it, in the current language: `3 years after your last order`. */
export function retentionText(kind: RetainedData): string {
  const { amount, unit } = retentionPeriods[kind];
  const { units, kinds } = retentionWords[currentLanguage()];
  const [one, other] = units[unit === "calendar years" ? "years" : unit];
  return `${amount} ${amount === 1 ? one : other} ${kinds[kind].after}`;
}

/** The periods as a policy's table prints them, a row each: what, for how long, and what happens then. */
export function retentionRows(): string[][] {
  const { kinds, isDeleted } = retentionWords[currentLanguage()];
  return (Object.keys(retentionPeriods) as RetainedData[]).map((kind) => {
    const { data, afterwards } = kinds[kind];
    return [data, capitalize(retentionText(kind)), capitalize(afterwards ?? isDeleted)];
  });
}
