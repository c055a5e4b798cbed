import { factsOfDispute } from "#app/features/selling/reconciliation/dispute-facts.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

/** The disputes of an order's payments, and what its payment provider says otherwise than the shop. Nothing when there is neither. */
export function DisputesCard({ disputes, discrepancies }: Pick<OrderPage, "disputes" | "discrepancies">) {
  const open = discrepancies.filter(({ resolvedAt }) => resolvedAt === null);
  if (disputes.length === 0 && open.length === 0) return null;
  return (
    <Card title={disputes.length > 0 ? "Disputes" : "Payment to look at"} className="border-l-4 border-l-danger">
      <ul className="divide-y divide-line text-sm leading-6">
        {disputes.map((dispute) => {
          const facts = factsOfDispute(dispute.status);
          return (
            <li key={dispute.id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={facts.tone}>{facts.name}</Badge>
                <span className="font-semibold tabular-nums">{formatPrice(dispute.amountOre, dispute.currency)}</span>
                <span className="text-muted">{dispute.reason.replaceAll("_", " ")}</span>
              </p>
              <p className="mt-1 tabular-nums">
                {facts.isOpen && dispute.dueBy ? (
                  <strong>
                    Answer by <time dateTime={dispute.dueBy}>{formatDateTime(dispute.dueBy)}</time>
                    {". "}
                  </strong>
                ) : null}
                {facts.advice}
              </p>
              <p className="font-mono text-xs text-muted wrap-anywhere">{dispute.reference}</p>
            </li>
          );
        })}
        {open.map((discrepancy) => (
          <li key={discrepancy.id} className="py-3 wrap-anywhere first:pt-0 last:pb-0">
            <p>{discrepancy.detail}</p>
            <p className="text-muted tabular-nums">
              Found <time dateTime={discrepancy.foundAt}>{formatDateTime(discrepancy.foundAt)}</time>. An owner resolves
              it under Payments.
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
