import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { ReviewFilter, ReviewSort } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { reviewStatuses } from "#app/shared/states.ts";

/** The URL of the reviews. */
export const reviewsShape = {
  path: "/admin/reviews",
  sorts: ["newest", "oldest"],
  filters: { status: reviewStatuses, rating: ["5", "4", "3", "2", "1"], featured: ["yes", "no"] },
} as const satisfies ListShape<ReviewSort, ReviewFilter>;
export type ReviewsView = ListView<ReviewSort, ReviewFilter>;

export const reviewSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;
export const reviewFilterNames = {
  status: { label: "Status" },
  rating: { label: "Stars" },
  featured: { label: "Featured" },
} as const;

/** How far waiting reviews are counted. */
export const waitingLimit = 100;
