/**
 * The path of a page, for its own or that of its data: `/` for `/_.data`, `/shop` for `/shop.data`. `/shop/_.data` is the data of
 * `/shop/`, as the router asks for a path with a slash at its end.
 */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(\/)_\.data$|\.data$/, "$1");
}

/** The path that the router asks for a page's data. */
export function dataPathOf(pagePath: string): string {
  return pagePath === "/" ? "/_.data" : `${pagePath}.data`;
}

/** Whether a path is that of a page's data. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}
