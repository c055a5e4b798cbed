/** The orders of a list of reviews, with the labels of its select. */
export const reviewOrders = [
  { id: "newest", label: "Newest" },
  { id: "highest", label: "Highest rated" },
  { id: "lowest", label: "Lowest rated" },
] as const;
export type ReviewOrder = (typeof reviewOrders)[number]["id"];

/** Parses an order from an address; anything unknown gives the first. */
export function reviewOrderOf(text: string | null): ReviewOrder {
  return reviewOrders.find(({ id }) => id === text)?.id ?? "newest";
}
