import { Form } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";
import { emailTypeNames } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

const tones: Record<OrderPage["mails"][number]["status"], BadgeTone> = {
  queued: "warning",
  sending: "warning",
  sent: "success",
  failed: "danger",
};

interface Props extends Pick<OrderPage, "order" | "mails" | "press"> {
  mayWrite: boolean;
}

/** The e-mails that the customer got about an order, and its confirmation to send again. */
export function MailsCard({ order, mails, press, mayWrite }: Props) {
  const mayResend = mayWrite && order.paymentStatus !== "unpaid" && order.email !== "";
  return (
    <Card title="E-mails" className="text-sm">
      {mails.length === 0 ? <p className="text-muted">None sent yet.</p> : null}
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
            <span>
              {emailTypeNames[mail.type]}
              <time dateTime={mail.sentAt ?? mail.createdAt} className="block text-muted tabular-nums">
                {formatDateTime(mail.sentAt ?? mail.createdAt)}
              </time>
            </span>
            <Badge tone={tones[mail.status]}>{mail.status}</Badge>
          </li>
        ))}
      </ul>
      {mayResend ? (
        <Form method="post" action={`/admin/orders/${order.id}/resend`} preventScrollReset className="mt-3">
          <input type="hidden" name="press" value={press} />
          <input type="hidden" name="type" value="order_confirmation" />
          <Button type="submit" size="small" look="outline">
            Send confirmation again
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
