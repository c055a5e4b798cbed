import { currentLanguage } from "./current-language.ts";

/** A share as the current language writes it: `25%`, `25 %` with a space that doesn't break. */
export function localPercent(percent: number): string {
  return currentLanguage() === "en" ? `${percent}%` : `${percent}\u00a0%`;
}
