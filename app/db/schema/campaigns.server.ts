import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { campaignStates } from "../../shared/states.ts";
import { products } from "./catalogue.server.ts";
import { isoTime, json, ore } from "./columns.server.ts";

/** A sale with dates: what it takes off, of which products, from when until when. */
export const campaigns = sqliteTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Whole percent off; null when `priceOre` is set. */
    percent: integer("percent"),
    /** The new price in öre, for products priced in kronor; null when `percent` is set. */
    priceOre: ore("price_ore"),
    /** The listing whose products it holds for (`product_facets.facet`); null when they are named. */
    facet: text("facet"),
    productIds: json<string[]>("product_ids").notNull().default([]),
    startsAt: isoTime("starts_at").notNull(),
    endsAt: isoTime("ends_at"),
    state: text("state", { enum: campaignStates }).notNull().default("planned"),
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("campaigns_reduction", sql`(${t.percent} IS NULL) <> (${t.priceOre} IS NULL)`),
    check("campaigns_percent", sql`${t.percent} IS NULL OR ${t.percent} BETWEEN 1 AND 90`),
    check("campaigns_price", sql`${t.priceOre} IS NULL OR ${t.priceOre} > 0`),
    check("campaigns_period", sql`${t.endsAt} IS NULL OR ${t.endsAt} > ${t.startsAt}`),
    index("campaigns_listed").on(t.startsAt, t.id),
    index("campaigns_open")
      .on(t.startsAt)
      .where(sql`${t.state} IN ('planned', 'running')`),
  ],
);

/** The price that a campaign gave a product, and the one that comes back. A product is in one running campaign at most. */
export const campaignProducts = sqliteTable(
  "campaign_products",
  {
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    priceOre: ore("price_ore").notNull(),
    priceBeforeOre: ore("price_before_ore").notNull(),
    /** The earlier price that staff had set before; null for none. */
    earlierBeforeOre: ore("earlier_before_ore"),
    /** What the campaign made of variants with a price of their own, by `variantKey`. */
    variants: json<Record<string, { priceOre: number; beforeOre: number; earlierBeforeOre: number | null }>>("variants")
      .notNull()
      .default({}),
    endedAt: isoTime("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.productId] }),
    uniqueIndex("campaign_products_one_running")
      .on(t.productId)
      .where(sql`${t.endedAt} IS NULL`),
  ],
);
