import type { TranslationState } from "#app/shared/translations.ts";

/** What staff call how far a text is. */
export const stateNames: Readonly<Record<TranslationState, string>> = {
  missing: "In English",
  changed: "Changed since",
  done: "Done",
};
