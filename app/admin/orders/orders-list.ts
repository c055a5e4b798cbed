import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { OrderSort } from "#app/features/selling/orders/list-orders.server.ts";
import { orderWorks, workNames } from "#app/features/selling/orders/order-work.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { orderStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";

type OrderFilter = "status" | "payment" | "work" | "country";

/** The URL of the Orders tab. */
export const ordersShape = {
  path: "/admin?tab=orders",
  sorts: ["newest", "oldest", "total"],
  filters: { status: orderStatuses, payment: paymentStatuses, work: orderWorks, country: shippingCountries },
} as const satisfies ListShape<OrderSort, OrderFilter>;
export type OrdersView = ListView<OrderSort, OrderFilter>;

export const orderSortNames = { newest: "Newest first", oldest: "Oldest first", total: "By total" } as const;
export const orderFilterNames = {
  status: { label: "Status" },
  payment: { label: "Payment", values: { "partially-refunded": "Partially refunded" } },
  work: { label: "To do", values: workNames },
  country: { label: "Country" },
} as const;

/** The name of an order's field among the chosen ones of a form or URL. */
export function chosenField(orderId: string): string {
  return `order.${orderId}`;
}

/** The ids of the chosen orders, of the names of fields or parameters; at most 100. */
export function chosenOrders(names: Iterable<string>): string[] {
  const ids = [...names].filter((name) => name.startsWith("order.")).map((name) => name.slice("order.".length));
  return ids.filter((id) => /^\w{1,60}$/.test(id)).slice(0, 100);
}
