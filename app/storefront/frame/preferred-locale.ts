import { languageOf, type Locale } from "#app/shared/language/languages.ts";

/** Codes that browsers have for Norwegian, of which the shop's is `nb`. */
const norwegian = /^(no|nn)$/;

/**
 * The locale of the shop that a browser prefers: of the first of its own (`navigator.languages`, such as `sv-SE`) whose language the shop is open
 * in, with its country where the shop has that apart; null when it is open in none of them.
 */
export function preferredLocale(wanted: readonly string[], open: readonly Locale[]): Locale | null {
  for (const tag of wanted) {
    const whole = tag.toLowerCase();
    const code = (whole.split("-")[0] ?? "").replace(norwegian, "nb");
    const found = open.find((locale) => locale === whole) ?? open.find((locale) => locale === code);
    if (found) return found;
  }
  return null;
}

/**
 * The locale that a page in the `current` one offers: the one that the browser prefers. Another country's in the page's own language is offered
 * only to a browser that names a country, `sv-FI` on `/sv` or `sv-SE` on `/sv-fi`: `sv` says nothing of prices or delivery. Null for none.
 */
export function localeToOffer(wanted: readonly string[], open: readonly Locale[], current: Locale): Locale | null {
  const preferred = preferredLocale(wanted, open);
  if (preferred === null || preferred === current) return null;
  const language = languageOf(current);
  if (languageOf(preferred) !== language) return preferred;
  return wanted.find((tag) => tag.toLowerCase().startsWith(language))?.includes("-") ? preferred : null;
}

/** Whether another locale is offered on a page: at the checkout it would lead away from what was typed, and without a connection nowhere. */
export function isOfferedOn(pathname: string): boolean {
  return pathname !== "/checkout" && pathname !== "/offline";
}
