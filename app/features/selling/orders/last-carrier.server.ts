import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type CarrierId, carrierIds } from "#app/features/shop/shipping/carriers.ts";

/** The carrier of the last parcel that was sent; the most usual one in a shop that has sent none. */
export async function lastCarrier(db: Database): Promise<CarrierId> {
  const [last] = await statement<{ carrier: CarrierId }>(
    db,
    sql`SELECT carrier FROM fulfilments WHERE carrier IN (SELECT value FROM json_each(${JSON.stringify(carrierIds)}))
      ORDER BY rowid DESC LIMIT 1`,
  );
  return last?.carrier ?? carrierIds[0];
}
