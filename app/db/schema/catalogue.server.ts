import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { productStates } from "../../shared/states.ts";
import { flag, isoTime, json, ore } from "./columns.server.ts";
import { currency } from "./lookups.server.ts";
import { productListIndexes } from "./product-list-indexes.server.ts";

/** The columns that listings need. Long texts are in `productDetails`, so that listings read narrow rows. */
export const products = sqliteTable(
  "products",
  {
    id: text("id").primaryKey(),
    originalId: text("original_id"),
    name: text("name").notNull(),
    shortDescription: text("short_description").notNull().default(""),
    description: text("description").notNull().default(""),
    priceOre: ore("price_ore").notNull(),
    /** Set while the product is on sale. What shoppers see struck through is worked out from `priceHistory`. */
    earlierPriceOre: ore("earlier_price_ore"),
    currency: currency().default("SEK"),
    category: text("category").notNull().default("Uncategorized"),
    productType: text("product_type").notNull().default(""),
    tags: json<string[]>("tags").notNull().default([]),
    /** How it sits on the body, an id of `fits` (`products/attributes.ts`); null where that says nothing, as for a bag. */
    fit: text("fit"),
    /** What it is made for, ids of `sports` in their order. */
    sports: json<string[]>("sports").notNull().default([]),
    source: text("source").notNull().default("local"),
    isNew: flag("is_new").notNull().default(false),
    inStock: flag("in_stock").notNull().default(true),
    featured: flag("featured").notNull().default(false),
    published: flag("published").notNull().default(true),
    isPrivate: flag("is_private").notNull().default(false),
    /** Units in paid orders since ever, without those taken back; what similar products are sorted by. */
    soldCount: integer("sold_count").notNull().default(0),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    /** Set when staff delete the product: orders still point at it, and its page answers 410. */
    archivedAt: isoTime("archived_at"),
    /** When a scheduled product is published by itself; null for all others. */
    publishAt: isoTime("publish_at"),
    /** Units of all variants, kept by triggers, so that lists need not add them up. */
    stockTotal: integer("stock_total").notNull().default(0),
    /** Whether that is more than 0. A sale changes it, and the indexes of the lists with it, only when the last unit goes. */
    hasStock: flag("has_stock").notNull().default(false),
    /** The lowest price of the variants that are offered, where one of them has a price of its own; null where none has. */
    lowestPriceOre: ore("lowest_price_ore"),
    /** Whether the variants that are offered cost more than one price. */
    pricesDiffer: flag("prices_differ").notNull().default(false),
    /** Whether everything is said that the law wants said before it is offered (`products/missing-data.ts`); written by saves. */
    isComplete: flag("is_complete").notNull().default(false),
    /** What staff call the state, worked out from the columns above. */
    state: text("state", { enum: productStates }).generatedAlwaysAs(
      sql.raw(
        "CASE WHEN published = 1 THEN iif(is_private = 1, 'private', 'published') ELSE iif(publish_at IS NULL, 'draft', 'scheduled') END",
      ),
      { mode: "virtual" },
    ),
    soldOut: flag("sold_out").generatedAlwaysAs(sql.raw("iif(in_stock = 0 OR has_stock = 0, 1, 0)"), {
      mode: "virtual",
    }),
  },
  (t) => [
    check("products_price", sql`${t.priceOre} >= 0`),
    check("products_earlier_price", sql`${t.earlierPriceOre} IS NULL OR ${t.earlierPriceOre} > ${t.priceOre}`),
    check("products_tags", sql`json_type(${t.tags}) = 'array'`),
    check("products_sold_count", sql`${t.soldCount} >= 0`),
    index("products_by_created").on(t.createdAt),
    index("products_by_name").on(t.name),
    index("products_announced_reduced")
      .on(t.id)
      .where(sql`${t.earlierPriceOre} IS NOT NULL`),
    index("products_scheduled")
      .on(t.publishAt)
      .where(sql`${t.publishAt} IS NOT NULL`),
    index("products_incomplete")
      .on(t.createdAt, t.id)
      .where(sql`${t.isComplete} = 0 AND ${t.published} = 1 AND ${t.archivedAt} IS NULL`),
    ...productListIndexes(t),
  ],
);

/** The texts of a product's page, and the stock fields of products imported from the older shop. */
export const productDetails = sqliteTable("product_details", {
  productId: text("product_id")
    .primaryKey()
    .references(() => products.id),
  sizeFitDescription: text("size_fit_description"),
  sizeMeasurements: json<Record<"cm" | "inches", Record<string, Record<string, number>>>>("size_measurements"),
  fitGuide: text("fit_guide"),
  sizeRecommendations: text("size_recommendations"),
  materials: json<string[]>("materials").notNull().default([]),
  careInstructions: json<string[]>("care_instructions").notNull().default([]),
  materialComposition: text("material_composition"),
  sustainabilityInfo: text("sustainability_info"),
  shippingInfo: text("shipping_info"),
  shippingCosts: text("shipping_costs"),
  returnPolicy: json<string[]>("return_policy").notNull().default([]),
  warrantyInfo: text("warranty_info"),
  deliveryTime: text("delivery_time"),
  seoTitle: text("seo_title"),
  seoDescription: text("seo_description"),
  /** What customs is told: 6 to 10 digits of the Harmonized System, and two letters of a country. */
  hsCode: text("hs_code"),
  originCountry: text("origin_country"),
  /** What staff call the size option, such as 'Volume'; null for 'Size'. */
  sizeLabel: text("size_label"),
  /** What staff call a third option beside color and size, such as 'Length'; null without one. */
  thirdLabel: text("third_label"),
  stockQuantity: integer("stock_quantity"),
  stockVariants: json<{ size: string; color: string; quantity: number }[]>("stock_variants"),
  sizeStock: json<Record<string, number>>("size_stock"),
  colorStock: json<Record<string, number>>("color_stock"),
});

export const productColors = sqliteTable(
  "product_colors",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    id: text("id").notNull(),
    name: text("name").notNull(),
    hex: text("hex").notNull(),
    available: flag("available").notNull().default(true),
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.id] }),
    // A translation of a name is one for every product that has the color.
    index("product_colors_by_name").on(t.name),
    // In two steps: D1 takes patterns of 50 bytes at most.
    check("product_colors_hex", sql`${t.hex} GLOB '#??????' AND NOT substr(${t.hex}, 2) GLOB '*[^0-9A-Fa-f]*'`),
  ],
);

/** Of a product with a third option a size is one value of both: `name` says them together, as everything shows it. */
export const productSizes = sqliteTable(
  "product_sizes",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    available: flag("available").notNull().default(true),
    position: integer("position").notNull(),
    /** The parts of `name`, such as 'M' and 'Long'; both null without a third option. */
    sizeValue: text("size_value"),
    thirdValue: text("third_value"),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.id] }),
    // A translation of a description is one for every product that says the same.
    index("product_sizes_by_description").on(t.description),
  ],
);

/** One colour in one size: the only thing with stock. The CHECK on quantity is what makes overselling impossible. */
export const productVariants = sqliteTable(
  "product_variants",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    colorId: text("color_id").notNull(),
    sizeId: text("size_id").notNull(),
    /** Changed by rows of `stock_movements` alone. */
    quantity: integer("quantity").notNull(),
    /** What the staff's stock list sorts by: product, color and size. Kept by triggers; null while the product is archived. */
    sortName: text("sort_name"),
    /** The shop's own article number. */
    sku: text("sku"),
    /** The number behind the barcode on the goods, with its check digit. */
    gtin: text("gtin"),
    /** Where it lies in the warehouse, as staff write it. */
    place: text("place"),
    weightGrams: integer("weight_grams"),
    /** What the shop itself pays for a unit. Never sent to shoppers. */
    costOre: ore("cost_ore"),
    /** Its own price; null for its product's. Read by `pricesOf` (`products/variant-prices.ts`). */
    priceOre: ore("price_ore"),
    /** The price before a sale of its own price. */
    earlierPriceOre: ore("earlier_price_ore"),
    /** When it was added; null for variants older than this column. */
    createdAt: isoTime("created_at"),
    /** The URL of the product's picture that shows it; null for its color's. A trigger follows a picture that moves. */
    picture: text("picture"),
  },
  (t) => [
    uniqueIndex("product_variants_by_sku")
      .on(sql`${t.sku} COLLATE NOCASE`)
      .where(sql`${t.sku} IS NOT NULL`),
    uniqueIndex("product_variants_by_gtin")
      .on(t.gtin)
      .where(sql`${t.gtin} IS NOT NULL`),
    check("product_variants_quantity", sql`${t.quantity} >= 0`),
    unique("product_variants_choice").on(t.productId, t.colorId, t.sizeId),
    // The filters of the staff's stock list, each a walk along its own index. 5 is the low-stock threshold.
    index("product_variants_listed")
      .on(t.sortName, t.id)
      .where(sql`${t.sortName} IS NOT NULL`),
    index("product_variants_in_stock")
      .on(t.sortName, t.id)
      .where(sql`${t.sortName} IS NOT NULL AND ${t.quantity} > 0`),
    index("product_variants_low")
      .on(t.sortName, t.id)
      .where(sql`${t.sortName} IS NOT NULL AND ${t.quantity} BETWEEN 1 AND 5`),
    index("product_variants_sold_out")
      .on(t.sortName, t.id)
      .where(sql`${t.sortName} IS NOT NULL AND ${t.quantity} = 0`),
    index("product_variants_by_quantity")
      .on(t.quantity, t.id)
      .where(sql`${t.sortName} IS NOT NULL`),
    foreignKey({ columns: [t.productId, t.colorId], foreignColumns: [productColors.productId, productColors.id] }),
    foreignKey({ columns: [t.productId, t.sizeId], foreignColumns: [productSizes.productId, productSizes.id] }),
  ],
);

export const productMedia = sqliteTable(
  "product_media",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    /** The colour the picture shows; null for pictures of the product as such. */
    colorId: text("color_id"),
    position: integer("position").notNull(),
    url: text("url").notNull(),
    alt: text("alt").notNull().default(""),
    width: integer("width"),
    height: integer("height"),
  },
  (t) => [index("product_media_by_product").on(t.productId, t.position), index("product_media_by_url").on(t.url)],
);

/**
 * Which listings a product stands in ('all', 'mens', 'chip:hoodies', 'new', 'sale' …), with the values listings sort
 * by, so that any listing in any order is one walk along one index. Written whenever a product is saved.
 */
export const productFacets = sqliteTable(
  "product_facets",
  {
    facet: text("facet").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    priceOre: ore("price_ore").notNull(),
    createdAt: isoTime("created_at").notNull(),
    /** `featuredRank` in the facet's list. */
    featured: integer("featured").notNull(),
    soldCount: integer("sold_count").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.facet, t.productId] }),
    index("product_facets_by_featured").on(t.facet, sql`${t.featured} DESC`, sql`${t.createdAt} DESC`, t.productId),
    index("product_facets_by_created").on(t.facet, sql`${t.createdAt} DESC`, t.productId),
    index("product_facets_by_price").on(t.facet, t.priceOre, t.productId),
    index("product_facets_by_sold").on(t.facet, sql`${t.soldCount} DESC`, t.productId),
    index("product_facets_by_product").on(t.productId),
  ],
);

/**
 * Where staff placed products in a list ('shop' or a collection), in the order Featured; all others follow by the shop's own rank.
 * `place-products.server.ts` writes it, with what follows from it in `product_facets`.
 */
export const listPositions = sqliteTable(
  "list_positions",
  {
    list: text("list").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    /** From 1. */
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.list, t.productId] }),
    check("list_positions_position", sql`${t.position} BETWEEN 1 AND 500`),
  ],
);

/** The products that may be called best sellers, written whole by the nightly job (`orders/count-best-sellers.server.ts`). */
export const bestSellers = sqliteTable(
  "best_sellers",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id),
    /** Units of the 30 days before `countedAt`, without those that were cancelled or refunded. */
    units: integer("units").notNull(),
    countedAt: isoTime("counted_at").notNull(),
  },
  (t) => [check("best_sellers_units", sql`${t.units} > 0`)],
);

/**
 * What is bought together with a product, written whole by the nightly job (`bought-together/count-pairs.server.ts`): a few others for
 * each, the one that most buyers had first.
 */
export const boughtTogether = sqliteTable(
  "bought_together",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    otherId: text("other_id")
      .notNull()
      .references(() => products.id),
    /** How many buyers had both in one paid order of the last days; never one alone, whose order would be seen by it. */
    buyers: integer("buyers").notNull(),
    /** From 1. */
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    check("bought_together_others", sql`${t.productId} <> ${t.otherId}`),
    check("bought_together_buyers", sql`${t.buyers} >= 2`),
    check("bought_together_position", sql`${t.position} > 0`),
  ],
);

/** Every price a product has had. Append-only (a trigger refuses changes): a sale must show the lowest of 30 days. */
export const priceHistory = sqliteTable(
  "price_history",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    priceOre: ore("price_ore").notNull(),
    currency: currency(),
    validFrom: isoTime("valid_from").notNull(),
    /** Whether the shop announced it as a reduction; what began with it, and went on, is one reduction. */
    isReduced: flag("is_reduced").notNull().default(false),
    /** The VAT that came on top of it, in hundredths of a percent; 0 while prices carried their VAT. */
    vatAddedHundredths: integer("vat_added_hundredths").notNull().default(0),
  },
  (t) => [
    check("price_history_price", sql`${t.priceOre} >= 0`),
    index("price_history_by_product").on(t.productId, t.validFrom),
  ],
);

/**
 * Every price that a variant has had since it first had one of its own, append-only as `price_history`, which says what it cost before
 * (`historyOf`).
 */
export const variantPrices = sqliteTable(
  "variant_prices",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    /** The variant, which may be deleted: its prices stay. */
    variantId: text("variant_id").notNull(),
    priceOre: ore("price_ore").notNull(),
    currency: currency(),
    validFrom: isoTime("valid_from").notNull(),
    isReduced: flag("is_reduced").notNull().default(false),
    vatAddedHundredths: integer("vat_added_hundredths").notNull().default(0),
  },
  (t) => [
    check("variant_prices_price", sql`${t.priceOre} >= 0`),
    index("variant_prices_by_variant").on(t.variantId, t.validFrom),
  ],
);
