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

/** As the page is sent: its variants, of which there may be a hundred, without the names of what they hold. */
interface SentPage extends Omit<ProductPage, "product"> {
  product: Omit<Product, "variants"> & { variants: [id: string, colorId: string, sizeId: string, quantity: number][] };
}
export type PackedProductPage = Packed<SentPage>;

export function packProductPage({ product, related, rating, reviews }: ProductPage): PackedProductPage {
  const variants = product.variants.map(({ id, colorId, sizeId, quantity }): [string, string, string, number] => [
    id,
    colorId,
    sizeId,
    quantity,
  ]);
  return pack({ product: { ...product, variants }, related, rating, reviews });
}

export function unpackProductPage(packed: PackedProductPage): ProductPage {
  const { product, ...rest } = unpack(packed);
  const variants = product.variants.map(([id, colorId, sizeId, quantity]) => ({ id, colorId, sizeId, quantity }));
  return { product: { ...product, variants }, ...rest };
}
