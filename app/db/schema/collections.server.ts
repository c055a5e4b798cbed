import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

import type { CollectionCondition, CollectionSort } from "../../shared/collection-rules.ts";
import { products } from "./catalogue.server.ts";
import { flag, isoTime, json } from "./columns.server.ts";

/**
 * The collections that staff make, beside the three fixed ones. Which products are in one is said by the view `collection_matches`; it is a
 * facet of `product_facets`, `c:` and its id, so it is listed as any other.
 */
export const staffCollections = sqliteTable(
  "staff_collections",
  {
    id: text("id").primaryKey(),
    /** Its address is /collections/ and this. */
    handle: text("handle").notNull().unique(),
    title: text("title").notNull(),
    text: text("text").notNull().default(""),
    /** The address of a picture; null for none. */
    picture: text("picture"),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    /** By hand: the rows of `collection_products`; else by its conditions. */
    kind: text("kind").$type<"hand" | "rule">().notNull(),
    match: text("match").$type<"all" | "any">().notNull().default("all"),
    conditions: json<readonly CollectionCondition[]>("conditions").notNull().default([]),
    sort: text("sort").$type<CollectionSort>().notNull().default("featured"),
    published: flag("published").notNull().default(false),
    /** Whether the shop's menu leads to it, and where among those it leads to: 1 comes first. */
    inMenu: flag("in_menu").notNull().default(false),
    menuPlace: integer("menu_place").notNull().default(1),
    /** The product after which its facet is still to be written; null once all of it is. */
    rebuildAfter: text("rebuild_after"),
    createdAt: isoTime("created_at").notNull(),
    /** The version. */
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("staff_collections_kind", sql`${t.kind} IN ('hand', 'rule')`),
    check("staff_collections_match", sql`${t.match} IN ('all', 'any')`),
    check("staff_collections_conditions", sql`json_type(${t.conditions}) = 'array'`),
    index("staff_collections_to_rebuild")
      .on(t.id)
      .where(sql`${t.rebuildAfter} IS NOT NULL`),
  ],
);

/** The products of a collection that is made by hand. */
export const collectionProducts = sqliteTable(
  "collection_products",
  {
    collectionId: text("collection_id").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index("collection_products_by_product").on(t.productId),
  ],
);
