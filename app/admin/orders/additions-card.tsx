import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { AdditionState } from "#app/features/selling/orders/order-addition.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

/** What staff call where an offer stands. */
const states: Record<AdditionState, { name: string; tone: "success" | "warning" | "neutral" }> = {
  open: { name: "Waits for payment", tone: "warning" },
  paid: { name: "Paid", tone: "success" },
  undone: { name: "Canceled or refunded", tone: "neutral" },
  withdrawn: { name: "Withdrawn", tone: "neutral" },
  expired: { name: "Expired", tone: "neutral" },
  "first-sent": { name: "Ended: order shipped", tone: "neutral" },
  "first-cancelled": { name: "Ended: order canceled", tone: "neutral" },
  "first-unpaid": { name: "Ended: order refunded", tone: "neutral" },
  "first-erased": { name: "Ended: details deleted", tone: "neutral" },
};

/** What was offered to be added to the order, and what came of it. */
export function AdditionsCard({
  order,
  additions,
  mayWrite,
}: Pick<OrderPage, "order" | "additions"> & { mayWrite: boolean }) {
  if (additions.length === 0) return null;
  return (
    <Card title="Added items">
      <ul className="divide-y divide-line text-sm">
        {additions.map(({ id, lines, state, expiresAt, createdBy, createdAt, addedId, added }) => (
          <li key={id} className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0 wrap-anywhere">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={states[state].tone}>{states[state].name}</Badge>
                {added && !orderStatusFacts[added.status].isCancelled ? (
                  <span>
                    {state === "paid" ? "Sent with " : "Order "}
                    <RowLink to={`/admin/orders/${addedId}`}>{`#${added.orderNumber}`}</RowLink>
                  </span>
                ) : null}
              </p>
              <ul className="mt-2 tabular-nums">
                {lines.map(({ variantId, name, color, size, quantity }) => (
                  <li key={variantId}>
                    {quantity} × {name}, {color}, {size}
                  </li>
                ))}
              </ul>
              <p className="mt-0.5 text-muted tabular-nums">
                {`Link sent by ${createdBy}, ${formatDateTime(createdAt)}`}
                {state === "open" ? `. Works until ${formatDateTime(expiresAt)}, or until this order ships` : ""}
              </p>
            </div>
            {mayWrite && state === "open" ? (
              <Form method="post" action={`/admin/orders/${order.id}/add`}>
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="additionId" value={id} />
                <Button type="submit" size="small" look="outline">
                  Withdraw link
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
