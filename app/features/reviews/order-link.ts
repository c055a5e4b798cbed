import type { OrderLink } from "./send-review.ts";

/**
 * The address of the review dialog for the buyer of an order. The order stands behind a '#', where no server, log or kept
 * page sees it.
 */
export function reviewPathOf({ id, key }: OrderLink): string {
  return `/reviews?write-review=true#${new URLSearchParams({ order: id, key })}`;
}

/** The order of such an address; null without one. Whether it is signed the server decides. */
export function orderLinkOf(hash: string): OrderLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const id = parts.get("order");
  const key = parts.get("key");
  return id && key ? { id, key } : null;
}
