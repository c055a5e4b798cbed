import { type Language, languageOf, type Locale, localeOfPath, pathIn } from "./languages.ts";

/** The locale of this document, which no move inside it changes. */
let ofDocument: Locale | undefined;

/**
 * In a browser it is that of the address: not the document's `lang`, which a browser that translates the page changes. Elsewhere it is English
 * until the Worker says whose request is answered.
 */
let read = (): Locale => (ofDocument ??= typeof location === "undefined" ? "en" : localeOfPath(location.pathname));

/**
 * Where texts are shown: in a browser the page's locale, on the server that of the request that is answered. A text that outlives its
 * request, such as an e-mail, is asked for in a locale by name.
 */
export function currentLocale(): Locale {
  return read();
}

/** The language that texts are in. */
export function currentLanguage(): Language {
  return languageOf(read());
}

/** The path of a page in the current locale, for plain links: those of the router (`Link`, `navigate`, `redirect`) need no prefix. */
export function localPath(path: string): string {
  return pathIn(read(), path);
}

/** Tells where to read the locale from. The Worker does, once: it answers requests in several at a time. */
export function readLanguageFrom(source: () => Locale): void {
  read = source;
}
