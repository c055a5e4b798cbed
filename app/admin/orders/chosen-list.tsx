import { formatPrice } from "#app/shared/money.ts";

import type { readChosen } from "./change-statuses.server.ts";
import { chosenField } from "./chosen-orders.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";

/** The chosen orders in a form that asks before they are changed. */
export function ChosenList({ orders }: { orders: Awaited<ReturnType<typeof readChosen>> }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {orders.map((order) => (
        <li
          key={order.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 tabular-nums first:pt-0 last:pb-0"
        >
          <input type="hidden" name={chosenField(order.id)} value="on" />
          <span className="font-semibold">{order.orderNumber}</span>
          <span className="min-w-0 grow wrap-anywhere">
            {order.firstName} {order.lastName}
          </span>
          <StatusBadge status={order.status} />
          <PaymentBadge status={order.paymentStatus} />
          <span className="w-24 text-right whitespace-nowrap">{formatPrice(order.totalOre, order.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
