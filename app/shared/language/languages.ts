/** The languages whose pages have a prefix before their paths. */
export const prefixedLanguages = ["sv", "nb", "da", "fi"] as const;

export type PrefixedLanguage = (typeof prefixedLanguages)[number];

/** The shop's languages. English is the one of the bare addresses, and stands first. */
export const languages = ["en", ...prefixedLanguages] as const;

export type Language = (typeof languages)[number];

/**
 * What the shop's own pages say their language by when they call the API, whose paths have no prefix. Browsers send `Accept-Language` for
 * everyone, and machines that don't ask for a language get English.
 */
export const languageHeader = "Shop-Language";

const prefix = new RegExp(`^/(${prefixedLanguages.join("|")})(?=/|$)`, "i");

/** The language that a path is in, by its prefix: `sv` for `/sv/cart`, `en` for `/cart`. */
export function languageOfPath(pathname: string): Language {
  return (prefix.exec(pathname)?.[1]?.toLowerCase() as PrefixedLanguage | undefined) ?? "en";
}

/** A path without the prefix of its language: `/cart` for `/sv/cart`, `/` for `/sv`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(prefix, "") || "/";
}

/** The path of a page in a language, for its path in English: `/sv/cart` for `/cart`, `/sv` for `/`. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
