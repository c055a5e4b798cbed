/** Pictures a review may have (R14). */
export const maxPictures = 5;

/** The mean of approved ratings, to one decimal, and how many there are. The average is null without reviews. */
export interface Rating {
  average: number | null;
  count: number;
}

/** An approved review as it is public, without the writer's e-mail. `createdAt` is an ISO time. */
export interface Review {
  id: string;
  name: string;
  location: string;
  rating: number;
  title: string;
  comment: string;
  isVerified: boolean;
  createdAt: string;
  product: { name: string; path: string };
  /** URLs of its pictures. */
  pictures: string[];
}

/** The average of a sum of ratings, to one decimal. */
export function ratingOf({ sum, count }: { sum: number; count: number }): Rating {
  return { average: count === 0 ? null : Math.round((sum / count) * 10) / 10, count };
}

/** `83 reviews`, `1 review`. */
export function countText(count: number): string {
  return `${count} ${count === 1 ? "review" : "reviews"}`;
}
