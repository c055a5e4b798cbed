import { RowLink } from "#app/admin/frame/row-link.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import type { DiscrepancyRow } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import { DiscrepancyForm } from "./discrepancy-form.tsx";
import { discrepancyText } from "./discrepancy-texts.ts";
import { RecordRefundForm } from "./record-refund-form.tsx";

/** Discrepancies, each with what it means and what to do; open ones can be resolved, the others say how they were. */
export function DiscrepanciesList({
  discrepancies,
  mayRefund,
}: {
  discrepancies: readonly DiscrepancyRow[];
  mayRefund: boolean;
}) {
  return (
    <ul className="grid gap-3">
      {discrepancies.map((discrepancy) => {
        const facts = discrepancyText(discrepancy.kind);
        return (
          <li key={discrepancy.id} className="border border-line bg-white p-5 text-sm leading-6">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={discrepancy.resolvedAt ? "neutral" : "danger"}>{facts.name}</Badge>
              <span className="text-muted tabular-nums">
                {`${providerName(discrepancy.provider)}, `}
                <time dateTime={discrepancy.foundAt}>{formatDateTime(discrepancy.foundAt)}</time>
              </span>
              {discrepancy.orderId ? (
                <RowLink to={`/admin/orders/${discrepancy.orderId}`}>Order {discrepancy.orderNumber}</RowLink>
              ) : null}
            </p>
            <p className="mt-2 font-medium wrap-anywhere">{discrepancy.detail}</p>
            {discrepancy.resolvedAt ? (
              <p className="mt-2 text-muted wrap-anywhere tabular-nums">
                {`Resolved by ${discrepancy.resolvedBy ?? "system"}, ${formatDateTime(discrepancy.resolvedAt)}`}
                {discrepancy.note ? `: ${discrepancy.note}` : ""}
              </p>
            ) : (
              <>
                <p className="mt-1 mb-4 max-w-prose text-muted">{facts.advice}</p>
                {discrepancy.kind === "refund-at-provider" && mayRefund ? (
                  <RecordRefundForm id={discrepancy.id} orderNumber={discrepancy.orderNumber ?? ""} />
                ) : null}
                <DiscrepancyForm
                  id={discrepancy.id}
                  name={`${facts.name}, ${discrepancy.orderNumber ?? discrepancy.detail}`}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
