import type { Language } from "#app/shared/language/languages.ts";

/** Codes that browsers have for Norwegian, of which the shop's is `nb`. */
const norwegian = /^(no|nn)$/;

/**
 * The language of the shop that a browser prefers: the first of its own (`navigator.languages`, such as `sv-SE`) that the shop is open in;
 * null when it is open in none of them.
 */
export function preferredLanguage(wanted: readonly string[], open: readonly Language[]): Language | null {
  for (const tag of wanted) {
    const code = (tag.toLowerCase().split("-")[0] ?? "").replace(norwegian, "nb");
    const found = open.find((language) => language === code);
    if (found) return found;
  }
  return null;
}
