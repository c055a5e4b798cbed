import type { emailOutbox } from "#app/db/schema/site.server.ts";
import type { EmailType } from "#app/shared/states.ts";

import type { OrderRows } from "./order-rows.ts";

type EmailRow = typeof emailOutbox.$inferInsert;

interface Cause {
  id: string;
  email: string;
  createdAt: string;
}

/** The e-mails of the demo data, already marked as sent: none is ever delivered. */
export function emailRows(
  placed: readonly OrderRows[],
  subscribers: readonly Cause[],
  messages: readonly Cause[],
): EmailRow[] {
  const paid = placed.filter(({ order }) => order.paymentStatus !== "unpaid").map(({ order }) => order);
  return [
    ...sent("order_confirmation", paid),
    ...sent("newsletter_welcome", subscribers),
    ...sent("contact_acknowledgment", messages),
  ];
}

function sent(type: EmailType, causes: readonly Cause[]): EmailRow[] {
  return causes.map(({ id, email, createdAt }) => ({
    id: `eml_${id}`,
    type,
    recipient: email,
    causeId: id,
    status: "sent",
    attempts: 1,
    createdAt,
    sentAt: createdAt,
  }));
}
