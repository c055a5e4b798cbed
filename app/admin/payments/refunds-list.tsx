import { Form } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { RefundBadge } from "#app/admin/orders/order-badges.tsx";
import { refundProgress } from "#app/admin/orders/refund-progress.ts";
import type { PaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import type { ProviderState } from "#app/features/selling/reconciliation/provider-state.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";

import { DashboardLink } from "./dashboard-link.tsx";

interface Props {
  refunds: PaymentWork["refunds"];
  state: ProviderState;
  mayRefund: boolean;
}

/** The refunds that the provider has not made, failed ones first; each can be tried again. */
export function RefundsList({ refunds, state, mayRefund }: Props) {
  return (
    <DataTable
      caption="Pending and failed refunds"
      rows={refunds}
      empty="No pending or failed refunds."
      emptyIcon="check"
      columns={[
        {
          title: "Order",
          lead: true,
          cell: ({ orderId, orderNumber }) => <RowLink to={`/admin/orders/${orderId}`}>{orderNumber}</RowLink>,
        },
        { title: "Refund", cell: ({ status }) => <RefundBadge status={status} /> },
        { title: "Amount", cell: ({ amountOre, currency }) => formatPrice(amountOre, currency), numeric: true },
        { title: "Requested", cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> },
        {
          title: "Reason",
          cell: (refund) => refundProgress(refund),
        },
        {
          title: "Payment",
          cell: ({ provider, reference }) => (
            <DashboardLink state={state} provider={provider} object="payments" reference={reference} />
          ),
        },
        {
          title: "Action",
          cell: ({ id, orderId, orderNumber, transferBy }) =>
            mayRefund && transferBy === null ? (
              <Form method="post" action={`/admin/orders/${orderId}/retry-refund`}>
                <input type="hidden" name="refundId" value={id} />
                <Button type="submit" size="small" look="outline" className="whitespace-nowrap">
                  Try again
                  <span className="sr-only"> to refund {orderNumber}</span>
                </Button>
              </Form>
            ) : null,
        },
      ]}
    />
  );
}
