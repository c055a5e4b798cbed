import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { returnThatTookOver } from "./exchange-facts.server.ts";

/** The ids of the returns of a return's number, an order's, a notice's or a parcel's. Each has its index. */
export function returnsFound(text: string): SQL {
  return sql`SELECT id FROM returns WHERE number = ${text}
    UNION ALL SELECT r.id FROM orders o JOIN returns r ON r.order_id = o.id WHERE o.order_number = ${text}
    UNION ALL SELECT id FROM returns WHERE withdrawal_id = ${text}
    UNION ALL SELECT return_id FROM return_labels WHERE tracking_id <> '' AND tracking_id = ${text} COLLATE NOCASE`;
}

/**
 * The id of the return with a number, as it is scanned or typed; null when there is none. The goods of an exchange that a notice of
 * withdrawal ended are the notice's: its return is found.
 */
export async function findReturn(db: Database, scanned: string): Promise<string | null> {
  const digits = /^(?:RT)?[- ]?(\d{8})$/i.exec(scanned.trim())?.[1];
  if (digits === undefined) return null;
  const [found] = await statement<{ id: string }>(
    db,
    sql`SELECT coalesce((SELECT t.id ${returnThatTookOver(sql`r.id`)}), r.id) AS id FROM returns r WHERE r.number = ${`RT-${digits}`}`,
  );
  return found?.id ?? null;
}
