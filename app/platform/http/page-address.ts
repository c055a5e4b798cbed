import { maxChosenValues, maxSizeKeyLength } from "#app/shared/filter-limits.ts";

import { isDataPath, pagePathOf } from "./page-path.ts";

/** The query parameters that pages read, in canonical order, with the most characters of each. */
const knownParameters: Record<string, number> = {
  // The id that a page of a feed begins after.
  after: 200,
  category: 60,
  ids: 2_000,
  page: 6,
  reason: 40,
  search: 200,
  sort: 20,
  view: 10,
  w: 6,
  payment: 100,
  // Added by Stripe to the page that shoppers come back to, which takes it away.
  payment_intent: 100,
  id: 100,
  orderId: 100,
  key: 200,
  number: 20,
  line: 100,
  done: 100,
  picture: 100,
  // Whose reviews, and with how many stars.
  product: 200,
  stars: 1,
  // The filters of a listing, in the order in which its own addresses have them.
  size: maxSizeKeyLength,
  // A family of colors; on a product's page, one of its own.
  color: 100,
  kind: 24,
  fit: 24,
  sport: 24,
  fabric: 24,
  min: 8,
  max: 8,
  stock: 1,
  new: 1,
  sale: 1,
  rating: 1,
};

const signed = ["id", "key"];
const ofListing = ["category", "page", "sort", "view", "size", "color", "kind", "fit", "sport", "fabric"];
const listing = [...ofListing, "min", "max", "stock", "new", "sale", "rating"];

/**
 * Which of them a page reads, by its path. Others never reach it: one cached copy serves everyone, must not contain a visitor's own
 * text, and there must be no more copies than pages. A page that reads another parameter adds it here.
 */
const readAt: ReadonlyMap<string, readonly string[]> = new Map([
  ["/shop", [...listing, "search"]],
  ["/mens-collection", listing],
  ["/womens-collection", listing],
  ["/accessories-collection", listing],
  ["/product/*", ["color"]],
  ["/cj-product/*", ["color"]],
  ["/collections/*", listing.filter((name) => name !== "category")],
  // Of a Shopify shop: what the page here reads that it leads to.
  ["/products/*", ["color"]],
  ["/reviews", ["category", "page", "sort", "view", "product", "stars"]],
  ["/contact", ["reason"]],
  ["/notify-me", ["id"]],
  ["/search-suggestions", ["search"]],
  ["/product-cards", ["ids"]],
  ["/feeds/products.json", ["after"]],
  ["/media/*", ["w"]],
  ["/checkout/return", ["payment", "payment_intent"]],
  ["/checkout/continue", ["key"]],
  ["/thank-you", ["orderId", "key"]],
  ["/add-to-order", signed],
  ["/exchange", [...signed, "line", "done"]],
  ["/withdraw", signed],
  ["/complaint", signed],
  ["/complaint/status", signed],
  ["/complaint-picture", [...signed, "picture"]],
  ["/deduction", signed],
  ["/deduction-picture", [...signed, "picture"]],
  ["/return-label.pdf", [...signed, "size"]],
  ["/order-receipt.pdf", [...signed, "number"]],
  ["/newsletter/confirm", signed],
  ["/newsletter/unsubscribe", signed],
  ["/notify-me/request", signed],
  ["/privacy/my-data/open", signed],
]);

/** Parameters that may stand several times, with different values. Of all others the first counts. */
const repeatedParameters: ReadonlySet<string> = new Set(["size", "color", "kind", "fit", "sport", "fabric"]);
/** What a form sends although nothing was entered: then it says nothing. */
const emptyFields: ReadonlySet<string> = new Set([
  ...repeatedParameters,
  "category",
  "sort",
  "stars",
  "min",
  "max",
  "rating",
]);

/** The most characters of an address; longer ones are refused. */
export const maxAddressLength = 8_000;

/** Paths that keep all parameters: the router's manifest, and the admin, which is never cached and has lists with many. */
const untouchedPaths = /^\/(__manifest|admin(\/.*)?|admin\.data)$/;

/** In the address of a page's data: which of its routes the router asks for. */
const routesParameter = "_routes";

/**
 * The address a page is rendered from: the parameters it reads, in fixed order, without control characters; each once, or with
 * each of its values once and sorted. `routeIds` are the routes that make the page, from the outermost on.
 */
export function pageAddress(address: URL, routeIds: readonly string[] = []): URL {
  if (untouchedPaths.test(address.pathname)) return address;
  const normalized = new URL(address.pathname.replace(/^\/{2,}/, "/"), address.origin);
  if (address.search === "") return normalized;
  const asked = isDataPath(address.pathname) ? (address.searchParams.get(routesParameter)?.split(",") ?? []) : [];
  const routes = routeIds.filter((id) => asked.includes(id));
  if (routes.length > 0) normalized.searchParams.set(routesParameter, routes.join(","));
  const read = parametersAt(normalized.pathname);
  for (const [name, maxLength] of Object.entries(knownParameters)) {
    if (!read.includes(name)) continue;
    const cut = address.searchParams.getAll(name).map((value) => printable(value).slice(0, maxLength));
    const given = emptyFields.has(name) ? cut.filter((value) => value !== "") : cut;
    const values = repeatedParameters.has(name)
      ? [...new Set(given)].toSorted().slice(0, maxChosenValues)
      : given.slice(0, 1);
    for (const value of values) normalized.searchParams.append(name, value);
  }
  return normalized;
}

/** The address without what a form sent although nothing was entered; null when there is nothing of that. */
export function withoutEmptyFields(address: URL): URL | null {
  if (address.search === "" || untouchedPaths.test(address.pathname)) return null;
  const said = [...address.searchParams].filter(([name, value]) => value !== "" || !emptyFields.has(name));
  if (said.length === address.searchParams.size) return null;
  const clean = new URL(address);
  clean.search = String(new URLSearchParams(said));
  return clean;
}

/** The parameters read at a path, or the path of its data. */
function parametersAt(pathname: string): readonly string[] {
  const path = pagePathOf(pathname);
  return readAt.get(path) ?? readAt.get(path.replace(/^\/([^/]+)\/.+$/, "/$1/*")) ?? [];
}

function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").toWellFormed();
}
