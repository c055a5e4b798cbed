import type { products } from "#app/db/schema/catalogue.server.ts";

import { fitOf, sportsOf } from "./attributes.ts";
import type { ComplianceFields } from "./compliance-input.ts";
import type { ProductInput } from "./product-input.ts";

/** The fields of a product that its own row has. */
type RowFields = Omit<ProductInput, keyof ComplianceFields | "colors" | "sizes" | "variants" | "media" | "texts">;

/** The fields that staff edit and the product's own row has, as it has them. */
export function fieldsOfRow(row: typeof products.$inferSelect): RowFields {
  return {
    originalId: row.originalId,
    name: row.name,
    shortDescription: row.shortDescription,
    description: row.description,
    priceOre: row.priceOre,
    earlierPriceOre: row.earlierPriceOre,
    currency: row.currency,
    category: row.category,
    productType: row.productType,
    tags: row.tags,
    fit: fitOf(row.fit),
    sports: sportsOf(row.sports),
    source: row.source,
    isNew: row.isNew,
    featured: row.featured,
    inStock: row.inStock,
    state: row.state ?? "draft",
    publishAt: row.publishAt,
  };
}
