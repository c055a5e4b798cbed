import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { marketIds } from "../../shared/market-ids.ts";
import { campaignStates } from "../../shared/states.ts";
import { products } from "./catalogue.server.ts";
import { isoTime, json, ore } from "./columns.server.ts";

/** A sale with dates: what it takes off, of which products, from when until when. */
export const campaigns = sqliteTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Whose prices it reduces: the products' own are those of the shop's own market. */
    market: text("market", { enum: marketIds }).notNull().default("se"),
    /** Whole percent off; null when `priceOre` is set. */
    percent: integer("percent"),
    /** The new price in hundredths of the market's money, in Sweden for products priced in kronor; null when `percent` is set. */
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
    check("campaigns_market", sql`${t.market} IN ('se', 'no', 'dk', 'fi')`),
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

/**
 * The price that a campaign gave one of another market's (`market_prices`), and the one that comes back, in hundredths of its money. Its earlier
 * price in the campaign is the one before it, or the price itself. A price is in one running campaign at most.
 */
export const campaignMarketPrices = sqliteTable(
  "campaign_market_prices",
  {
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id),
    /** The `market_prices` that it is. Staff may take that one away meanwhile. */
    priceId: text("price_id").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    priceOre: ore("price_ore").notNull(),
    priceBeforeOre: ore("price_before_ore").notNull(),
    /** The earlier price that staff had set before; null for none. */
    earlierBeforeOre: ore("earlier_before_ore"),
    endedAt: isoTime("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.priceId] }),
    uniqueIndex("campaign_market_prices_one_running")
      .on(t.priceId)
      .where(sql`${t.endedAt} IS NULL`),
    index("campaign_market_prices_by_product").on(t.productId),
  ],
);
