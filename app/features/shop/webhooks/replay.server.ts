import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isActiveOwner } from "#app/features/shop/staff/manage-staff.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import type { DeliveryStatus } from "#app/shared/webhook-states.ts";

import { claimReplay } from "./claim-delivery.server.ts";
import { deliver, type Delivering, send } from "./deliver.server.ts";
import { recordReplay } from "./record-delivery.server.ts";
import { testEvent } from "./webhook-events.ts";

/** `busy`: somebody else is sending it. `waits`: its webhook is paused, or another one comes first. `gone`: it is not there, or who acts is no owner. */
export type ReplayOutcome = "delivered" | "failed" | "busy" | "waits" | "gone";

interface Asked {
  webhookId: string;
  actor: string;
}

/**
 * Sends a delivery again, with the same id and body: a receiver that has it knows. One that still waits for its next try is tried now, in
 * its turn.
 */
export async function replay(
  shop: Shop,
  { deliveryId, webhookId, actor }: Asked & { deliveryId: string },
  how: Delivering = {},
): Promise<ReplayOutcome> {
  const now = how.clock?.() ?? new Date();
  const before = await stateOf(shop, deliveryId);
  const audited = await auditStatement(
    shop.db,
    {
      actor,
      action: "webhook.replayed",
      subject: { type: "webhook", id: webhookId, name: deliveryId },
      condition: sql`EXISTS (SELECT 1 FROM webhook_deliveries WHERE id = ${deliveryId} AND webhook_id = ${webhookId}) AND ${isActiveOwner(actor)}`,
    },
    now,
  );
  if (!before || audited.length === 0) return "gone";
  if (before.status === "sending") return "busy";
  if (before.status !== "waiting") return sendAgain(shop, deliveryId, how);
  await statement(
    shop.db,
    sql`UPDATE webhook_deliveries SET next_attempt_at = NULL WHERE id = ${deliveryId} AND status = 'waiting' AND attempts > 0`,
  );
  await deliver(shop, deliveryId, how);
  const after = await stateOf(shop, deliveryId);
  if (after?.status === "arrived") return "delivered";
  return after && after.attempts > before.attempts ? "failed" : "waits";
}

/** Sends a test, once, also to a webhook that is paused. It is listed like any other delivery. */
export async function sendTest(shop: Shop, { webhookId, actor }: Asked, how: Delivering = {}): Promise<ReplayOutcome> {
  const now = how.clock?.() ?? new Date();
  const id = newId("msg");
  const [, audited] = await shop.db.batch([
    statement(
      shop.db,
      sql`INSERT INTO webhook_deliveries (id, webhook_id, type, object, data, status, created_at)
        SELECT ${id}, id, ${testEvent}, 'webhook:' || id, json_object('webhookId', id), 'failed', ${now.toISOString()}
        FROM webhooks WHERE id = ${webhookId} AND ${isActiveOwner(actor)}`,
    ),
    auditStatement(
      shop.db,
      {
        actor,
        action: "webhook.tested",
        subject: { type: "webhook", id: webhookId, name: id },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return audited.length === 0 ? "gone" : sendAgain(shop, id, how);
}

async function sendAgain(shop: Shop, id: string, { clock = () => new Date(), ...calling }: Delivering) {
  const delivery = await claimReplay(shop.db, id, clock());
  if (!delivery) return "busy";
  const answer = await send(shop, delivery, clock(), calling);
  await recordReplay(shop.db, delivery, answer, clock());
  return answer.isDelivered ? "delivered" : "failed";
}

async function stateOf({ db }: Shop, id: string) {
  const [row] = await statement<{ status: DeliveryStatus; attempts: number }>(
    db,
    sql`SELECT status, attempts FROM webhook_deliveries WHERE id = ${id}`,
  );
  return row;
}
