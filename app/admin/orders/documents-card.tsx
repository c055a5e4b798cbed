import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Card } from "#app/ui/card.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

/** Receipts, credit notes and what the order was placed under, as PDF; and what the agent was shown that it came through. */
export function DocumentsCard({ order, receipts, agent }: Pick<OrderPage, "order" | "receipts" | "agent">) {
  const { termsVersion, withdrawalInfoVersion, withdrawalInfoShownAt, withdrawalInfoMailedAt, chargeAgreedAt } = order;
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
        {chargeAgreedAt ? <li>Agreed to be charged at the order, {formatDate(chargeAgreedAt)}</li> : null}
        {agent ? (
          <li>
            Shown to the agent:{" "}
            <a href={`/documents/${agent.termsVersion}.pdf`} className={linkStyle}>
              terms
            </a>
            ,{" "}
            <a href={`/documents/${agent.informationVersion}.pdf`} className={linkStyle}>
              information on withdrawal
            </a>
            , total {formatPrice(agent.toldTotalOre, order.currency)}
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

const linkStyle = "underline decoration-line-strong underline-offset-4 hover:decoration-ink";
