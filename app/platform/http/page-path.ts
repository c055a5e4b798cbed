import { withoutLanguage } from "#app/shared/language/languages.ts";

/**
 * The path of a page, for its own in any language or that of its data: `/` for `/_.data` and `/sv`, `/shop` for `/shop.data` and
 * `/sv/shop`. `/shop/_.data` is the data of `/shop/`, as the router asks for a path with a slash at its end.
 */
export function pagePathOf(pathname: string): string {
  return withoutLanguage(pathname.replace(/(\/)_\.data$|\.data$/, "$1"));
}

/** The path that the router asks for a page's data, in the language of its address. */
export function dataPathOf(pagePath: string): string {
  return withoutLanguage(pagePath) === "/" ? `${pagePath.replace(/\/$/, "")}/_.data` : `${pagePath}.data`;
}

/** Whether a path is that of a page's data. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}
