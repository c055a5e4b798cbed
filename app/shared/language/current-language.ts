import { type Language, languageOf, type Locale, localeOfPath, pathIn } from "./languages.ts";

/** The language whose files are built (vite.config.ts): none where nothing is. */
declare const BUILT_LANGUAGE: Language;

/**
 * A browser's files have one language. It isn't the document's `lang`, which a browser that translates the page changes. Elsewhere it is English
 * until the Worker says whose request is answered.
 */
const ofFiles: Language = typeof BUILT_LANGUAGE === "undefined" ? "en" : BUILT_LANGUAGE;

/** The locale of this document: files of one language serve the pages of every country that speaks it. */
let ofPage: Locale | undefined;
let read = (): Locale => (ofPage ??= localeOfDocument());

function localeOfDocument(): Locale {
  const named = typeof location === "undefined" ? ofFiles : localeOfPath(location.pathname);
  return languageOf(named) === ofFiles ? named : ofFiles;
}

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
