import { mailStatusNames } from "#app/features/shop/mail/mail-reasons.ts";
import type { EmailDelivery, EmailStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<EmailStatus, BadgeTone> = {
  queued: "warning",
  sending: "warning",
  sent: "success",
  failed: "danger",
  suppressed: "neutral",
  bounced: "danger",
};

const deliveryNames: Record<EmailDelivery, string> = {
  delayed: "Delayed",
  delivered: "Delivered",
  bounced: "Bounced",
  complained: "Reported as spam",
};

/** Where an email is: sent, and what its provider tells of it since, or why it is not. */
export function MailBadge({ status, delivery }: { status: EmailStatus; delivery: EmailDelivery | null }) {
  if (status !== "sent" || delivery === null) return <Badge tone={tones[status]}>{mailStatusNames[status]}</Badge>;
  const tone = delivery === "complained" ? "danger" : delivery === "delayed" ? "warning" : "success";
  return <Badge tone={tone}>{deliveryNames[delivery]}</Badge>;
}
