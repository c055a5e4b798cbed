import { type Packed, pack, unpack } from "#app/platform/packed.ts";
import type { Rating, Review } from "#app/features/reviews/review.ts";
import { connectionReturns } from "#app/ui/lazy-with-retry.ts";

import type { Product, ProductCard } from "#app/features/catalogue/product.ts";
import type { ProductTexts } from "#app/features/catalogue/product-columns.server.ts";

/** What the scripts of a product's page need at once. The product's texts are with the lower half. */
export interface UpperHalf {
  product: Product;
  /** Of the approved reviews of this product. */
  rating: Rating;
  /** What can be had instead, when it is sold out. */
  similar: ProductCard[];
}

/** What can be read without any script: its scripts fetch it after the page. */
export interface LowerHalf {
  texts: ProductTexts;
  /** Best sellers, under the product. */
  related: ProductCard[];
  /** The latest of the reviews. */
  reviews: Review[];
}

/** Everything the page of a product shows. */
export type ProductPage = UpperHalf & Omit<LowerHalf, "texts">;

/** A variant as it is sent: a product may have a hundred. Most ids follow from the others. */
type SentVariant = [colorId: string, sizeId: string, quantity: number, id?: string];
type SentUpperHalf = Omit<UpperHalf, "product"> & {
  product: Omit<Product, "texts" | "variants"> & { variants: SentVariant[] };
};

/** What the loader answers. The lower half is missing in a browser that got the page as a document. */
export interface SentPage {
  upper: Packed<SentUpperHalf>;
  lower?: LowerHalf;
}

/**
 * A page for its route. In a document the lower half is rendered but not sent once more as data: what cannot be
 * enumerated is not serialized.
 */
export function sendProductPage(page: ProductPage, asDocument: boolean): SentPage {
  const { texts, ...product } = page.product;
  const variants = product.variants.map(({ id, colorId, sizeId, quantity }): SentVariant =>
    id === usualId(product.id, colorId, sizeId) ? [colorId, sizeId, quantity] : [colorId, sizeId, quantity, id],
  );
  const upper = pack({ product: { ...product, variants }, rating: page.rating, similar: page.similar });
  const lower = { texts, related: page.related, reviews: page.reviews };
  return Object.defineProperty({ upper }, "lower", { value: lower, enumerable: !asDocument });
}

export function readUpperHalf({ upper }: SentPage): UpperHalf {
  const { product, rating, similar } = unpack(upper);
  const variants = product.variants.map(([colorId, sizeId, quantity, id = usualId(product.id, colorId, sizeId)]) => ({
    id,
    colorId,
    sizeId,
    quantity,
  }));
  return { product: { ...product, variants, texts: noTexts }, rating, similar };
}

const noTexts: ProductTexts = {
  sizeFitDescription: null,
  sizeMeasurements: null,
  fitGuide: null,
  sizeRecommendations: null,
  materials: [],
  careInstructions: [],
  materialComposition: null,
  sustainabilityInfo: null,
  shippingInfo: null,
  shippingCosts: null,
  returnPolicy: [],
  warrantyInfo: null,
  deliveryTime: null,
};

const fetched = new Map<string, Promise<LowerHalf>>();

/** The lower half, fetched once; tried again when the connection returns. */
export function fetchLowerHalf(id: string): Promise<LowerHalf> {
  const attempt = (): Promise<LowerHalf> =>
    fetch(`/product-below/${encodeURIComponent(id)}`).then(
      // Refused: the page keeps what the server rendered.
      (response) => (response.ok ? response.json<LowerHalf>() : new Promise<never>(() => {})),
      () => connectionReturns().then(attempt),
    );
  const known = fetched.get(id) ?? attempt();
  fetched.set(id, known);
  return known;
}

function usualId(...parts: string[]): string {
  return parts.join(".");
}
