import { type Packed, pack, unpack } from "#app/platform/packed.ts";
import type { Rating, Review } from "#app/features/reviews/review.ts";

import type { Product, ProductCard } from "./product.ts";

/** Everything the page of a product shows. */
export interface ProductPage {
  product: Product;
  /** Best sellers, under the product. */
  related: ProductCard[];
  /** Of the approved reviews of this product. */
  rating: Rating;
  /** The latest of them. */
  reviews: Review[];
}

/** A variant as it is sent: a product may have a hundred. Most ids follow from the others. */
type SentVariant = [colorId: string, sizeId: string, quantity: number, id?: string];
interface SentPage extends Omit<ProductPage, "product"> {
  product: Omit<Product, "variants"> & { variants: SentVariant[] };
}
export type PackedProductPage = Packed<SentPage>;

export function packProductPage({ product, related, rating, reviews }: ProductPage): PackedProductPage {
  const variants = product.variants.map(({ id, colorId, sizeId, quantity }): SentVariant =>
    id === usualId(product.id, colorId, sizeId) ? [colorId, sizeId, quantity] : [colorId, sizeId, quantity, id],
  );
  return pack({ product: { ...product, variants }, related, rating, reviews });
}

export function unpackProductPage(packed: PackedProductPage): ProductPage {
  const { product, ...rest } = unpack(packed);
  const variants = product.variants.map(([colorId, sizeId, quantity, id = usualId(product.id, colorId, sizeId)]) => ({
    id,
    colorId,
    sizeId,
    quantity,
  }));
  return { product: { ...product, variants }, ...rest };
}

function usualId(...parts: string[]): string {
  return parts.join(".");
}
