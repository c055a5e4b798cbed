import { RowLink } from "#app/admin/frame/row-link.tsx";
import { PaymentBadge, StatusBadge } from "#app/admin/orders/order-badges.tsx";
import { customerOrdersShown } from "#app/features/selling/orders/orders-shown.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { CustomerPage } from "./read-customer-page.server.ts";

/** The orders of a customer's e-mail address, each with its link. */
export function CustomerOrders({ orders }: Pick<CustomerPage, "orders">) {
  if (orders.length === 0) return <p className="text-sm text-muted">No orders with this e-mail address.</p>;
  return (
    <>
      <ul className="-my-2 divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 tabular-nums">
            <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink>
            <time dateTime={order.createdAt} className="mr-auto text-muted">
              {formatDateTime(order.createdAt)}
            </time>
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
            <span className="min-w-20 text-right font-medium whitespace-nowrap">
              {formatPrice(order.totalOre, order.currency)}
            </span>
          </li>
        ))}
      </ul>
      {orders.length === customerOrdersShown ? (
        <p className="mt-4 text-sm text-muted">The latest {customerOrdersShown}. The Orders tab finds the others.</p>
      ) : null}
    </>
  );
}
