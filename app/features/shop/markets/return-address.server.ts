import { type SQL, sql } from "drizzle-orm";

/** The SQL of where a market's goods are sent back to, in lines; null for one without an address of its own. `market` is its id. */
export const returnAddressOf = (market: SQL) =>
  sql<string | null>`(SELECT nullif(m.return_address, '') FROM markets m WHERE m.id = ${market})`;
