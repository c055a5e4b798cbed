import type { MetaDescriptor } from "react-router";

import { type Product, productPath } from "#app/features/catalogue/products/product.ts";
import type { Rating } from "#app/features/catalogue/reviews/review.ts";
import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { toKronor } from "#app/shared/money.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

/** What a shopper pays for a product, in kronor with two decimals, for those who show prices elsewhere. */
export function offeredPrice({ priceOre }: Pick<Product, "priceOre">, vat: VatRule): string {
  return toKronor(priceWithVat(priceOre, vat)).toFixed(2);
}

/**
 * A product with its offer as search engines read it, for the `meta` of its page. Its price is what a shopper pays, VAT
 * included. `rating` when it has reviews.
 */
export function productData(
  product: Product,
  { origin, brand, vat }: { origin: string; brand: string; vat: VatRule },
  rating: Rating,
): MetaDescriptor {
  const price = offeredPrice(product, vat);
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
        price,
        priceCurrency: product.currency,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: product.currency,
          valueAddedTaxIncluded: true,
        },
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
