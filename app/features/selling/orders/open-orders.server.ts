import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { hexOf } from "#app/platform/http/sha256.ts";

import { orderLimits } from "./order-limits.ts";
import type { OrderInput } from "./schemas.ts";

/** A caller's unpaid orders that reserve stock, and the units in them. */
export interface OpenOrders {
  orders: number;
  units: number;
}

const openOrdersOf = (caller: string | null) => sql`
  SELECT count(DISTINCT o.id) AS orders, coalesce(sum(l.quantity), 0) AS units
  FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.reserved_by = ${caller}`;

/** Counts a caller's open orders; without a caller there are none. */
export function openOrdersStatement(db: Database, caller: string | null) {
  return statement<OpenOrders>(db, openOrdersOf(caller));
}

/** Whether one more order would exceed the limits of open orders for one caller. */
export function exceedsOpenOrderLimits(open: OpenOrders | undefined, { items }: OrderInput): boolean {
  if (!open) return false;
  const units = items.reduce((sum, item) => sum + Math.min(item.quantity, orderLimits.unitsPerVariant), 0);
  return open.orders + 1 > orderLimits.openOrdersPerCaller || open.units + units > orderLimits.openUnitsPerCaller;
}

/** The same check as a condition for the order's own batch, so that two orders at once cannot both pass. */
export function tooManyOpenOrders(caller: string | null) {
  return sql`EXISTS (SELECT 1 FROM (${openOrdersOf(caller)})
    WHERE orders > ${orderLimits.openOrdersPerCaller} OR units > ${orderLimits.openUnitsPerCaller})`;
}

/** A keyed hash of a network address, so that open orders are counted without storing the address. */
export async function callerHash(address: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`order-caller:${address}`));
  return hexOf(signature.slice(0, 12));
}
