import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { webhooks } from "#app/db/schema/webhooks.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isActiveOwner } from "#app/features/shop/staff/manage-staff.server.ts";
import { encryptSecret } from "#app/features/shop/staff/secrets.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays } from "#app/shared/dates.ts";

import { newSigningSecret } from "./signing-secret.server.ts";
import type { WebhookEvent } from "./webhook-events.ts";

/** Days for which the secret before a rotation signs as well. */
const overlapDays = 1;

export interface WebhookChange {
  id: string;
  actor: string;
  now: Date;
}

/** Whether it was changed: not when it is gone, when it is so already, or when who acts is no owner any more. */
export type WebhookChanged = boolean;

/** Chooses what a webhook is told of from now on. What waits is still told. */
export async function setEvents(db: Database, events: readonly WebhookEvent[], change: WebhookChange) {
  const set = sql`events = ${JSON.stringify(events)}`;
  return write(db, change, { action: "webhook.events", set, after: { events: events.join(", ") } });
}

/** Pauses a webhook: what happens is collected, and told when it goes on. */
export async function pause(db: Database, change: WebhookChange) {
  return write(db, change, { action: "webhook.paused", set: sql`state = 'paused'`, condition: sql`state = 'active'` });
}

/** Goes on with a webhook that was paused or disabled, with what waits. What happened while it was disabled was not collected. */
export async function resume(db: Database, change: WebhookChange) {
  const set = sql`state = 'active', disabled_reason = NULL, failing_since = NULL`;
  return write(db, change, { action: "webhook.resumed", set, condition: sql`state <> 'active'` });
}

/**
 * Gives a webhook a new secret and answers with it; the one before signs as well for `overlapDays`, and any older one no more. Null as
 * `WebhookChanged`, and when it was rotated since its page was read: `seenUntil` is the `previousUntil` that was there.
 */
export async function rotateSecret(
  shop: Shop,
  { seenUntil, ...change }: WebhookChange & { seenUntil: string | null },
): Promise<string | null> {
  const secret = newSigningSecret();
  const until = addDays(change.now, overlapDays).toISOString();
  const set = sql`previous_secret = secret, previous_until = ${until}, secret = ${await encryptSecret(shop, secret)}`;
  const condition = sql`previous_until IS ${seenUntil}`;
  return (await write(shop.db, change, { action: "webhook.secret-rotated", set, condition })) ? secret : null;
}

/** Deletes a webhook with its deliveries: nothing is told to it from then on. */
export async function removeWebhook(db: Database, { id, actor, now }: WebhookChange): Promise<WebhookChanged> {
  const name = await hostOf(db, id);
  if (name === null) return false;
  const mayAct = isActiveOwner(actor);
  const [, , audited] = await db.batch([
    statement(db, sql`DELETE FROM webhook_deliveries WHERE webhook_id = ${id} AND ${mayAct}`),
    statement(db, sql`DELETE FROM webhooks WHERE id = ${id} AND ${mayAct}`),
    auditStatement(
      db,
      { actor, action: "webhook.deleted", subject: { type: "webhook", id, name }, condition: sql`changes() > 0` },
      now,
    ),
  ]);
  return audited.length > 0;
}

interface Written {
  action: AuditAction;
  set: SQL;
  condition?: SQL;
  after?: Record<string, unknown>;
}

async function write(
  db: Database,
  { id, actor, now }: WebhookChange,
  { action, set, condition = sql`TRUE`, after }: Written,
): Promise<WebhookChanged> {
  const name = await hostOf(db, id);
  if (name === null) return false;
  const subject = { type: "webhook", id, name };
  const [, audited] = await db.batch([
    statement(db, sql`UPDATE webhooks SET ${set} WHERE id = ${id} AND ${condition} AND ${isActiveOwner(actor)}`),
    auditStatement(db, { actor, action, subject, ...(after && { after }), condition: sql`changes() > 0` }, now),
  ]);
  return audited.length > 0;
}

/** How the audit log calls a webhook: its address may hold a secret of its receiver's. */
async function hostOf(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ url: webhooks.url }).from(webhooks).where(eq(webhooks.id, id));
  return row ? new URL(row.url).host : null;
}
