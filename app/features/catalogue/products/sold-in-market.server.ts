import { type SQL, sql } from "drizzle-orm";

import { markets } from "#app/features/shop/markets/markets.ts";

import { isUntoldIn } from "./binding-texts.server.ts";

/** The languages that each market's law wants to be told in, as rows of its id and a language. */
const languagesOfLaw = sql.raw(
  `json_each('${JSON.stringify(markets.flatMap(({ id, languagesOfLaw: all }) => all.map((language) => [id, language])))}')`,
);

/**
 * Whether the product `p` may be sold in the market that the SQL names: its warnings and the conditions of its guarantee are told in the languages
 * that the country's law wants. A new warning takes it out of the market until it is translated. What has neither is asked no more.
 */
export const isToldIn = (market: SQL): SQL => sql`((NOT EXISTS (SELECT 1 FROM product_warnings WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM product_guarantees WHERE product_id = p.id))
  OR NOT EXISTS (SELECT 1 FROM ${languagesOfLaw} law WHERE law.value ->> 0 = ${market} AND ${isUntoldIn(sql`law.value ->> 1`)}))`;
