import { demoProducts } from "../catalogue/products.ts";
import { demoReviews } from "../catalogue/reviews.ts";
import type { DemoProduct } from "../catalogue/types.ts";

/** From how many days ago a product had a price, in kronor. */
export interface PriceStep {
  daysAgo: number;
  price: number;
  /** Whether it was announced as a reduction. */
  isReduced?: true;
}

/** How many days ago the sale began. */
export const saleBegan = 14;

/** For how many days the shop has had a product: new ones for weeks, the others since before the oldest review. */
export function ageInDays(product: DemoProduct): number {
  const place = demoProducts.indexOf(product);
  if (product.isNew) return 60 + place * 0.1;
  const reviewed = demoReviews.filter(({ productId }) => productId === product.id).map(({ daysAgo }) => daysAgo);
  return Math.max(420 - place * 2.5, ...reviewed.map((days) => days + 10));
}

/** From and until how many days ago the campaign before the sale ran, and the percentage it took off. */
export const earlierCampaign = { from: 76, until: 55, percent: 10 };

/** Whether a product was in the campaign before the sale: every other one that is on sale now. */
export function wasInEarlierCampaign(product: DemoProduct): boolean {
  return product.earlierPrice !== undefined && demoProducts.indexOf(product) % 2 === 1;
}

/** The product that was cut twice: its prior price is the one before the first cut. */
const cutTwice = { id: "styrka-shorts", daysAgo: 24, price: 449 };

/**
 * Every price a product has had, oldest first. The campaign before ended more than 30 days before the sale: the earlier
 * price is the lowest of those 30 days.
 */
export function priceSteps(product: DemoProduct): PriceStep[] {
  const { price, earlierPrice, raisedTo } = product;
  const isReduced = true;
  const first = { daysAgo: ageInDays(product), price: earlierPrice ?? price };
  const sale = { daysAgo: saleBegan, price, isReduced } as const;
  if (raisedTo !== undefined) return [first, { daysAgo: saleBegan + 7, price: raisedTo }, sale];
  if (earlierPrice === undefined) return [first];
  const { from, until, percent } = earlierCampaign;
  const campaign = [
    { daysAgo: from, price: Math.floor((earlierPrice * (100 - percent)) / 100), isReduced } as const,
    { daysAgo: until, price: earlierPrice },
  ];
  const { id, ...step } = cutTwice;
  return [
    first,
    ...(wasInEarlierCampaign(product) ? campaign : []),
    ...(product.id === id ? [{ ...step, isReduced } as const] : []),
    sale,
  ];
}

/** What a product cost so many days ago, in kronor. */
export function priceAt(product: DemoProduct, daysAgo: number): number {
  return priceSteps(product).findLast((step) => step.daysAgo >= daysAgo)?.price ?? product.price;
}
