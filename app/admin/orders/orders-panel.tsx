import { Link } from "react-router";

import { dashboardPath } from "#app/admin/frame/dashboard-tabs.tsx";
import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { FilterChips } from "#app/admin/frame/filter-chips.tsx";
import type { listOrders } from "#app/features/orders/queries.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { type OrderStatus, orderStatuses } from "#app/shared/states.ts";

import { PaymentBadge } from "./order-badges.tsx";
import { OrderStatusForm } from "./status-form.tsx";

type OrderRow = Awaited<ReturnType<typeof listOrders>>["orders"][number];

interface Props {
  orders: readonly OrderRow[];
  /** The status the list is narrowed to. */
  status: OrderStatus | null;
  page: number;
}

/** The Orders tab. */
export function OrdersPanel({ orders, status, page }: Props) {
  const address = dashboardPath("orders", page, status);
  const columns: Column<OrderRow>[] = [
    {
      title: "Order",
      lead: true,
      cell: (order) => <span className="font-semibold whitespace-nowrap tabular-nums">{order.orderNumber}</span>,
    },
    {
      title: "Customer",
      cell: (order) => (
        <>
          {order.firstName} {order.lastName}
          <br />
          <span className="text-muted">{order.email}</span>
        </>
      ),
    },
    {
      title: "Created",
      cell: (order) => (
        <time dateTime={order.createdAt} className="whitespace-nowrap tabular-nums">
          {formatDateTime(order.createdAt)}
        </time>
      ),
    },
    {
      title: "Total",
      numeric: true,
      cell: (order) => <span className="whitespace-nowrap">{formatPrice(order.totalOre, order.currency)}</span>,
    },
    { title: "Payment", cell: (order) => <PaymentBadge status={order.paymentStatus} /> },
    { title: "Status", cell: (order) => <OrderStatusForm order={order} returnTo={address} /> },
    {
      title: "Details",
      cell: (order) => (
        <Link
          to={`/admin/orders/${order.id}`}
          discover="none"
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          View Details<span className="sr-only"> of order {order.orderNumber}</span>
        </Link>
      ),
    },
  ];
  return (
    <>
      <FilterChips
        label="Status"
        states={orderStatuses}
        current={status}
        to={(state) => dashboardPath("orders", 1, state)}
      />
      <DataTable caption="Orders" columns={columns} rows={orders} empty="No orders." emptyIcon="bag" />
    </>
  );
}
