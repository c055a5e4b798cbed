import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { checkLink, type LinkPurpose } from "#app/platform/http/signed-link.server.ts";

/** The order of a page's signed link, as `read` reads it, and whether the link has expired; without a valid one, no order. */
export async function readLinkedOrder<Order>(
  { db, env }: Shop,
  { searchParams }: URL,
  { purpose, read }: { purpose: LinkPurpose; read: (db: Database, orderId: string) => Promise<Order | null> },
  now: Date,
): Promise<{ order: Order | null; isExpired: boolean }> {
  const [id, key] = [searchParams.get("id"), searchParams.get("key")];
  const link = id && key ? await checkLink(purpose, id, key, linkSecrets(env), now) : "forged";
  if (!id || link !== "valid") return { order: null, isExpired: link === "expired" };
  return { order: await read(db, id), isExpired: false };
}

/** The numbers of the cases that came in about an order before, the first one first. */
export async function earlierCases(
  db: Database,
  table: "withdrawals" | "complaints",
  orderId: string,
): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE order_id = ${orderId} ORDER BY received_at`,
  );
  return rows.map(({ id }) => id);
}

/** What a form about an order is filled in with: its buyer, and its number. */
export function contactOf(order: { firstName: string; lastName: string; email: string; orderNumber: string }) {
  const { firstName, lastName, email, orderNumber: reference } = order;
  return { name: `${firstName} ${lastName}`.trim(), reference, email };
}
