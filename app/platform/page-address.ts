/**
 * The query parameters that pages read, in canonical order, with the most characters of each. Others never reach a page:
 * one cached copy serves everyone and must not contain a visitor's own text. A page that reads another parameter adds it
 * here.
 */
const knownParameters: Record<string, number> = {
  _routes: 500,
  index: 0,
  category: 60,
  ids: 2_000,
  page: 6,
  reason: 40,
  search: 200,
  sort: 20,
  status: 20,
  tab: 20,
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
  size: 4,
};

/** The most characters of an address; longer ones are refused. */
export const maxAddressLength = 8_000;

/** Paths that keep all parameters: the router's manifest, and the admin, which is never cached and has lists with many. */
const untouchedPaths = /^\/(__manifest|admin(\/.*)?|admin\.data)$/;

/** The address a page is rendered from: known parameters only, once each, without control characters, in fixed order. */
export function pageAddress(address: URL): URL {
  if (untouchedPaths.test(address.pathname)) return address;
  const normalized = new URL(address.pathname.replace(/^\/{2,}/, "/"), address.origin);
  for (const [name, maxLength] of Object.entries(knownParameters)) {
    const value = address.searchParams.get(name);
    if (value !== null) normalized.searchParams.set(name, printable(value).slice(0, maxLength));
  }
  return normalized;
}

function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").toWellFormed();
}
