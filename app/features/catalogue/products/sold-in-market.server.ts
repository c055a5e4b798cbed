import { type SQL, sql } from "drizzle-orm";

import { languagesOfLaw } from "#app/features/shop/markets/languages-of-law.ts";
import { markets } from "#app/features/shop/markets/markets.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";
import { voecPriceLimitOre } from "#app/features/shop/shipping/voec-price-limit.ts";

import { isUntoldIn } from "./binding-texts.server.ts";

/** The languages that each market's law wants to be told in, as rows of its id and a language. */
const lawRows = sql.raw(
  `json_each('${JSON.stringify(Object.entries(languagesOfLaw).flatMap(([id, all]) => all.map((language) => [id, language])))}')`,
);

/**
 * Whether the product `p` may be sold in the market that the SQL names: its warnings and the conditions of its guarantee are told in the languages
 * that the country's law wants. A new warning takes it out of the market until it is translated. What has neither is asked no more.
 */
export const isToldIn = (market: SQL): SQL => sql`((NOT EXISTS (SELECT 1 FROM product_warnings WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM product_guarantees WHERE product_id = p.id))
  OR NOT EXISTS (SELECT 1 FROM ${lawRows} law WHERE law.value ->> 0 = ${market} AND ${isUntoldIn(sql`law.value ->> 1`)}))`;

/** Sources of our own, as the rule names them. */
const ownSources = ["local", "test"].filter(isOwnSource);
const literals = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(", ")})`);
const voecMarkets = literals(markets.filter(({ vatScheme }) => vatScheme === "voec").map(({ id }) => id));

/**
 * Whether the price `m` of the product `p` may be asked in its market: Norway's carry VAT that is paid by VOEC, which takes own goods below a limit
 * alone. Others would be shown with VAT and charged as exports.
 */
export const isVatPaidOn: SQL = sql`(m.market NOT IN ${voecMarkets}
  OR (m.price_ore < ${sql.raw(String(voecPriceLimitOre))} AND p.source IN ${literals(ownSources)}))`;

/** Whether a market `k` may sell goods of the source of the product `p` at all. */
export const isSourceSold: SQL = sql`(k.id NOT IN ${voecMarkets} OR p.source IN ${literals(ownSources)})`;
