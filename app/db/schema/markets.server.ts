import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { products } from "./catalogue.server.ts";
import { flag, isoTime, json, ore } from "./columns.server.ts";

/** What staff decide of each market; `shop/markets/markets.ts` says what it is. A migration adds the rows. */
export const markets = sqliteTable(
  "markets",
  {
    id: text("id").primaryKey(),
    isOpen: flag("is_open").notNull().default(false),
    /** When it was first opened. */
    openedAt: isoTime("opened_at"),
    /** From when until when it was open, as pairs of ISO times, oldest first: the last one ends with null while it is. */
    openings: json<[from: string, until: string | null][]>("openings").notNull().default([]),
    /** What one unit of its currency costs this season, in millionths of a krona; null while prices can't be proposed. */
    rateMillionths: integer("rate_millionths"),
    /** Where its shoppers send goods back, in lines; empty for the shop's own market, whose address is in the settings. */
    returnAddress: text("return_address").notNull().default(""),
    /** The shop's number in the country's register of who answers for packaging; empty while it has none. */
    packagingNumber: text("packaging_number").notNull().default(""),
    /** The version that a save is based on. */
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [check("markets_rate", sql`${t.rateMillionths} IS NULL OR ${t.rateMillionths} > 0`)],
);

/** Who read the legal documents of a language, and which: what they said then, so that other words are to be read again. The last reading is kept here, all of them in the audit log. */
export const legalReadings = sqliteTable("legal_readings", {
  language: text("language").primaryKey(),
  /** The documents that were read, by their content (`document_versions`). */
  documents: text("documents").notNull(),
  /** Who read them, as staff typed it: a lawyer, who is no member of staff. */
  reader: text("reader").notNull(),
  /** The username of the member of staff who says so, and when. */
  confirmedBy: text("confirmed_by").notNull(),
  confirmedAt: isoTime("confirmed_at").notNull(),
});

/** The prices of a market with VAT, of a product or of one of its variants, in hundredths of its currency. */
export const marketPrices = sqliteTable(
  "market_prices",
  {
    /** Of the market, the product and the variant (`priceId`), so that each has one price. */
    id: text("id").primaryKey(),
    market: text("market")
      .notNull()
      .references(() => markets.id),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    /** Null for the product itself. A variant may be deleted: its price is left behind, and shown to nobody. */
    variantId: text("variant_id"),
    priceOre: ore("price_ore").notNull(),
    /** Set while it is on sale in the market. */
    earlierPriceOre: ore("earlier_price_ore"),
    /** The version that a save is based on. */
    updatedAt: isoTime("updated_at").notNull(),
  },
  (t) => [
    check("market_prices_price", sql`${t.priceOre} > 0`),
    check("market_prices_earlier_price", sql`${t.earlierPriceOre} IS NULL OR ${t.earlierPriceOre} > ${t.priceOre}`),
    index("market_prices_by_product").on(t.productId, t.market),
  ],
);

/**
 * Every price at which something was for sale in an open market, each opening anew: one ends with its opening. Append-only (a trigger refuses changes), as
 * `price_history`.
 */
export const marketPriceHistory = sqliteTable(
  "market_price_history",
  {
    id: text("id").primaryKey(),
    /** The `market_prices` that it was. */
    priceId: text("price_id").notNull(),
    priceOre: ore("price_ore").notNull(),
    validFrom: isoTime("valid_from").notNull(),
    isReduced: flag("is_reduced").notNull().default(false),
  },
  (t) => [index("market_price_history_by_price").on(t.priceId, t.validFrom)],
);
