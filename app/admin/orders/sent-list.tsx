import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import type { SentOrders } from "./send-orders.server.ts";

/** What was just sent, and how to take it back. */
export function SentList({ sent, here }: { sent: SentOrders["sent"]; here: string }) {
  if (sent.length === 0) return null;
  return (
    <Card className="mb-6">
      <h2 className="mb-2 text-base font-semibold" role="status">
        {`${sent.length} ${sent.length === 1 ? "order is" : "orders are"} sent`}
      </h2>
      <ul className="divide-y divide-line text-sm">
        {sent.map(({ id, orderNumber, fulfilmentId, units, trackingId }) => (
          <li key={fulfilmentId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 tabular-nums">
            <RowLink to={`/admin/orders/${id}`}>{orderNumber}</RowLink>
            <span>{units === 1 ? "1 item" : `${units} items`}</span>
            <span className="min-w-0 grow text-muted wrap-anywhere">{trackingId}</span>
            <Form method="post" action={`/admin/orders/${id}/undo-sending`} preventScrollReset>
              <input type="hidden" name="fulfilmentId" value={fulfilmentId} />
              <input type="hidden" name="returnTo" value={here} />
              <Button type="submit" size="small" look="outline">
                Undo<span className="sr-only"> sending of {orderNumber}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
