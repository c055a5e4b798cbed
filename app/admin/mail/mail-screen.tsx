import { Form } from "react-router";

import { DateTime } from "#app/admin/frame/date-time.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { readMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { explainMail } from "#app/features/shop/mail/mail-reasons.ts";
import { recordOfCause } from "#app/features/shop/mail/resent-cause.ts";
import { emailTypeNames } from "#app/shared/emails.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { MailBadge } from "./mail-badge.tsx";
import { SuppressionsCard } from "./suppressions-card.tsx";

type MailPage = NonNullable<Awaited<ReturnType<typeof readMail>>>;

/** One email: where it is, why, and what can be done about it. */
export function MailScreen({ mail, suppressions, press }: MailPage & { press: string }) {
  const { why, advice } = explainMail(mail);
  const isUndelivered = mail.status !== "sent";
  const isResendable = ["failed", "bounced", "suppressed"].includes(mail.status) && !mail.isKeptBack;
  return (
    <>
      <RowLink to="/admin/unsent-mail">Back to unsent emails</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">{emailTypeNames[mail.type]}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <MailBadge status={mail.status} delivery={mail.delivery} />
        <span className="wrap-anywhere">to {mail.recipient}</span>
      </p>
      <div className="mt-6 grid max-w-3xl gap-4 lg:gap-6">
        {isUndelivered ? (
          <Card title="Reason" className="text-sm leading-6">
            <p className="font-medium">{why}</p>
            <p className="text-muted">{advice}</p>
            {isResendable ? (
              <Form method="post" preventScrollReset className="mt-3">
                <input type="hidden" name="intent" value="resend" />
                <input type="hidden" name="press" value={press} />
                <Button type="submit" size="small">
                  Resend
                </Button>
              </Form>
            ) : null}
          </Card>
        ) : null}
        <SuppressionsCard suppressions={suppressions} />
        <Card title="Timeline" className="text-sm leading-6">
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1">
            <Fact name="Written" at={mail.createdAt} />
            <Fact name="Last attempt" at={mail.claimedAt} />
            <Fact name="Next attempt" at={mail.nextAttemptAt} />
            <Fact name="Sent" at={mail.sentAt} />
            <Fact name="Last heard of" at={mail.deliveryAt} />
            <dt className="text-muted">Sent again</dt>
            <dd>{mail.resends === 0 ? "Never" : mail.resends === 1 ? "Once" : `${mail.resends} times`}</dd>
          </dl>
          {mail.type === "order_confirmation" ? (
            <RowLink to={`/admin/orders/${recordOfCause(mail.causeId)}`}>View order</RowLink>
          ) : null}
        </Card>
      </div>
    </>
  );
}

function Fact({ name, at }: { name: string; at: string | null }) {
  if (at === null) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>
        <DateTime at={at} />
      </dd>
    </>
  );
}
