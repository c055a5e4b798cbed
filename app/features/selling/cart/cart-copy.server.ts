import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/customers.server.ts";
import { isFull } from "#app/platform/http/claim-write.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { CartChange } from "./schemas.ts";

/** The server's copy of a browser's cart; undefined when there is none. */
export async function readCartCopy(db: Database, userId: string) {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  return cart;
}

/** Creates or updates the copy of a browser's cart and returns it; on a day with too many the oldest makes way. */
export async function writeCartCopy(db: Database, userId: string, change: CartChange, now: Date) {
  const time = now.toISOString();
  const { items = [], status = "active" } = change;
  const [[cart]] = await db.batch([
    db
      .insert(carts)
      .values({ id: newId("crt"), userId, items, status, createdAt: time, updatedAt: time })
      .onConflictDoUpdate({ target: carts.userId, set: { ...change, updatedAt: time } })
      .returning(),
    statement(
      db,
      sql`DELETE FROM carts WHERE ${isFull("cart", now)} AND id = (SELECT id FROM carts ORDER BY updated_at LIMIT 1) AND user_id <> ${userId}`,
    ),
  ]);
  if (!cart) throw new Error("A write that succeeded answered no row");
  return cart;
}

/** Deletes the copy of a browser's cart. */
export async function deleteCartCopy(db: Database, userId: string): Promise<void> {
  await db.delete(carts).where(eq(carts.userId, userId));
}
