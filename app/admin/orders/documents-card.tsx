import { formatDate } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

/** Receipts, credit notes and what the order was placed under, as PDF. */
export function DocumentsCard({ order, receipts }: Pick<OrderPage, "order" | "receipts">) {
  const { termsVersion, withdrawalInfoVersion, withdrawalInfoShownAt, withdrawalInfoMailedAt } = order;
  if (receipts.length === 0 && !termsVersion) return null;
  return (
    <Card title="Documents">
      <ul className="grid gap-2 text-sm tabular-nums">
        {receipts.map(({ number, kind, issuedAt }) => (
          <li key={number}>
            <a href={`/admin/orders/${order.id}/receipts/${number}`} className={linkStyle}>
              {kind === "receipt" ? "Receipt" : "Credit note"} {number}
            </a>
            , {formatDate(issuedAt)}
          </li>
        ))}
        {termsVersion ? (
          <li>
            <a href={`/documents/${termsVersion}.pdf`} className={linkStyle}>
              Terms agreed
            </a>
          </li>
        ) : null}
        {withdrawalInfoVersion ? (
          <li>
            <a href={`/documents/${withdrawalInfoVersion}.pdf`} className={linkStyle}>
              Information on withdrawal
            </a>
            {withdrawalInfoShownAt ? ", shown at checkout" : ""}
            {withdrawalInfoMailedAt ? `, emailed ${formatDate(withdrawalInfoMailedAt)}` : ""}
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

const linkStyle = "underline decoration-line-strong underline-offset-4 hover:decoration-ink";
