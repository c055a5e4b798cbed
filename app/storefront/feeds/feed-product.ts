import { type Kind, kindOf } from "#app/features/catalogue/products/attributes.ts";
import { sizeHash } from "#app/features/catalogue/products/linked-size.ts";
import {
  collectionOf,
  isAvailable,
  type Product,
  productPath,
  type Variant,
} from "#app/features/catalogue/products/product.ts";
import { codesOf } from "#app/features/catalogue/products/variant-codes.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { deliveryCountries } from "#app/features/shop/markets/told-rates.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import { ratesIn, type ShippingCountry, shippingCost } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { SoldItem } from "#app/features/shop/shipping/voec.ts";
import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { withoutFormat } from "#app/shared/formatted-text.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { priceWithVat } from "#app/shared/vat.ts";

export type FeedSite = Pick<SiteFacts, "origin" | "identity" | "vat" | "shipping" | "promotions">;

/** One color in one size, as it is offered. Prices in öre, VAT included. */
export interface FeedVariant {
  id: string;
  sku: string | null;
  gtin: string | null;
  /** `Pulse Core Tee, Black, M` */
  title: string;
  color: string;
  size: string;
  priceOre: number;
  /** The price before a reduction, as the law has it told; null when there is none. */
  priorPriceOre: number | null;
  isAvailable: boolean;
  /** Of this variant alone: it may cost enough to be sent for free. */
  shipping: FeedShipping[];
  url: string;
  /** Its own first, then those of its color and of none; absolute. */
  images: string[];
}

/** Standard delivery to one country, from order to door, in business days. */
export interface FeedShipping {
  country: string;
  priceOre: number;
  handlingDays: { min: number; max: number };
  transitDays: { min: number; max: number };
}

/** A product as every feed tells it. */
export interface FeedProduct {
  id: string;
  title: string;
  description: string;
  url: string;
  category: string;
  productType: string;
  kind: Kind | null;
  gender: "male" | "female" | "unisex";
  currency: Currency;
  variants: FeedVariant[];
}

/** A product as the feeds tell it, at what a shopper pays who is charged VAT: an export costs less, and is told nowhere before the cart. */
export function feedProduct(product: Product, site: FeedSite): FeedProduct {
  const { id, name, description, shortDescription, category, productType, currency } = product;
  const collection = collectionOf(category);
  return {
    id,
    title: name,
    description: withoutFormat(description || shortDescription || name),
    url: site.origin + localPath(productPath(product)),
    category,
    productType,
    kind: kindOf(product),
    gender: collection === "mens" ? "male" : collection === "womens" ? "female" : "unisex",
    currency,
    variants: variantsOf(product, site),
  };
}

function variantsOf(product: Product, { origin, vat, shipping }: FeedSite): FeedVariant[] {
  const { currency, source } = product;
  const rates = ratesIn(shipping, currency);
  return product.variants.map((variant) => {
    const { priceOre, earlierPriceOre } = variant;
    const nameOf = (options: readonly { id: string; name: string }[], id: string) =>
      options.find((option) => option.id === id)?.name ?? "";
    const [color, size] = [nameOf(product.colors, variant.colorId), nameOf(product.sizes, variant.sizeId)];
    return {
      id: variant.id,
      ...codesOf(product, variant.id),
      title: [product.name, color, size].filter(Boolean).join(", "),
      color,
      size,
      priceOre: priceWithVat(priceOre, vat),
      priorPriceOre: earlierPriceOre === null ? null : priceWithVat(earlierPriceOre, vat),
      isAvailable: isAvailable(product, variant),
      shipping: shippingOf(
        { priceOre, currency, source },
        { vat, countries: deliveryCountries(shipping) },
        shippingCost(priceOre, "standard", rates),
      ),
      url: `${origin}${localPath(productPath(product, variant.colorId))}${sizeHash(variant.sizeId)}`,
      images: imagesOf(product, variant, origin),
    };
  });
}

function imagesOf({ pictures }: Product, { colorId, picture: ownUrl }: Variant, origin: string): string[] {
  const own = pictures.filter((picture) => picture.url === ownUrl);
  const ofColor = pictures.filter((picture) => picture.colorId === colorId);
  const shared = pictures.filter((picture) => picture.colorId === null);
  return [...new Set([...own, ...ofColor, ...shared])].flatMap(({ url }) => {
    const path = acceptedImageUrl(url);
    return path === null ? [] : new URL(path, origin).href;
  });
}

/** To where a variant is sent at the price that the shop shows, and what that costs. */
function shippingOf(
  item: SoldItem,
  { vat, countries }: { vat: VatTerms; countries: readonly ShippingCountry[] },
  priceOre: number,
): FeedShipping[] {
  return countries
    .filter((country) => !isExport(country, [item], vat))
    .map((country) => {
      const code = countryCodes[country];
      const { first, last } = isOwnSource(item.source) ? ownTime("standard", country) : partnerTime(country);
      // Packed on the day of the order, or on the next business day.
      return {
        country: code,
        priceOre,
        handlingDays: { min: 0, max: 1 },
        transitDays: { min: first, max: last },
      };
    });
}
