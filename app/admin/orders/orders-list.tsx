import { DateTime } from "#app/admin/frame/date-time.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { workNames } from "#app/features/selling/orders/order-work.ts";
import type { SavedFilter } from "#app/features/selling/orders/saved-filters.server.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { formatPrice } from "#app/shared/money.ts";
import { orderStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BulkOrders, bulkForm } from "./bulk-orders.tsx";
import { chosenField } from "./chosen-orders.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";
import { SavedFilters } from "./saved-filters.tsx";
import { OrderStatusForm } from "./status-form.tsx";

export const ordersList: List<typeof listOrders> = {
  path: "/admin?tab=orders",
  name: "orders",
  caption: "Orders",
  searchLabel: "Order number, email or name",
  sorts: { newest: "Newest first", oldest: "Oldest first", total: "By total" },
  filters: {
    status: { label: "Status", values: orderStatuses },
    payment: { label: "Payment", values: paymentStatuses },
    work: { label: "To do", values: workNames },
    country: { label: "Country", values: shippingCountries },
    // The tags that there are: `ordersListWith`.
    tag: { label: "Tag", values: [] },
    assigned: { label: "Assigned", values: { me: "Me", nobody: "No one" } },
  },
  empty: "No orders.",
  emptyIcon: "bag",
  columns: ({ role, here }) => [
    {
      title: "Order",
      lead: true,
      cell: (order) => <OrderNumber order={order} mayChoose={isAllowed(role, "orders:write")} />,
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
    { title: "Created", cell: (order) => <DateTime at={order.createdAt} /> },
    {
      title: "Total",
      numeric: true,
      cell: (order) => <span className="whitespace-nowrap">{formatPrice(order.totalOre, order.currency)}</span>,
    },
    { title: "Payment", cell: (order) => <PaymentBadge status={order.paymentStatus} /> },
    {
      title: "Status",
      cell: (order) =>
        isAllowed(role, "orders:write") ? (
          <OrderStatusForm order={order} returnTo={here} />
        ) : (
          <StatusBadge status={order.status} />
        ),
    },
    {
      title: "Details",
      cell: (order) => (
        <RowLink to={`/admin/orders/${order.id}`} className="whitespace-nowrap">
          View Details<span className="sr-only"> of order {order.orderNumber}</span>
        </RowLink>
      ),
    },
  ],
};

/** The list of orders with the tags that there are to filter by. */
export function ordersListWith(tags: readonly string[]): typeof ordersList {
  const values = Object.fromEntries(tags.map((tag) => [tag, tag]));
  return { ...ordersList, filters: { ...ordersList.filters, tag: { label: "Tag", values } } };
}

interface OrdersTabProps extends ListData<typeof listOrders> {
  tags: string[];
  savedFilters: SavedFilter[];
  /** The id of a filter that is saved next. */
  filterId: string;
}

/** The Orders tab: order by order, or several at once. */
export function OrdersTab({ tags, savedFilters, filterId, ...data }: OrdersTabProps) {
  const { view, page, role } = data;
  const list = ordersListWith(tags);
  const above = (
    <>
      {page.isCapped ? (
        <Notice className="mb-4">Many orders match. Type more of the name or address to see all that you mean.</Notice>
      ) : null}
      {isAllowed(role, "orders:write") && page.rows.length > 0 ? (
        <BulkOrders returnTo={listAddress(ordersList, view, view.paging)} />
      ) : null}
    </>
  );
  const top = (
    <>
      {isAllowed(role, "orders:write") ? (
        <p className="mb-4">
          <ButtonLink to="/admin/orders/new/add" size="small" look="outline">
            Order for a customer
          </ButtonLink>
        </p>
      ) : null}
      <SavedFilters
        address={listAddress(list, { sort: view.sort, filters: view.filters })}
        isSet={Object.keys(view.filters).length > 0}
        isSearch={view.search !== ""}
        filters={savedFilters}
        filterId={filterId}
      />
    </>
  );
  return <ListScreen list={list} {...data} top={top} above={above} />;
}

/** The number of an order, and a tick that chooses it for the form over the list. */
function OrderNumber({
  order: { id, orderNumber, tags, assignee },
  mayChoose,
}: {
  order: { id: string; orderNumber: string; tags: readonly string[]; assignee: string | null };
  mayChoose: boolean;
}) {
  const number = <span className="font-semibold whitespace-nowrap tabular-nums">{orderNumber}</span>;
  return (
    <>
      {mayChoose ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" form={bulkForm} name={chosenField(id)} aria-label={`Choose order ${orderNumber}`} />
          {number}
        </label>
      ) : (
        number
      )}
      {tags.length > 0 || assignee ? (
        <span className="flex max-w-56 flex-wrap items-center gap-1.5 pb-2 text-muted">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {assignee ? <span className="text-sm wrap-anywhere">@{assignee}</span> : null}
        </span>
      ) : null}
    </>
  );
}
