import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { orderLimits } from "./order-limits.ts";
import type { OrderInput } from "./schemas.ts";

/** What a caller holds with orders that are not paid yet. */
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

/** Whether one more order would be more than one caller may have open. */
export function exceedsOpenOrderLimits(open: OpenOrders | undefined, { items }: OrderInput): boolean {
  if (!open) return false;
  const units = items.reduce((sum, item) => sum + Math.min(item.quantity, orderLimits.unitsPerVariant), 0);
  return open.orders + 1 > orderLimits.openOrdersPerCaller || open.units + units > orderLimits.openUnitsPerCaller;
}

/** The same once the order and its lines are written, for the order's own batch: two at once cannot both slip through. */
export function tooManyOpenOrders(caller: string | null) {
  return sql`EXISTS (SELECT 1 FROM (${openOrdersOf(caller)})
    WHERE orders > ${orderLimits.openOrdersPerCaller} OR units > ${orderLimits.openUnitsPerCaller})`;
}

/** A keyed hash of an address, so that open orders can be counted without anyone's address being kept. */
export async function callerHash(address: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`order-caller:${address}`));
  return Array.from(new Uint8Array(signature).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
