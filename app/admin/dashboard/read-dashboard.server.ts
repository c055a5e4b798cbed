import type { DashboardTab } from "#app/admin/frame/dashboard-tabs.tsx";
import { parseListView } from "#app/admin/frame/list-address.ts";
import { previewLength } from "#app/admin/frame/preview.ts";
import { messagesShape } from "#app/admin/messages/messages-list.ts";
import { subscribersShape } from "#app/admin/newsletter/subscribers-list.ts";
import { ordersShape } from "#app/admin/orders/orders-list.ts";
import { usersShape } from "#app/admin/people/users-list.ts";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { productList } from "#app/admin/products/product-list.ts";
import type { Database } from "#app/db/client.server.ts";
import { listMessages } from "#app/features/contact/list-messages.server.ts";
import { listCustomers } from "#app/features/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/newsletter/list-subscribers.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { newId } from "#app/shared/ids.ts";

import { readCounts } from "./counts.server.ts";

export type DashboardList = Awaited<ReturnType<typeof readTab>>;

/** Everything the dashboard shows of one of its tabs, whose list `url` describes. */
export async function readDashboard(db: Database, tab: DashboardTab, url: URL) {
  const [counts, list] = await Promise.all([readCounts(db), readTab(db, tab, url)]);
  return { counts, list };
}

async function readTab(db: Database, tab: DashboardTab, url: URL) {
  switch (tab) {
    case "products": {
      const view = parseListView(url, productList);
      return { tab, view, page: await listStaffProducts(db, view), entryId: newId("aud") };
    }
    case "orders": {
      const view = parseListView(url, ordersShape);
      return { tab, view, page: await listOrders(db, view, new Date()) };
    }
    case "users": {
      const view = parseListView(url, usersShape);
      return { tab, view, page: await listCustomers(db, view) };
    }
    case "newsletter": {
      const view = parseListView(url, subscribersShape);
      return { tab, view, page: await listSubscribers(db, view) };
    }
    case "contact": {
      const view = parseListView(url, messagesShape);
      return { tab, view, page: await listMessages(db, view, previewLength) };
    }
  }
}
