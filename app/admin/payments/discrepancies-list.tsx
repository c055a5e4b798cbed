import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import type { DiscrepancyRow } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

import { discrepancyText } from "./discrepancy-texts.ts";

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

/** Resolves a discrepancy with a note of what was done about it. */
function DiscrepancyForm({ id, name }: { id: string; name: string }) {
  return (
    <Form
      method="post"
      action="/admin/payments/discrepancies"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="intent" value="resolve" />
      <input type="hidden" name="id" value={id} />
      <div className="min-w-0 flex-1 basis-64">
        <TextField label="Resolution" name="note" required maxLength={300} autoComplete="off" />
      </div>
      <Button type="submit" size="small" look="outline" className="min-h-12">
        Resolve
        <span className="sr-only">{` ${name}`}</span>
      </Button>
    </Form>
  );
}

/** Records a refund that was made in the provider's dashboard, with the goods it was for or as money alone. */
function RecordRefundForm({ id, orderNumber }: { id: string; orderNumber: string }) {
  return (
    <Form method="post" action="/admin/payments/discrepancies" preventScrollReset className="mb-4 flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="record-refund" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" name="goods" value="cancel">
        Record it and cancel its items
        <span className="sr-only">{`, order ${orderNumber}`}</span>
      </Button>
      <Button type="submit" size="small" look="outline" name="goods" value="keep">
        Record the refund only
        <span className="sr-only">{`, order ${orderNumber}`}</span>
      </Button>
    </Form>
  );
}
