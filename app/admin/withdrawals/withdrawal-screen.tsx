import type { ReactNode } from "react";
import { Form, Link } from "react-router";

import { refundTroubleTexts } from "#app/admin/frame/refund-troubles.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { PrintButton } from "#app/admin/orders/print-button.tsx";
import { returnStatusFacts } from "#app/admin/returns/returns-view.ts";
import type { NoticePage } from "#app/features/withdrawals/read-notice.server.ts";
import { exactTime } from "#app/features/withdrawals/receipt.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { WithdrawalBasis } from "#app/shared/states.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { noticeState, refundNames } from "./withdrawals-view.ts";

export interface MatchError {
  text: string;
  fields: Record<string, string>;
}

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
  const { receipt, paid, coming, arrived, trouble, deductions } = notice;
  const { matched, status } = receipt;
  const isOpen = status === "unmatched" || status === "late" || status === "open";
  const state = noticeState(status, coming[0]?.state ?? null);
  const deductedOre = deductions.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const isPart = arrived > 0 && coming.some((goods) => goods.state === "requested");
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
        <Card title="Money" className="text-sm leading-6">
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1">
            {matched ? <Fact name="Comes to">{formatPrice(matched.refundOre, matched.currency)}</Fact> : null}
            {matched && deductions.length > 0 ? (
              <>
                <Fact name="Deducted">
                  {deductions.map((deduction) => (
                    <span key={deduction.id} className="block">
                      {`−${formatPrice(deduction.amountOre, matched.currency)}${objectionText(deduction)}`}
                    </span>
                  ))}
                </Fact>
                <Fact name="Goes back">
                  {formatPrice(Math.max(0, matched.refundOre - deductedOre), matched.currency)}
                </Fact>
              </>
            ) : null}
            {isOpen ? <Fact name="Due">{exactTime(receipt.refundDueAt)}</Fact> : null}
            <Fact name="Goods">
              {coming.length === 0
                ? isOpen && status !== "open"
                  ? "Not asked for yet"
                  : "Nothing comes back"
                : coming.map(({ id, number, state: goods }) => (
                    <span key={id} className="block">
                      <FactLink to={`/admin/returns/${id}`}>{number ?? id}</FactLink>
                      {`, ${returnStatusFacts[goods].name.toLowerCase()}`}
                      {goods === "requested" && arrived > 0 ? `, ${arrived} there` : ""}
                    </span>
                  ))}
            </Fact>
            {coming.length > 0 ? (
              <Fact name="Posting">
                {notice.proofOfPostingAt ? `shown ${formatDateTime(notice.proofOfPostingAt)}` : "not shown"}
              </Fact>
            ) : null}
          </dl>
          <ul className="mt-3">
            {paid.map((refund) => (
              <li
                key={refund.id}
              >{`${formatPrice(refund.amountOre, matched?.currency)} ${refundNames[refund.status]}, ${formatDateTime(refund.paidOn)}`}</li>
            ))}
          </ul>
          {status === "open" && mayWrite && !notice.proofOfPostingAt && coming[0]?.state === "requested" ? (
            <Press intent="proof" look="outline">
              Record proof of posting
            </Press>
          ) : null}
          {status === "open" && mayRefund && matched?.isPaid ? (
            <div className="flex flex-wrap gap-x-3">
              {isPart ? <Press intent="refund-arrived">{`Refund the ${arrived} that came back`}</Press> : null}
              <Press intent="refund" look={isPart ? "outline" : "primary"}>
                Refund all now
              </Press>
            </div>
          ) : null}
        </Card>
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
            {status === "late" && mayWrite ? (
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
        ) : status === "unmatched" ? (
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

/** How far an objection to a deduction is. */
function objectionText({ objectedAt, decision }: NoticePage["deductions"][number]): string {
  if (objectedAt === null) return "";
  return decision === null ? " (objected)" : " (objected, upheld)";
}

const untilText = (iso: string | null) => (iso === null ? "the order is delivered, and on" : exactTime(iso));

/** A link within a fact. */
function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      discover="none"
      className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

function MatchCard({
  notice,
  mayWrite,
  matchError,
}: {
  notice: NoticePage;
  mayWrite: boolean;
  matchError: MatchError | undefined;
}) {
  const { candidates, suggested } = notice;
  return (
    <Card title="Match it to its order" className="text-sm leading-6">
      {candidates.length === 0 ? <p className="text-muted">No order has this number or this e-mail address.</p> : null}
      <ul>
        {candidates.map((order) => (
          <li key={order.id}>
            <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink>
            {` of ${order.email}, ${formatDateTime(order.createdAt)}`}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <Form method="post" preventScrollReset className="mt-4 grid gap-4">
          <input type="hidden" name="intent" value="match" />
          <TextField
            label="Order number"
            name="orderNumber"
            required
            maxLength={60}
            defaultValue={matchError?.fields["orderNumber"] ?? suggested?.orderNumber ?? ""}
            error={matchError?.text}
          />
          {suggested ? (
            <p className="text-muted">How many of each. Leave all empty for everything that is left.</p>
          ) : null}
          {suggested?.lines.map((line) => (
            <TextField
              key={line.id}
              label={`${line.name}, ${line.color}, ${line.size} (${line.available} left)`}
              name={`units.${line.id}`}
              type="number"
              min={0}
              max={line.available}
              defaultValue={matchError?.fields[`units.${line.id}`]}
            />
          ))}
          <Button type="submit" size="small">
            Match
          </Button>
        </Form>
      ) : null}
      {mayWrite ? (
        <Press intent="close" look="outline">
          Close: it is of no order of ours
        </Press>
      ) : null}
    </Card>
  );
}

function Press({
  intent,
  look = "primary",
  children,
}: {
  intent: string;
  look?: "primary" | "outline";
  children: string;
}) {
  return (
    <Form method="post" preventScrollReset className="mt-4">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="small" look={look}>
        {children}
      </Button>
    </Form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
