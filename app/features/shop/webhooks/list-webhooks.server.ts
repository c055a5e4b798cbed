import { eq, getTableColumns, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { webhooks } from "#app/db/schema/webhooks.server.ts";
import type { DeliveryStatus } from "#app/shared/webhook-states.ts";

const { secret: _secret, previousSecret: _previous, ...shown } = getTableColumns(webhooks);

/** The webhooks, the newest first. Never their secrets. */
export async function listWebhooks(db: Database) {
  return db
    .select(shown)
    .from(webhooks)
    .orderBy(sql`created_at DESC, id`);
}
export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number];

/** A webhook without its secrets; undefined when there is none. */
export async function readWebhook(db: Database, id: string): Promise<ListedWebhook | undefined> {
  const [row] = await db.select(shown).from(webhooks).where(eq(webhooks.id, id));
  return row;
}

/** A delivery as staff see it. */
export interface ListedDelivery {
  seq: number;
  id: string;
  type: string;
  /** Such as `order:ord_…`. */
  object: string;
  status: DeliveryStatus;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  answerStatus: number | null;
  answer: string | null;
  error: string | null;
}

export const deliveriesShown = 50;

/** The deliveries of a webhook before `seq`, the newest first; one more than is shown says that there are older ones. */
export async function listDeliveries(
  db: Database,
  webhookId: string,
  before: number | null,
): Promise<ListedDelivery[]> {
  return statement<ListedDelivery>(
    db,
    sql`SELECT seq, id, type, object, status, attempts, created_at AS createdAt, next_attempt_at AS nextAttemptAt,
      delivered_at AS deliveredAt, answer_status AS answerStatus, answer, error
      FROM webhook_deliveries INDEXED BY webhook_deliveries_by_webhook
      WHERE webhook_id = ${webhookId} AND seq < ${before ?? Number.MAX_SAFE_INTEGER} ORDER BY seq DESC LIMIT ${deliveriesShown + 1}`,
  );
}
