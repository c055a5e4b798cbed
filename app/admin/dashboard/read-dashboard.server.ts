import type { DashboardTab } from "#app/admin/frame/dashboard-tabs.tsx";
import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { previewLength } from "#app/admin/frame/preview.ts";
import { messagesShape } from "#app/admin/messages/messages-list.ts";
import { subscribersShape } from "#app/admin/newsletter/subscribers-list.ts";
import { ordersShape } from "#app/admin/orders/orders-list.ts";
import { usersShape } from "#app/admin/people/users-list.ts";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { productList } from "#app/admin/products/product-list.ts";
import type { Database } from "#app/db/client.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { newId } from "#app/shared/ids.ts";

import { readCounts } from "./counts.server.ts";

/** Says what is shown of a list. */
type ViewReader = <Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
) => ListView<Sort, Filter> | Promise<ListView<Sort, Filter>>;

export type DashboardList = Awaited<ReturnType<typeof readTab>>;

/** Everything the dashboard shows of one of its tabs, whose list `viewOf` describes. */
export async function readDashboard(db: Database, tab: DashboardTab, viewOf: ViewReader) {
  const [counts, list] = await Promise.all([readCounts(db), readTab(db, tab, viewOf)]);
  return { counts, list };
}

async function readTab(db: Database, tab: DashboardTab, viewOf: ViewReader) {
  switch (tab) {
    case "products": {
      const view = await viewOf(productList);
      return { tab, view, page: await listStaffProducts(db, view), entryId: newId("aud") };
    }
    case "orders": {
      const view = await viewOf(ordersShape);
      return { tab, view, page: await listOrders(db, view, new Date()) };
    }
    case "users": {
      const view = await viewOf(usersShape);
      return { tab, view, page: await listCustomers(db, view) };
    }
    case "newsletter": {
      const view = await viewOf(subscribersShape);
      return { tab, view, page: await listSubscribers(db, view) };
    }
    case "contact": {
      const view = await viewOf(messagesShape);
      return { tab, view, page: await listMessages(db, view, previewLength) };
    }
  }
}
