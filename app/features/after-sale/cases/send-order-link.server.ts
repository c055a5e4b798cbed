import { sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resentCause } from "#app/features/shop/mail/resent-cause.ts";

import { orderLink } from "./order-link-email.server.tsx";
import { orderNumberIn } from "./order-number.ts";

/**
 * Writes the e-mail with the link of a paid order, to the order's own address, when its number and that address agree. One statement
 * whether or not they do: nobody learns which orders exist, from the answer or from its time. A form that is sent again is the same
 * e-mail. `outboxId` is the e-mail to enqueue, if any.
 */
export async function sendOrderLink(
  db: Database,
  { formId, reference, email }: { formId: string; reference: string; email: string },
  now: Date,
): Promise<{ outboxId: string | null }> {
  const [mail] = await outboxStatement(
    db,
    orderLink,
    sql`SELECT email AS recipient, id || ${resentCause("", formId)} AS cause_id FROM orders
      WHERE order_number = ${orderNumberIn(reference) ?? ""} AND email = ${email}
      AND payment_status NOT IN ${paymentStatusesWhere({ wasPaid: false })}`,
    now,
  );
  return { outboxId: mail?.id ?? null };
}
