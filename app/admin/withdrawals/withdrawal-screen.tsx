import { refundTroubleTexts } from "#app/admin/frame/refund-troubles.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { PrintButton } from "#app/admin/orders/print-button.tsx";
import type { NoticePage } from "#app/features/after-sale/withdrawals/read-notice.server.ts";
import { exactTime } from "#app/features/after-sale/withdrawals/receipt.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import type { WithdrawalBasis } from "#app/shared/states.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { Fact, FactLink } from "./fact.tsx";
import { MatchCard, type MatchError } from "./match-card.tsx";
import { MoneyCard } from "./money-card.tsx";
import { Press } from "./press.tsx";
import { noticeState } from "./withdrawals-view.ts";

/** One notice of withdrawal: what was declared, what is due, and what staff can do about it. */
export function WithdrawalScreen({
  notice,
  matchError,
  mayWrite,
  mayRefund,
}: {
  notice: NoticePage;
  /** Why the order number that was typed matches nothing, with what was typed. */
  matchError?: MatchError | undefined;
  mayWrite: boolean;
  mayRefund: boolean;
}) {
  const { receipt, coming, trouble } = notice;
  const { matched, status } = receipt;
  const { waitsFor } = withdrawalStatusFacts[status];
  const state = noticeState(status, coming[0]?.state ?? null);
  return (
    <>
      <RowLink to="/admin/withdrawals">Back to withdrawals</RowLink>
      <h1 className="mt-2 display text-display-sm lg:text-display-md">{receipt.id}</h1>
      <p className="mt-3">
        <Badge tone={state.tone}>{state.name}</Badge>
      </p>
      {trouble ? (
        <Notice tone="error" className="mt-6">
          {refundTroubleTexts[trouble]}
        </Notice>
      ) : null}
      {receipt.email === "" ? (
        <Notice className="mt-6">
          <span className="flex flex-wrap items-center justify-between gap-3">
            There is no e-mail address: print this page, and send it as the receipt.
            <PrintButton />
          </span>
        </Notice>
      ) : null}
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Card title="Declared" className="text-sm leading-6">
          <p className="wrap-anywhere">{receipt.statement}</p>
          <dl className="mt-3 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1">
            <Fact name="Received">{exactTime(receipt.receivedAt)}</Fact>
            <Fact name="By">
              {notice.enteredBy ? `${receipt.channel}, entered by ${notice.enteredBy}` : "the shop's function"}
            </Fact>
            <Fact name="Name">{receipt.name}</Fact>
            <Fact name="Receipt to">{receipt.email || "by post"}</Fact>
            <Fact name="Order">
              {matched ? (
                <FactLink to={`/admin/orders/${matched.orderId}`}>{matched.orderNumber}</FactLink>
              ) : (
                notice.reference
              )}
            </Fact>
            {matched?.rest ? (
              <Fact name="Late rest">
                <FactLink to={`/admin/withdrawals/${matched.rest.id}`}>{matched.rest.id}</FactLink>
              </Fact>
            ) : null}
            {matched?.restOf ? (
              <Fact name="In time">
                <FactLink to={`/admin/withdrawals/${matched.restOf}`}>{matched.restOf}</FactLink>
              </Fact>
            ) : null}
            {notice.matchedBy ? (
              <Fact name="Matched by">
                {receipt.isToBuyer || receipt.email === ""
                  ? notice.matchedBy
                  : `${notice.matchedBy}; its order is told to the order's own address alone`}
              </Fact>
            ) : null}
          </dl>
        </Card>
        <MoneyCard {...{ notice, mayWrite, mayRefund }} />
        {matched ? (
          <Card title="Items" className="text-sm leading-6">
            <ul>
              {matched.lines.map((line) => (
                <li key={line.id}>{`${line.quantity} × ${line.name}, ${line.color}, ${line.size}`}</li>
              ))}
            </ul>
            <p className="mt-3 font-medium">{basisTexts[matched.basis]}</p>
            <p className="text-muted">{`By law until ${untilText(matched.statutoryUntil)}`}</p>
            <p className="text-muted">{`Our own 30 days until ${untilText(matched.promiseUntil)}`}</p>
            {notice.isInTimeNow ? (
              <Notice className="mt-4">
                A delivery date was corrected since: by the dates as they stand now it came in time, or a part of it
                did. It cannot be declined.
              </Notice>
            ) : null}
            {waitsFor === "decision" && mayWrite ? (
              <div className="flex gap-3">
                <Press intent="accept">Accept</Press>
                {notice.isInTimeNow ? null : (
                  <Press intent="decline" look="outline">
                    Decline
                  </Press>
                )}
              </div>
            ) : null}
          </Card>
        ) : waitsFor === "order" ? (
          <MatchCard {...{ notice, mayWrite, matchError }} />
        ) : null}
      </div>
    </>
  );
}

const basisTexts: Record<WithdrawalBasis, string> = {
  statutory: "It came within the period of the law.",
  promise: "It came within our own 30 days: for unused goods with their labels on.",
  late: "It came after both periods.",
};

const untilText = (iso: string | null) => (iso === null ? "the order is delivered, and on" : exactTime(iso));
