import type { OrderLink } from "./send-review.ts";

/**
 * The URL of the review dialog for the buyer of an order. The order is in the fragment, where no server, log or cached page
 * sees it.
 */
export function reviewPathOf({ id, key }: OrderLink): string {
  return `/reviews?write-review=true#${new URLSearchParams({ order: id, key })}`;
}

/** The order of such a URL's fragment; null without one. The server checks its signature. */
export function orderLinkOf(hash: string): OrderLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const id = parts.get("order");
  const key = parts.get("key");
  return id && key ? { id, key } : null;
}
