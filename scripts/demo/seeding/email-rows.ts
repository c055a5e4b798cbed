import type { suppressedAddresses } from "#app/db/schema/mail.server.ts";
import type { emailOutbox } from "#app/db/schema/site.server.ts";
import type { EmailType } from "#app/shared/emails.ts";

import type { OrderRows } from "./order-rows.ts";

type EmailRow = typeof emailOutbox.$inferInsert;

interface Cause {
  id: string;
  email: string;
  createdAt: string;
}

/** The e-mails of the demo data, already marked as sent but a few in each other state: none is ever delivered. */
export function emailRows(
  placed: readonly OrderRows[],
  subscribers: readonly Cause[],
  messages: readonly Cause[],
): EmailRow[] {
  const paid = placed.filter(({ order }) => order.paymentStatus !== "unpaid").map(({ order }) => order);
  return [
    ...withStates(sent("order_confirmation", paid)),
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
    reason: null,
    createdAt,
    sentAt: createdAt,
    provider: "resend",
    delivery: "delivered" as const,
    deliveryAt: createdAt,
  }));
}

/** Gives the newest e-mails of as many people each another state. */
function withStates(rows: readonly EmailRow[]): EmailRow[] {
  const newest = new Map(rows.map((row) => [row.recipient, row.id]));
  const chosen = [...newest.values()].slice(-states.length);
  return rows.map((row) => ({ ...row, ...states[chosen.indexOf(row.id)] }));
}

/** What became of confirmations, in place of having arrived. */
const states: Partial<EmailRow>[] = [
  { status: "failed", reason: "provider-down", attempts: 8, sentAt: null, delivery: null, deliveryAt: null },
  { status: "bounced", reason: "bounced", delivery: "bounced" },
  { status: "suppressed", reason: "address-bounced", attempts: 0, sentAt: null, delivery: null, deliveryAt: null },
  { status: "bounced", reason: "bounced-for-now", delivery: "delayed" },
  { status: "suppressed", reason: "provider-suppressed", sentAt: null, delivery: null, deliveryAt: null },
  { status: "failed", reason: "quota", attempts: 8, sentAt: null, delivery: null, deliveryAt: null },
  { delivery: "complained" },
];

/** The addresses of these e-mails that the shop no longer writes to. */
export function suppressionRows(emails: readonly EmailRow[]): (typeof suppressedAddresses.$inferInsert)[] {
  const row = ({ id, recipient, createdAt }: EmailRow, reason: "bounced" | "complained") => ({
    id: `sup_${id}`,
    address: recipient.toLowerCase(),
    scope: reason === "bounced" ? ("all" as const) : ("optional" as const),
    reason,
    source: "resend",
    mailId: id,
    since: createdAt,
  });
  return emails.flatMap((email) => {
    if (email.reason === "bounced" || email.reason === "address-bounced") return [row(email, "bounced")];
    return email.delivery === "complained" ? [row(email, "complained")] : [];
  });
}
