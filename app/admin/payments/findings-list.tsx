import { RowLink } from "#app/admin/frame/row-link.tsx";
import { providerName } from "#app/features/payments/provider-names.ts";
import type { FindingRow } from "#app/features/settlement/findings.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import { FindingForm } from "./finding-form.tsx";
import { findingText } from "./finding-texts.ts";
import { RecordRefundForm } from "./record-refund-form.tsx";

/** Findings, each with what it means and what to do; open ones can be resolved, the others say how they were. */
export function FindingsList({ findings, mayRefund }: { findings: readonly FindingRow[]; mayRefund: boolean }) {
  return (
    <ul className="grid gap-3">
      {findings.map((finding) => {
        const facts = findingText(finding.kind);
        return (
          <li key={finding.id} className="border border-line bg-white p-5 text-sm leading-6">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={finding.resolvedAt ? "neutral" : "danger"}>{facts.name}</Badge>
              <span className="text-muted tabular-nums">
                {`${providerName(finding.provider)}, `}
                <time dateTime={finding.foundAt}>{formatDateTime(finding.foundAt)}</time>
              </span>
              {finding.orderId ? (
                <RowLink to={`/admin/orders/${finding.orderId}`}>Order {finding.orderNumber}</RowLink>
              ) : null}
            </p>
            <p className="mt-2 font-medium wrap-anywhere">{finding.detail}</p>
            {finding.resolvedAt ? (
              <p className="mt-2 text-muted wrap-anywhere tabular-nums">
                {`Resolved by ${finding.resolvedBy ?? "system"}, ${formatDateTime(finding.resolvedAt)}`}
                {finding.note ? `: ${finding.note}` : ""}
              </p>
            ) : (
              <>
                <p className="mt-1 mb-4 max-w-prose text-muted">{facts.advice}</p>
                {finding.kind === "refund-at-provider" && mayRefund ? (
                  <RecordRefundForm id={finding.id} orderNumber={finding.orderNumber ?? ""} />
                ) : null}
                <FindingForm id={finding.id} name={`${facts.name}, ${finding.orderNumber ?? finding.detail}`} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
