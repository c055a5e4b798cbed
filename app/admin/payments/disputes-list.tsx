import { RowLink } from "#app/admin/frame/row-link.tsx";
import { factsOfDispute } from "#app/features/selling/reconciliation/dispute-facts.ts";
import type { PaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import type { ProviderState } from "#app/features/selling/reconciliation/provider-state.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import { DashboardLink } from "./dashboard-link.tsx";

/** The disputes that are open, those due first, each with what to do. */
export function DisputesList({ disputes, state }: { disputes: PaymentWork["disputes"]; state: ProviderState }) {
  return (
    <ul className="grid gap-3">
      {disputes.map((dispute) => {
        const facts = factsOfDispute(dispute.status);
        return (
          <li key={dispute.id} className="border border-line bg-white p-5 text-sm leading-6">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={facts.tone}>{facts.name}</Badge>
              <span className="font-semibold tabular-nums">{formatPrice(dispute.amountOre, dispute.currency)}</span>
              <RowLink to={`/admin/orders/${dispute.orderId}`}>Order {dispute.orderNumber}</RowLink>
            </p>
            <p className="mt-2 font-medium tabular-nums">
              {dispute.dueBy ? (
                <>
                  Respond by <time dateTime={dispute.dueBy}>{formatDateTime(dispute.dueBy)}</time>
                </>
              ) : (
                "No deadline"
              )}
              <span className="font-normal text-muted">{`. Reason: ${dispute.reason.replaceAll("_", " ")}`}</span>
            </p>
            <p className="mt-1 max-w-prose text-muted">{facts.advice}</p>
            <p className="mt-2">
              <DashboardLink
                state={state}
                provider={dispute.provider}
                object="disputes"
                reference={dispute.reference}
              />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
