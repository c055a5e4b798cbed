import type { ReconciliationDay } from "#app/features/selling/reconciliation/reconciliation.ts";
import { formatPrice } from "#app/shared/money.ts";

/** The sums of a period, one row a currency. The difference is said in words, so that nobody has to look for it. */
export function ReconciliationSums({
  sums,
  hasProvider,
}: {
  sums: readonly ReconciliationDay[];
  hasProvider: boolean;
}) {
  return sums.map((sum) => {
    const money = (ore: number) => formatPrice(ore, sum.currency);
    const figures = [
      {
        title: "Orders paid",
        value: money(sum.ordersOre),
        note: sum.orders === 1 ? "1 order" : `${sum.orders} orders`,
      },
      {
        title: "Payments",
        value: money(sum.paymentsOre),
        note:
          sum.paymentsOre === sum.ordersOre
            ? "Matches the orders"
            : `${money(sum.paymentsOre - sum.ordersOre)} for orders that were closed`,
      },
      {
        title: "Refunds",
        value: money(sum.refundsOre),
        note:
          sum.byHandOre !== 0
            ? `And ${money(sum.byHandOre)} by bank`
            : sum.refunds === 1
              ? "1 refund"
              : `${sum.refunds} refunds`,
      },
      ...(hasProvider
        ? [
            { title: "Disputes", value: money(sum.disputesOre), note: "Taken back by banks" },
            { title: "Fees", value: money(sum.feesOre), note: "Kept by the provider" },
            { title: "Payouts", value: money(sum.payoutsOre), note: "Sent to your bank" },
          ]
        : []),
      { title: "Net", value: money(sum.netOre), note: hasProvider ? "Before payouts" : "In the shop's records" },
      ...(hasProvider
        ? [
            {
              title: "Difference",
              value: money(sum.differenceOre),
              note:
                sum.pendingOre !== 0
                  ? `${money(sum.pendingOre)} pending`
                  : sum.differenceOre === 0
                    ? "Both sides match"
                    : "Explained below",
              alarming: sum.differenceOre !== 0,
            },
          ]
        : []),
    ];
    return (
      <dl key={sum.currency} className="mb-4 grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
        {figures.map(({ title, value, note, ...rest }) => (
          <div key={title} className="bg-white px-4 py-3">
            <dt className="text-sm text-muted">{title}</dt>
            <dd
              className={`mt-1 text-lg font-semibold tabular-nums ${"alarming" in rest && rest.alarming ? "text-danger" : ""}`}
            >
              {value}
            </dd>
            <dd className="mt-1 text-sm text-muted tabular-nums">{note}</dd>
          </div>
        ))}
      </dl>
    );
  });
}
