import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { isActiveOwner } from "#app/features/shop/staff/manage-staff.server.ts";
import { encryptSecret } from "#app/features/shop/staff/secrets.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { noteWebhook } from "./queue-deliveries.server.ts";
import { newSigningSecret } from "./signing-secret.server.ts";
import type { WebhookFields } from "./webhook-schema.ts";

/** The most webhooks of a shop: each event is written once for each that chose it. */
const maxWebhooks = 20;

export type CreateWebhookOutcome =
  | { kind: "created"; id: string; secret: string }
  /** Another one has this address. */
  | { kind: "address-taken" }
  | { kind: "too-many" }
  | { kind: "denied" };

/** Creates a webhook and answers with its secret, the only time that anybody sees it. */
export async function createWebhook(
  shop: Shop,
  { url, events }: WebhookFields,
  { actor, now }: { actor: string; now: Date },
): Promise<CreateWebhookOutcome> {
  const { db } = shop;
  const [id, secret] = [newId("whk"), newSigningSecret()];
  const encrypted = await encryptSecret(shop, secret);
  const [, audited, [found]] = await db.batch([
    statement(
      db,
      sql`INSERT INTO webhooks (id, url, events, secret, created_by, created_at)
        SELECT ${id}, ${url}, ${JSON.stringify(events)}, ${encrypted}, ${actor}, ${now.toISOString()}
        WHERE ${isActiveOwner(actor)} AND NOT EXISTS (SELECT 1 FROM webhooks WHERE url = ${url})
          AND (SELECT count(*) FROM webhooks) < ${maxWebhooks}`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "webhook.created",
        subject: { type: "webhook", id, name: new URL(url).host },
        after: { events: events.join(", ") },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    statement<{ taken: number; total: number }>(
      db,
      sql`SELECT count(*) AS total, coalesce(sum(url = ${url}), 0) AS taken FROM webhooks`,
    ),
  ]);
  noteWebhook();
  if (audited.length > 0) return { kind: "created", id, secret };
  if (found && found.taken > 0) return { kind: "address-taken" };
  return { kind: found && found.total >= maxWebhooks ? "too-many" : "denied" };
}
