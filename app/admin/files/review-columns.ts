/** The columns of our own file of reviews: Judge.me's, and behind them those that only we know. */
export const reviewColumns = [
  "title",
  "body",
  "rating",
  "review_date",
  "reviewer_name",
  "reviewer_email",
  "product_handle",
  "location",
  "Status",
  "Verified Buyer",
  "Imported From",
  "Review Id",
] as const;

/** The column by which our own file names reviews. */
export const reviewIdColumn = "Review Id";

/**
 * What other services call the parts of a review, in the order in which they count: Judge.me's export and template (`reviewer_name`,
 * `review_date`), Loox's export (`nickname`, `review`, `handle`) and template (`author`, `created_at`).
 */
export const reviewParts = {
  handle: ["product_handle", "handle"],
  rating: ["rating"],
  title: ["title"],
  comment: ["body", "review"],
  date: ["review_date", "date", "created_at"],
  name: ["reviewer_name", "nickname", "full_name", "author"],
  email: ["reviewer_email", "email"],
  state: ["curated", "status", "state"],
  isVerified: ["verified_purchase", "verified"],
  isPaidFor: ["incentivized"],
} as const;
export type ReviewPart = keyof typeof reviewParts;
