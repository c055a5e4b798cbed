import type { MetaDescriptor } from "react-router";

import {
  collectionOf,
  isAvailable,
  type Product,
  productPath,
  type Variant,
} from "#app/features/catalogue/products/product.ts";
import { codesOf } from "#app/features/catalogue/products/variant-codes.ts";
import type { Rating } from "#app/features/catalogue/reviews/review.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { toldCountry } from "#app/features/shop/markets/told-rates.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { ratesIn, type ShippingCountry, shippingCost } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { ownTime, partnerTime } from "#app/features/shop/shipping/transit-times.ts";
import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { withoutFormat } from "#app/shared/formatted-text.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { toKronor } from "#app/shared/money.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

type Site = Pick<SiteFacts, "origin" | "identity" | "vat" | "shipping" | "promotions">;

const schema = "https://schema.org/";
/** One of each cost: a variant may cost enough to be sent for free. */
const shippingIdOf = (place: number) => (place === 0 ? "#shipping" : `#shipping-${place}`);
const returnsId = "#returns";

/** The most variants that a page names: each is about 40 bytes of it as it is sent. The product feeds have all. */
const maxVariants = 24;

/** What a shopper pays for a product, in kronor with two decimals, for those who show prices elsewhere. */
export function offeredPrice({ priceOre }: Pick<Product, "priceOre">, vat: VatRule): string {
  return amount(priceWithVat(priceOre, vat));
}

/**
 * A product with its variants as search engines read it, for the `meta` of its page: Google's rules for `ProductGroup` on a single page
 * (developers.google.com/search/docs/appearance/structured-data/product-variants). Prices are what a shopper pays, VAT included;
 * delivery is told for the country of the page's market. What all offers share is written once and named by `@id`; what all variants share stands
 * on the group. `rating` when it has reviews.
 */
export function productData(product: Product, site: Site, rating: Rating): MetaDescriptor {
  const named = namedVariants(product);
  const costs = [...new Set(named.map((variant) => shippingOre(product, variant, site)))];
  const variants = named.map((variant) => {
    const shippingId = shippingIdOf(costs.indexOf(shippingOre(product, variant, site)));
    return variantNode(product, variant, site, shippingId);
  });
  const [only = {}] = variants;
  const whole = variants.length === 1 ? only : { ...groupNode(product), hasVariant: variants };
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        { ...whole, ...sharedNode(product, site), ...ratingNode(rating) },
        ...(costs.length > 0 ? costs : [shippingOre(product, product, site)]).map((costOre, place) =>
          shippingNode(product, costOre, toldCountry(site.shipping), shippingIdOf(place)),
        ),
        {
          "@id": returnsId,
          "@type": "MerchantReturnPolicy",
          applicableCountry: Object.values(countryCodes),
          returnPolicyCategory: `${schema}MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: site.promotions.returnDays,
          returnMethod: `${schema}ReturnByMail`,
          returnFees: `${schema}FreeReturn`,
        },
      ],
    },
  };
}

/** All variants, or as many as fit: of each color one that can be bought, if any, and then the others in their order. */
function namedVariants(product: Product): Variant[] {
  const place = (options: readonly { id: string }[], id: string) => options.findIndex((option) => option.id === id);
  const sorted = product.variants.toSorted(
    (a, b) =>
      place(product.colors, a.colorId) - place(product.colors, b.colorId) ||
      place(product.sizes, a.sizeId) - place(product.sizes, b.sizeId),
  );
  if (sorted.length <= maxVariants) return sorted;
  const firsts = product.colors.flatMap(({ id }) => {
    const ofColor = sorted.filter(({ colorId }) => colorId === id);
    return ofColor.find((variant) => isAvailable(product, variant)) ?? ofColor[0] ?? [];
  });
  return [...new Set([...firsts, ...sorted])].slice(0, maxVariants);
}

function groupNode({ id, colors, sizes }: Product) {
  const variesBy = [...(colors.length > 1 ? ["color"] : []), ...(sizes.length > 1 ? ["size"] : [])];
  return { "@type": "ProductGroup", productGroupID: id, variesBy: variesBy.map((by) => schema + by) };
}

const genders: Readonly<Record<string, string>> = { mens: "male", womens: "female" };

function sharedNode(product: Product, { origin, identity }: Site) {
  const { colors, sizes } = product;
  const gender = genders[collectionOf(product.category) ?? ""];
  return {
    name: product.name,
    description: product.shortDescription || withoutFormat(product.description),
    url: origin + localPath(productPath(product)),
    image: picturesOf(product, () => true, origin).slice(0, 4),
    brand: { "@type": "Brand", name: identity.siteName },
    ...(colors.length === 1 ? { color: colors[0]?.name } : {}),
    ...(sizes.length === 1 ? { size: sizes[0]?.name } : {}),
    ...(gender ? { audience: { "@type": "PeopleAudience", suggestedGender: gender } } : {}),
  };
}

/** In the order that makes the least of a page as it is sent: what differs stands together. */
function variantNode(product: Product, variant: Variant, { origin, vat }: Site, shippingId: string) {
  const color = product.colors.find(({ id }) => id === variant.colorId)?.name;
  const size = product.sizes.find(({ id }) => id === variant.sizeId)?.name;
  const [image] = picturesOf(
    product,
    ({ url, colorId }) => (variant.picture ? url === variant.picture : colorId === variant.colorId),
    origin,
  );
  const { sku, gtin } = codesOf(product, variant.id);
  return {
    "@type": "Product",
    name: [product.name, color, size].filter(Boolean).join(", "),
    ...(size && product.sizes.length > 1 ? { size } : {}),
    ...(gtin ? { gtin } : {}),
    sku: sku ?? variant.id,
    offers: {
      "@type": "Offer",
      availability: schema + (isAvailable(product, variant) ? "InStock" : "OutOfStock"),
      price: offeredPrice(variant, vat),
      priceCurrency: product.currency,
      shippingDetails: { "@id": shippingId },
      hasMerchantReturnPolicy: { "@id": returnsId },
      // A size is chosen by what stands behind the #, which search engines do not read.
      url: origin + localPath(productPath(product, variant.colorId)),
    },
    ...(color && product.colors.length > 1 ? { color } : {}),
    ...(image ? { image } : {}),
  };
}

/** What sending one of it by itself costs, in öre. */
function shippingOre({ currency }: Product, { priceOre }: Pick<Product, "priceOre">, { shipping }: Site): number {
  return shippingCost(priceOre, "standard", ratesIn(shipping, currency));
}

function shippingNode({ source, currency }: Product, costOre: number, country: ShippingCountry, shippingId: string) {
  const time = isOwnSource(source) ? ownTime("standard", country) : partnerTime(country);
  return {
    "@id": shippingId,
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: countryCodes[country] },
    shippingRate: { "@type": "MonetaryAmount", value: amount(costOre), currency },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      // Packed on the day of the order, or on the next business day.
      handlingTime: days(0, 1),
      transitTime: days(time.first, time.last),
    },
  };
}

function ratingNode({ average, count }: Rating) {
  if (average === null || count === 0) return {};
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: average.toFixed(1), reviewCount: count } };
}

function picturesOf(
  { pictures }: Product,
  isWanted: (picture: Product["pictures"][number]) => boolean,
  origin: string,
) {
  return pictures
    .filter(isWanted)
    .flatMap(({ url }) => acceptedImageUrl(url) ?? [])
    .map((path) => new URL(path, origin).href);
}

function days(minValue: number, maxValue: number) {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function amount(ore: number): string {
  return toKronor(ore).toFixed(2);
}
