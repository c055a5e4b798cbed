import { Form } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { RefundBadge } from "./order-badges.tsx";
import type { OrderPage } from "./read-order-page.server.ts";
import { RefundByHand } from "./refund-by-hand-form.tsx";
import { refundProgress } from "./refund-progress.ts";

interface Props extends Pick<OrderPage, "order" | "refunds"> {
  mayRefund: boolean;
  /** Who looks at the page. */
  username: string;
}

/** Why money went back for a line without its units. */
const correctionNames = {
  "exchange-difference": "the difference of an exchange",
  "value-loss-dropped": "a deduction that was dropped",
  "price-reduction": "a lower price, they keep the goods",
} as const;

/** The refunds of an order; one that the provider did not make can be tried again at once. */
export function RefundsCard({ order, refunds, mayRefund, username }: Props) {
  if (refunds.length === 0) return null;
  const price = (ore: number) => formatPrice(ore, order.currency);
  const nameOf = new Map(order.lines.map(({ id, name, color, size }) => [id, `${name}, ${color}, ${size}`]));
  return (
    <Card title="Refunds">
      <ul className="divide-y divide-line text-sm">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0 wrap-anywhere tabular-nums">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {price(refund.amountOre)} <RefundBadge status={refund.status} />
              </p>
              <p className="mt-0.5 text-muted">
                {refund.createdBy}, <time dateTime={refund.createdAt}>{formatDateTime(refund.createdAt)}</time>
              </p>
              {refund.reason ? <p className="mt-2">{refund.reason}</p> : null}
              <ul className="mt-2">
                {refund.correction ? (
                  <li>{`${nameOf.get(refund.correction.orderLineId)}: ${correctionNames[refund.correction.reason]}`}</li>
                ) : refund.sumOre > 0 ? (
                  <li>{`${price(refund.sumOre)} of the price, the items stay sold`}</li>
                ) : refund.lines.length === 0 && refund.shippingOre < refund.amountOre ? (
                  <li>Everything that was left</li>
                ) : null}
                {refund.lines.map((line) => (
                  <li key={line.orderLineId}>
                    {line.quantity} × {nameOf.get(line.orderLineId)}, {price(line.amountOre)}
                  </li>
                ))}
                {refund.shippingOre > 0 ? <li>Shipping, {price(refund.shippingOre)}</li> : null}
              </ul>
              <p className="mt-1 text-muted">
                {`of which VAT ${price(refund.taxOre)}`}
                {refund.restocked ? ". Back in stock" : ""}
              </p>
              {refund.status === "succeeded" || (mayRefund && refund.transferBy !== null) ? null : (
                <p className={`mt-2 ${refund.status === "failed" ? "text-danger" : "text-muted"}`}>
                  {refundProgress(refund)}
                </p>
              )}
              {refund.isClosed ? (
                <p className="mt-2">
                  The buyer has the money by the payment provider. Nothing was sent for this refund.
                </p>
              ) : null}
              {refund.dashboardOre > 0 ? (
                <p className="mt-2">{`${price(refund.dashboardOre)} of it went back in the payment provider's dashboard.`}</p>
              ) : null}
              {refund.transferOn === null ? null : (
                <p className="mt-2">{`Paid by bank on ${refund.transferOn}, reference ${refund.transferReference}`}</p>
              )}
            </div>
            {mayRefund && refund.status !== "succeeded" && refund.transferBy === null ? (
              <Form method="post" action={`/admin/orders/${order.id}/retry-refund`} preventScrollReset>
                <input type="hidden" name="refundId" value={refund.id} />
                <Button type="submit" size="small" look="outline">
                  Try again<span className="sr-only"> to refund {price(refund.amountOre)}</span>
                </Button>
              </Form>
            ) : null}
            {mayRefund && refund.status !== "succeeded" ? (
              <RefundByHand
                orderId={order.id}
                refund={refund}
                amount={price(refund.amountOre - refund.dashboardOre)}
                username={username}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
