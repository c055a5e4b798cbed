import type { MetaDescriptor } from "react-router";

import { toKronor } from "#app/shared/money.ts";
import type { Rating } from "#app/features/reviews/review.ts";

import { acceptedImageUrl } from "./image-url.ts";
import { type Product, productPath } from "./product.ts";

/** A product with its offer as search engines read it, for the `meta` of its page. `rating` when it has reviews. */
export function productData(product: Product, origin: string, brand: string, rating: Rating): MetaDescriptor {
  const url = origin + productPath(product.id, product.source);
  const inStock = product.variants.some((variant) => variant.quantity > 0);
  const images = product.pictures.flatMap((picture) => acceptedImageUrl(picture.url) ?? []);
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      description: product.shortDescription || product.description,
      sku: product.id,
      category: product.category,
      url,
      image: images.slice(0, 4).map((path) => new URL(path, origin).href),
      brand: { "@type": "Brand", name: brand },
      ...(product.colors.length > 0 ? { color: product.colors.map((color) => color.name).join(", ") } : {}),
      offers: {
        "@type": "Offer",
        url,
        price: toKronor(product.priceOre).toFixed(2),
        priceCurrency: product.currency,
        availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
        itemCondition: "https://schema.org/NewCondition",
      },
      ...(rating.average !== null && rating.count > 0
        ? {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: rating.average.toFixed(1),
              reviewCount: rating.count,
            },
          }
        : {}),
    },
  };
}
