import { refundNames } from "#app/admin/orders/order-badges.tsx";
import type { NoticePage } from "#app/features/after-sale/cases/read-notice.server.ts";
import { isAwaited, returnStatusFacts, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime, formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Card } from "#app/ui/card.tsx";

import { Fact, FactLink, Facts, Press } from "./case-frame.tsx";

/** What a notice comes to, what was taken off and paid, what comes back for it, and paying it. */
export function MoneyCard({
  notice,
  mayWrite,
  mayRefund,
}: {
  notice: NoticePage;
  mayWrite: boolean;
  mayRefund: boolean;
}) {
  const { receipt, paid, coming, arrived, deductions } = notice;
  const { matched, status } = receipt;
  const { isOpen, waitsFor } = withdrawalStatusFacts[status];
  const isToRefund = waitsFor === "refund";
  const deductedOre = deductions.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const isPart = arrived > 0 && coming.some((goods) => isAwaited(goods.state));
  return (
    <Card title="Money" className="text-sm leading-6">
      <Facts>
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
            <Fact name="Goes back">{formatPrice(Math.max(0, matched.refundOre - deductedOre), matched.currency)}</Fact>
          </>
        ) : null}
        {isOpen ? <Fact name="Due">{exactTime(receipt.refundDueAt)}</Fact> : null}
        <Fact name="Goods">
          {coming.length === 0
            ? isOpen && !isToRefund
              ? "Not requested yet"
              : "Nothing to return"
            : coming.map(({ id, number, state: goods }) => (
                <span key={id} className="block">
                  <FactLink to={`/admin/returns/${id}`}>{number ?? id}</FactLink>
                  {`, ${returnStatusFacts[goods].name.toLowerCase()}`}
                  {isAwaited(goods) && arrived > 0 ? `, ${arrived} there` : ""}
                </span>
              ))}
        </Fact>
        {coming.length > 0 ? (
          <Fact name="Posting">
            {notice.proofOfPostingAt ? `shown ${formatDateTime(notice.proofOfPostingAt)}` : "not shown"}
          </Fact>
        ) : null}
      </Facts>
      <ul className="mt-3">
        {paid.map((refund) => (
          <li
            key={refund.id}
          >{`${formatPrice(refund.amountOre, matched?.currency)} ${refundNames[refund.status]}, ${formatDateTime(refund.paidOn)}`}</li>
        ))}
      </ul>
      {isToRefund && mayWrite && !notice.proofOfPostingAt && coming[0] && isAwaited(coming[0].state) ? (
        <Press intent="proof" look="outline">
          Record proof of posting
        </Press>
      ) : null}
      {isToRefund && mayRefund && matched?.isPaid ? (
        <div className="flex flex-wrap gap-x-3">
          {isPart ? <Press intent="refund-arrived">{`Refund the ${arrived} that came back`}</Press> : null}
          <Press intent="refund" look={isPart ? "outline" : "primary"}>
            Refund all now
          </Press>
        </div>
      ) : null}
    </Card>
  );
}

/** How far an objection to a deduction is. */
function objectionText({ objectedAt, decision }: NoticePage["deductions"][number]): string {
  if (objectedAt === null) return "";
  return decision === null ? " (objected)" : " (objected, kept)";
}
