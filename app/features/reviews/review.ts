/** Pictures a review may have (specification, section 9). */
export const maxPictures = 5;

/** The mean of approved ratings, to one decimal, and how many there are. Null average: nobody has said anything yet. */
export interface Rating {
  average: number | null;
  count: number;
}

/** An approved review as everyone may see it. The writer's e-mail is no part of it. */
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
  /** Addresses of its pictures. */
  pictures: string[];
}

/** A sum of ratings as the mean people read. */
export function ratingOf({ sum, count }: { sum: number; count: number }): Rating {
  return { average: count === 0 ? null : Math.round((sum / count) * 10) / 10, count };
}

/** `83 reviews`, `1 review`. */
export function countText(count: number): string {
  return `${count} ${count === 1 ? "review" : "reviews"}`;
}
