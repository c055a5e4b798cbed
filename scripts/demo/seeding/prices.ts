import { demoProducts } from "../catalogue/products.ts";
import { demoReviews } from "../catalogue/reviews.ts";
import type { DemoProduct } from "../catalogue/types.ts";

/** From how many days ago a product had a price, in kronor. */
export interface PriceStep {
  daysAgo: number;
  price: number;
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

/**
 * Every price a product has had, oldest first. Every other product on sale had a smaller campaign before, which ended
 * more than 30 days before the sale: the earlier price is the lowest of those 30 days.
 */
export function priceSteps(product: DemoProduct): PriceStep[] {
  const { price, earlierPrice } = product;
  const first = { daysAgo: ageInDays(product), price: earlierPrice ?? price };
  if (earlierPrice === undefined) return [first];
  const campaign = [
    { daysAgo: 76, price: Math.round((price + earlierPrice) / 2) },
    { daysAgo: 55, price: earlierPrice },
  ];
  return [first, ...(demoProducts.indexOf(product) % 2 ? campaign : []), { daysAgo: saleBegan, price }];
}

/** What a product cost so many days ago, in kronor. */
export function priceAt(product: DemoProduct, daysAgo: number): number {
  return priceSteps(product).findLast((step) => step.daysAgo >= daysAgo)?.price ?? product.price;
}
