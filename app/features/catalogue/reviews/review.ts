import type { PagePath } from "#app/shared/pages.ts";
import { averageRating } from "#app/shared/rating.ts";

import type { FitVote } from "./fit-votes.ts";
import { reviewTexts } from "./review.texts.ts";

/** Pictures a review may have (R14). */
export const maxPictures = 5;

/** Where shoppers read how reviews are asked for, checked and declined. */
export const reviewRulesPath = "/reviews/how" satisfies PagePath;

/**
 * The mean of the ratings of approved reviews that are checked by an order, to one decimal, and how many there are. The average is
 * null without them. Others never count.
 */
export interface Rating {
  average: number | null;
  count: number;
}

/** Reviews of people who did not show that they bought the product: kept apart, and outside every average. */
export interface NotChecked {
  count: number;
  /** The latest of them. */
  reviews: Review[];
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
  /** How the writer says it fits, and the size they wear; null where they did not say. */
  fit: FitVote | null;
  size: string | null;
  createdAt: string;
  /** `path` is null while it is not for sale: its page is gone. */
  product: { name: string; path: string | null };
  /** URLs of its pictures. */
  pictures: string[];
  /** The service that it was brought from; left out for a review that was written here. */
  importedFrom?: string;
}

/** What is said of a review that no order stands behind, and where it comes from. */
export function unverifiedText(importedFrom: string | null | undefined): string {
  const { notChecked, notCheckedFrom } = reviewTexts();
  return importedFrom ? notCheckedFrom(importedFrom) : notChecked;
}

/** The average of a sum of ratings, to one decimal. */
export function ratingOf({ sum, count }: { sum: number; count: number }): Rating {
  return { average: averageRating(sum, count), count };
}

/** The page of a product's reviews, those of so many stars alone where a number is given. */
export function productReviewsPath(productId: string, stars?: number): string {
  return `/reviews?${new URLSearchParams({ product: productId, ...(stars ? { stars: `${stars}` } : {}) })}#all-reviews`;
}

/** `5 stars`, `1 star`. */
export function starsText(stars: number): string {
  return reviewTexts().stars(stars);
}

/** `83 reviews`, `1 review`. */
export function countText(count: number): string {
  return reviewTexts().count(count);
}

/** A size that somebody may say they wear: its name as it is kept, and as it is shown. */
export interface ReviewableSize {
  value: string;
  label: string;
}
