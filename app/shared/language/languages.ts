/** The languages that the shop has texts in beside English. */
export const prefixedLanguages = ["sv", "nb", "da", "fi"] as const;

export type PrefixedLanguage = (typeof prefixedLanguages)[number];

/** The shop's languages. English is the one of the bare addresses, and stands first. */
export const languages = ["en", ...prefixedLanguages] as const;

export type Language = (typeof languages)[number];

/** What stands before the paths of pages: a language, or one with the country that it is spoken in too. */
export const prefixedLocales = [...prefixedLanguages, "sv-fi"] as const;

export type PrefixedLocale = (typeof prefixedLocales)[number];

/** All of them: English at the bare addresses. A language alone is a locale, too. Whose prices and law each has, `markets.ts` says. */
export const locales = ["en", ...prefixedLocales] as const;

export type Locale = (typeof locales)[number];

/**
 * What the shop's own pages say their locale by when they call the API, whose paths have no prefix. Browsers send `Accept-Language` for
 * everyone, and machines that don't ask for a language get English.
 */
export const languageHeader = "Shop-Language";

const prefix = new RegExp(`^/(${prefixedLocales.join("|")})(?=/|$)`, "i");

/** The language that a locale's texts are in: its name begins with it. */
export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** Whether a locale is there for its market alone: its language is spoken at home in another. */
export function isOfMarket(locale: Locale): boolean {
  return languageOf(locale) !== locale;
}

/** The locales of the languages that the shop is built in beside English. */
export function builtLocales(built: readonly PrefixedLanguage[] = []): PrefixedLocale[] {
  return prefixedLocales.filter((locale) => built.some((language) => language === languageOf(locale)));
}

/** A locale as documents and search engines are told it: `sv`, `sv-FI`. */
export function languageTag(locale: Locale): string {
  return locale.replace(/-.*/, (country) => country.toUpperCase());
}

/** The locale that a path is in, by its prefix: `sv` for `/sv/cart`, `sv-fi` for `/sv-fi`, `en` for `/cart`. */
export function localeOfPath(pathname: string): Locale {
  return (prefix.exec(pathname)?.[1]?.toLowerCase() as PrefixedLocale | undefined) ?? "en";
}

/** A path without its prefix: `/cart` for `/sv/cart`, `/` for `/sv-fi`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(prefix, "") || "/";
}

/** The path of a page in a locale, for its path in English: `/sv/cart` for `/cart`, `/sv` for `/`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
