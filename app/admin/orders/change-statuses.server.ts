import { inArray, sql } from "drizzle-orm";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { type OrderStatus, orderStatusFacts } from "#app/shared/order-statuses.ts";

import { tryStatus } from "./change-status.server.ts";
import { statusOutcomes } from "./status-outcome.ts";

/** One status for several orders. */
export interface BulkChange {
  orders: Awaited<ReturnType<typeof readChosen>>;
  status: OrderStatus;
  /** The Swedish day on which they arrived, when they are set to delivered. */
  day?: string;
  /** The staff member's username. */
  actor: string;
  /** Whether they may give money back, which cancelling a paid order does. */
  mayRefund: boolean;
}

/** The chosen orders, as far as they exist. */
export async function readChosen(db: Database, ids: readonly string[]) {
  const { id, orderNumber, firstName, lastName, status, paymentStatus, totalOre, currency } = orders;
  return db
    .select({ id, orderNumber, firstName, lastName, status, paymentStatus, totalOre, currency })
    .from(orders)
    .where(inArray(id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`));
}

/** Whether a change cancels orders, which cannot be taken back once their money is. */
export function isDestructive({ orders: chosen, status }: BulkChange): boolean {
  return orderStatusFacts[status].isCancelled && chosen.some((order) => !orderStatusFacts[order.status].isCancelled);
}

/** Changes orders one by one, each wholly or not at all; returns how many, and which could not be changed and why. Never throws. */
export async function changeStatuses(
  shop: Shop,
  { orders: chosen, status, day, actor, mayRefund }: BulkChange,
): Promise<StatusMessage> {
  let changed = 0;
  const refused: string[] = [];
  for (const order of chosen) {
    const outcome = await tryStatus(shop, { orderId: order.id, status, day, actor, mayRefund });
    const { message, httpStatus } = statusOutcomes[outcome];
    if (chosen.length === 1) return message;
    if (httpStatus < 300) changed++;
    if (message.tone === "error") refused.push(`${order.orderNumber}: ${message.text}`);
  }
  const done = `${changed} ${changed === 1 ? "order" : "orders"} set to ${status}.`;
  if (refused.length === 0) return { tone: "success", text: done };
  const more = refused.length > 5 ? ` And ${refused.length - 5} more.` : "";
  return { tone: "error", text: `${done} ${refused.slice(0, 5).join(" ")}${more}` };
}
