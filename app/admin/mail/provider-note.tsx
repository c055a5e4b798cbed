import { type MailProviderName, mailProviderNames } from "#app/features/shop/mail/provider-names.ts";
import { formatDateTime } from "#app/shared/dates.ts";

interface Props {
  provider: MailProviderName;
  /** Whether the provider tells the shop what becomes of its e-mails. */
  tellsDelivery: boolean;
  health: { sentAt: string | null; deliveredAt: string | null };
}

/** Who sends the shop's e-mails, and when it last worked. */
export function ProviderNote({ provider, tellsDelivery, health: { sentAt, deliveredAt } }: Props) {
  return (
    <p className="mt-2 max-w-prose text-sm leading-6 text-muted">
      E-mails go out by <strong className="font-medium text-ink">{mailProviderNames[provider]}</strong>.{" "}
      {sentAt ? <>Last sent: {time(sentAt)}. </> : "None was sent yet. "}
      {deliveredAt && tellsDelivery ? <>Last delivered: {time(deliveredAt)}. </> : null}
      {tellsDelivery ? null : silence[provider]}
    </p>
  );
}

/** Why nothing is heard of e-mails once they are sent. */
const silence: Record<MailProviderName, string> = {
  cloudflare: "It does not tell the shop which e-mails arrive; it keeps back those to addresses that bounced.",
  resend: "It cannot tell the shop which e-mails arrive until RESEND_WEBHOOK_SECRET is set.",
};

function time(iso: string) {
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {formatDateTime(iso)}
    </time>
  );
}
