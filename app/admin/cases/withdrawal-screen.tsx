import { refundTroubleTexts } from "#app/admin/frame/refund-troubles.ts";
import { PrintButton } from "#app/admin/orders/print-button.tsx";
import type { NoticePage } from "#app/features/after-sale/cases/read-notice.server.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime } from "#app/shared/dates.ts";
import type { WithdrawalBasis } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import {
  Candidates,
  CaseEvents,
  CaseForm,
  CaseHeader,
  Fact,
  FactLink,
  Facts,
  Items,
  Press,
  type RefusedForm,
  UnitsField,
  typedIn,
} from "./case-frame.tsx";
import { noticeState } from "./case-names.ts";
import { MoneyCard } from "./withdrawal-money.tsx";

/** One notice of withdrawal: what was declared, what is due, and what staff can do about it. */
export function WithdrawalScreen({
  notice,
  refused,
  mayWrite,
  mayRefund,
}: {
  notice: NoticePage;
  /** The form whose order number matches nothing. */
  refused: RefusedForm | null;
  mayWrite: boolean;
  mayRefund: boolean;
}) {
  const { receipt, coming, trouble } = notice;
  const { matched, status } = receipt;
  const { waitsFor } = withdrawalStatusFacts[status];
  return (
    <>
      <CaseHeader
        list="/admin/returns"
        listName="returns"
        number={receipt.id}
        state={noticeState(status, coming[0]?.state ?? null)}
        errors={[trouble && refundTroubleTexts[trouble]]}
      />
      {receipt.email === "" ? (
        <Notice className="mt-6">
          <span className="flex flex-wrap items-center justify-between gap-3">
            No email address. Print this page and send it as the receipt.
            <PrintButton />
          </span>
        </Notice>
      ) : null}
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Card title="Withdrawal" className="text-sm leading-6">
          <p className="wrap-anywhere">{receipt.statement}</p>
          <Facts className="mt-3">
            <Fact name="Received">{exactTime(receipt.receivedAt)}</Fact>
            <Fact name="By">
              {notice.enteredBy ? `${receipt.channel}, entered by ${notice.enteredBy}` : "online form"}
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
                  : `${notice.matchedBy}; order details go only to the order's address`}
              </Fact>
            ) : null}
          </Facts>
        </Card>
        <MoneyCard {...{ notice, mayWrite, mayRefund }} />
        {matched ? (
          <Card title="Items" className="text-sm leading-6">
            <Items lines={matched.lines} />
            <p className="mt-3 font-medium">{basisTexts[matched.basis]}</p>
            <p className="text-muted">{`By law until ${untilText(matched.statutoryUntil)}`}</p>
            <p className="text-muted">{`Our return period until ${untilText(matched.promiseUntil)}`}</p>
            {notice.isInTimeNow ? (
              <Notice className="mt-4">
                A delivery date was corrected: all or part of it is now in time. You can't decline it.
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
          <MatchCard {...{ notice, mayWrite, refused }} />
        ) : null}
        <CaseEvents events={notice.events} />
      </div>
    </>
  );
}

/** A notice of no known order: which it may be of, and the form to match it. */
function MatchCard({
  notice: { candidates, suggested },
  mayWrite,
  refused,
}: {
  notice: NoticePage;
  mayWrite: boolean;
  refused: RefusedForm | null;
}) {
  const typed = (name: string) => typedIn(refused, "match", name);
  return (
    <Card title="Match to order" className="text-sm leading-6">
      <Candidates orders={candidates} />
      {mayWrite ? (
        <>
          <div className="mt-4">
            <CaseForm intent="match">
              <TextField
                label="Order number"
                name="orderNumber"
                required
                maxLength={60}
                defaultValue={typed("orderNumber") || (suggested?.orderNumber ?? "")}
                error={refused?.message}
              />
              {suggested ? <p className="text-muted">Quantity of each. Leave all blank for everything left.</p> : null}
              {suggested?.lines.map((line) => (
                <UnitsField
                  key={line.id}
                  line={line}
                  note={`${line.available} left`}
                  most={line.available}
                  typed={typed(`units.${line.id}`)}
                />
              ))}
              <Button type="submit" size="small">
                Match
              </Button>
            </CaseForm>
          </div>
          <Press intent="close" look="outline">
            Close: not our order
          </Press>
        </>
      ) : null}
    </Card>
  );
}

const basisTexts: Record<WithdrawalBasis, string> = {
  statutory: "Received within the statutory period.",
  promise: "Received within our own return period (unused, with tags on).",
  late: "Received after both periods.",
};

const untilText = (iso: string | null) => (iso === null ? "the order is delivered, and on" : exactTime(iso));
