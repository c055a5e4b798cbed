import { type Language, pathIn } from "./languages.ts";

/** The language whose files are built (vite.config.ts): none where nothing is. */
declare const BUILT_LANGUAGE: Language;

/**
 * A browser's files have one language. It isn't the document's `lang`, which a browser that translates the page changes. Elsewhere it is English
 * until the Worker says whose request is answered.
 */
let read = (): Language => (typeof BUILT_LANGUAGE === "undefined" ? "en" : BUILT_LANGUAGE);

/**
 * The language that texts are in: in a browser the page's, on the server that of the request that is answered. A text that outlives its
 * request, such as an e-mail, is asked for in a language by name.
 */
export function currentLanguage(): Language {
  return read();
}

/** The path of a page in the current language, for plain links: those of the router (`Link`, `navigate`, `redirect`) need no prefix. */
export function localPath(path: string): string {
  return pathIn(currentLanguage(), path);
}

/** Tells where to read the language from. The Worker does, once: it answers requests in several languages at a time. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}
