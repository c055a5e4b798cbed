import { currentLanguage } from "./current-language.ts";

/** A number, or a text with numbers, with its decimals as the current language writes them: `4.9`, `4,9`. */
export function localDecimals(numbers: number | string): string {
  const text = String(numbers);
  return currentLanguage() === "en" ? text : text.replaceAll(".", ",");
}
