import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Notice } from "#app/ui/notice.tsx";

import { BulkOrders, bulkForm } from "./bulk-orders.tsx";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";
import { chosenField, orderFilterNames, orderSortNames, ordersShape, type OrdersView } from "./orders-list.ts";
import { OrderStatusForm } from "./status-form.tsx";

type OrdersPage = Awaited<ReturnType<typeof listOrders>>;
type OrderRow = OrdersPage["rows"][number];

interface Props {
  view: OrdersView;
  page: OrdersPage;
  mayWrite: boolean;
}

/** The Orders tab: order by order, or several at once. */
export function OrdersPanel({ view, page, mayWrite }: Props) {
  const address = listAddress(ordersShape, view, view.paging);
  const columns: Column<OrderRow>[] = [
    { title: "Order", lead: true, cell: (order) => <OrderNumber order={order} mayChoose={mayWrite} /> },
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
        <time dateTime={order.createdAt} className="tabular-nums">
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
    {
      title: "Status",
      cell: (order) =>
        mayWrite ? <OrderStatusForm order={order} returnTo={address} /> : <StatusBadge status={order.status} />,
    },
    {
      title: "Details",
      cell: (order) => (
        <RowLink to={`/admin/orders/${order.id}`} className="whitespace-nowrap">
          View Details<span className="sr-only"> of order {order.orderNumber}</span>
        </RowLink>
      ),
    },
  ];
  return (
    <>
      <ListToolbar
        name="orders"
        searchLabel="Order number, e-mail or name"
        shape={ordersShape}
        view={view}
        sortNames={orderSortNames}
        filterNames={orderFilterNames}
      />
      {page.isCapped ? (
        <Notice className="mb-4">Many orders match. Type more of the name or address to see all that you mean.</Notice>
      ) : null}
      {mayWrite && page.rows.length > 0 ? <BulkOrders returnTo={address} /> : null}
      <DataTable caption="Orders" columns={columns} rows={page.rows} empty="No orders." emptyIcon="bag" />
      <ListPages shape={ordersShape} view={view} page={page} />
    </>
  );
}

/** The number of an order, and a tick that chooses it for the form over the list. */
function OrderNumber({ order: { id, orderNumber }, mayChoose }: { order: OrderRow; mayChoose: boolean }) {
  const number = <span className="font-semibold whitespace-nowrap tabular-nums">{orderNumber}</span>;
  if (!mayChoose) return number;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" form={bulkForm} name={chosenField(id)} aria-label={`Choose order ${orderNumber}`} />
      {number}
    </label>
  );
}
