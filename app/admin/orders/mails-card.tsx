import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { MailBadge } from "#app/admin/mail/mail-badge.tsx";
import { explainMail } from "#app/features/shop/mail/mail-reasons.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { emailTypeNames } from "#app/shared/emails.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

interface Props extends Pick<OrderPage, "order" | "mails" | "press" | "deliveredAt"> {
  mayWrite: boolean;
}

/** The e-mails that the customer got about an order or why not, those to send again, and the address to correct. */
export function MailsCard({ order, mails, press, deliveredAt, mayWrite }: Props) {
  const mayResend = mayWrite && paymentStatusFacts[order.paymentStatus].wasPaid && order.email !== "";
  return (
    <Card title="Emails" className="text-sm">
      {mails.length === 0 ? <p className="text-muted">None sent yet.</p> : null}
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="py-2 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                {emailTypeNames[mail.type]}
                <time dateTime={mail.sentAt ?? mail.createdAt} className="block text-muted tabular-nums">
                  {formatDateTime(mail.sentAt ?? mail.createdAt)}
                </time>
              </span>
              <MailBadge {...mail} />
            </div>
            <Trouble mail={mail} />
          </li>
        ))}
      </ul>
      {mayResend ? (
        <>
          <Form
            method="post"
            action={`/admin/orders/${order.id}/resend`}
            preventScrollReset
            className="mt-3 flex flex-wrap gap-2"
          >
            <input type="hidden" name="press" value={press} />
            <Button type="submit" name="type" value="order_confirmation" size="small" look="outline">
              Send confirmation again
            </Button>
            {deliveredAt ? (
              <Button type="submit" name="type" value="order_delivered" size="small" look="outline">
                Send 'has arrived' again
              </Button>
            ) : null}
          </Form>
          <CorrectAddress orderId={order.id} press={press} />
        </>
      ) : null}
    </Card>
  );
}

/** Why an e-mail did not arrive, in words. */
function Trouble({ mail }: { mail: OrderPage["mails"][number] }) {
  if (mail.status === "sent" || mail.reason === null) return null;
  return (
    <>
      <p className="mt-1">{explainMail(mail).why}</p>
      <RowLink to={`/admin/unsent-mail/${mail.id}`}>
        What to do<span className="sr-only"> about this {emailTypeNames[mail.type]}</span>
      </RowLink>
    </>
  );
}

/** Another e-mail address for the order: the confirmation goes there at once. */
function CorrectAddress({ orderId, press }: { orderId: string; press: string }) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink">
        Correct the email address
      </summary>
      <Form
        method="post"
        action={`/admin/orders/${orderId}/correct-email`}
        preventScrollReset
        className="mt-2 grid gap-3"
      >
        <input type="hidden" name="press" value={press} />
        <TextField
          // Another answer of the page empties the field.
          key={press}
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={200}
          hint="The order's confirmation is sent there."
        />
        <Button type="submit" size="small" className="justify-self-start">
          Save and send
        </Button>
      </Form>
    </details>
  );
}
