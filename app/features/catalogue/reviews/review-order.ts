/** The orders of a list of reviews. */
export const reviewOrders = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** Parses an order from an address; anything unknown gives the first. */
export function reviewOrderOf(text: string | null): ReviewOrder {
  return reviewOrders.find((id) => id === text) ?? "newest";
}
