import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { papersPath } from "./chosen-orders.ts";
import type { SentOrders } from "./send-orders.server.ts";

const papers = [
  { paper: "labels", text: "Print labels" },
  { paper: "packing-slips", text: "Print packing slips" },
] as const;

/** What was just sent, its papers, and how to take it back. */
export function SentList({ sent, here }: { sent: SentOrders["sent"]; here: string }) {
  if (sent.length === 0) return null;
  return (
    <Card className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-base font-semibold" role="status">
          {`${sent.length} ${sent.length === 1 ? "order is" : "orders are"} sent`}
        </h2>
        <div className="flex flex-wrap gap-2">
          {papers.map(({ paper, text }) => (
            <a
              key={paper}
              href={papersPath(
                paper,
                sent.map(({ fulfilmentId }) => fulfilmentId),
              )}
              target="_blank"
              rel="noreferrer"
              className="button button-small button-outline"
            >
              {text}
            </a>
          ))}
        </div>
      </div>
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
