import { asc } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import {
  listPositions,
  productColors,
  productFacets,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { productComponents } from "#app/db/schema/compliance.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import type { FilterProduct } from "#app/features/catalogue/filters/filter-product.ts";
import { fabricsOf, kindOf } from "#app/features/catalogue/products/attributes.ts";
import { colorFamilyOf } from "#app/features/catalogue/products/color-family.ts";
import type { Component } from "#app/features/catalogue/products/composition.ts";
import { collectionOf, isAvailable } from "#app/features/catalogue/products/product.ts";
import { ratingOf } from "#app/features/catalogue/reviews/review.ts";
import { sizeKeyOf } from "#app/shared/size-key.ts";

/** What filters must know of every listed product, worked out from whole tables, in the order of ids. */
export async function filterReference(db: Database): Promise<FilterProduct[]> {
  const [all, facets, colors, sizes, variants, components, media, said, placed] = await db.batch([
    db.select().from(products).orderBy(asc(products.id)),
    db.select().from(productFacets),
    db.select().from(productColors),
    db.select().from(productSizes),
    db.select().from(productVariants),
    db.select().from(productComponents),
    db.select().from(productMedia),
    db.select().from(reviews),
    db.select().from(listPositions),
  ]);
  return all.flatMap((product): FilterProduct[] => {
    const own = <T extends { productId: string }>(rows: readonly T[]) =>
      rows.filter(({ productId }) => productId === product.id);
    const listings = own(facets).map(({ facet }) => facet);
    if (listings.length === 0) return [];
    const options = { colors: own(colors), sizes: own(sizes) };
    const buyable = new Map<string, Set<string>>();
    for (const variant of own(variants)) {
      if (!product.inStock || !isAvailable(options, variant)) continue;
      const color = options.colors.find(({ id }) => id === variant.colorId);
      const size = options.sizes.find(({ id }) => id === variant.sizeId);
      if (!color || !size) throw new Error(`${variant.id} has no color or size`);
      const family = colorFamilyOf(color);
      buyable.set(family, (buyable.get(family) ?? new Set()).add(sizeKeyOf(size.sizeValue ?? size.name)));
    }
    const ratings = own(said).filter(({ status, isVerified }) => status === "approved" && isVerified);
    const kind = kindOf(product);
    const usual =
      (own(media).length > 0 ? 4 : 0) + (/accessor/i.test(product.category) ? 0 : 2) + Number(product.featured);
    const rankIn = (list: string | null) => {
      const position = own(placed).find((place) => place.list === list)?.position;
      return position === undefined ? usual : 1_000 - position;
    };
    const collection = collectionOf(product.category);
    return [
      {
        id: product.id,
        priceOre: product.priceOre,
        createdAt: Date.parse(product.createdAt),
        featured: rankIn("shop"),
        featuredInCollection: rankIn(collection ?? "shop"),
        rating: ratingOf({ sum: ratings.reduce((sum, { rating }) => sum + rating, 0), count: ratings.length }).average,
        facets: listings.toSorted(),
        inMarkets: {},
        traits: {
          kind: kind === null ? [] : [kind],
          fit: product.fit === null ? [] : [product.fit],
          sport: product.sports,
          fabric: fabricsOf(own(components) as unknown as Component[]),
        },
        buyable: [...buyable]
          .map(([color, keys]) => ({ color, sizes: [...keys].toSorted() }))
          .toSorted((a, b) => (a.color < b.color ? -1 : 1)),
      },
    ];
  });
}
