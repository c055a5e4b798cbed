import { z } from "zod";

import type { EmailDelivery, EmailReason } from "#app/shared/states.ts";

import { parseDeliveryKey } from "./delivery-key.ts";

/** What became of an email. The one with the highest `rank` stands, in whatever order they arrive. */
export interface MailOutcome {
  rank: number;
  status: "sent" | "failed" | "suppressed" | "bounced";
  reason: EmailReason | null;
  delivery: EmailDelivery | null;
}

/** Something that a provider tells of an email. */
export interface MailEvent {
  /** The event's own id, with the provider's name. */
  id: string;
  type: string;
  /** ISO time at which it happened. */
  at: string;
  /** The email, by its delivery key or, without one, by the provider's id. */
  key: { id: string; resends: number } | null;
  providerId: string;
  outcome: MailOutcome;
}

/** The outcomes, from what weighs least to what weighs most: an address that bounced for good does so whatever else is told. */
const outcomes = {
  sent: { rank: 1, status: "sent", reason: null, delivery: null },
  delayed: { rank: 1, status: "sent", reason: null, delivery: "delayed" },
  failed: { rank: 2, status: "failed", reason: "provider-down", delivery: null },
  suppressed: { rank: 3, status: "suppressed", reason: "provider-suppressed", delivery: null },
  // The mailbox was full, or the other server out of order: the address itself is not wrong.
  bouncedForNow: { rank: 4, status: "bounced", reason: "bounced-for-now", delivery: "delayed" },
  delivered: { rank: 5, status: "sent", reason: null, delivery: "delivered" },
  complained: { rank: 5, status: "sent", reason: null, delivery: "complained" },
  bounced: { rank: 6, status: "bounced", reason: "bounced", delivery: "bounced" },
} as const satisfies Record<string, MailOutcome>;

const byType: Readonly<Record<string, MailOutcome>> = {
  "email.sent": outcomes.sent,
  "email.delivery_delayed": outcomes.delayed,
  "email.failed": outcomes.failed,
  "email.suppressed": outcomes.suppressed,
  "email.delivered": outcomes.delivered,
  "email.complained": outcomes.complained,
  "email.bounced": outcomes.bounced,
};

/** What an event of Resend is read for; all else of it, such as the address and the subject, is left alone. */
const resendEventSchema = z.object({
  type: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  data: z.object({
    email_id: z.string().min(1).max(100),
    tags: z.object({ key: z.string().max(100).optional() }).catch({}),
    bounce: z.object({ type: z.string() }).optional().catch(undefined),
  }),
});

/** An event of Resend; null when it is none that says what became of an email. */
export function readResendEvent(messageId: string, body: unknown): MailEvent | null {
  const parsed = resendEventSchema.safeParse(body);
  if (!parsed.success) return null;
  const { type, created_at: at, data } = parsed.data;
  const outcome = Object.hasOwn(byType, type) ? byType[type] : undefined;
  if (!outcome) return null;
  const isForNow = outcome === outcomes.bounced && data.bounce !== undefined && data.bounce.type !== "Permanent";
  return {
    id: `resend:${messageId}`,
    type,
    at: new Date(at).toISOString(),
    key: parseDeliveryKey(data.tags.key ?? ""),
    providerId: data.email_id,
    outcome: isForNow ? outcomes.bouncedForNow : outcome,
  };
}
