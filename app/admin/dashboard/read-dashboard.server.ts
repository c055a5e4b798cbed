import type { DashboardTab } from "#app/admin/frame/dashboard-tabs.tsx";
import { type ListRequest, readList } from "#app/admin/frame/list-view.server.ts";
import { previewLength } from "#app/admin/frame/preview.ts";
import { messagesList } from "#app/admin/messages/messages-list.tsx";
import { subscribersList } from "#app/admin/newsletter/subscribers-list.tsx";
import { ordersListWith } from "#app/admin/orders/orders-list.tsx";
import { usersList } from "#app/admin/people/users-list.tsx";
import { listStaffProducts } from "#app/admin/products/list-products.server.ts";
import { productsList } from "#app/admin/products/products-list.tsx";
import { listHandCollections } from "#app/features/catalogue/collections/read-collections.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { listOrders } from "#app/features/selling/orders/list-orders.server.ts";
import { readSavedFilters } from "#app/features/selling/orders/saved-filters.server.ts";
import { readTags } from "#app/features/selling/orders/tags.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { readCounts } from "./counts.server.ts";

/** Everything the dashboard shows of one of its tabs. */
export async function readDashboard(request: ListRequest, tab: DashboardTab) {
  const [counts, list] = await Promise.all([readCounts(shopOf(request.context).db), readTab(request, tab)]);
  return { counts, list };
}

export type DashboardList = Awaited<ReturnType<typeof readTab>>;

/** The list of orders, with the tags to filter by and the filters that its reader has saved. */
async function readOrders(request: ListRequest) {
  const { username } = requireStaff(request.context);
  const { db } = shopOf(request.context);
  const tags = await readTags(db);
  const [list, savedFilters] = await Promise.all([
    readList(request, ordersListWith(tags), (_, view, now) => listOrders(db, view, now, username)),
    readSavedFilters(db, username),
  ]);
  return { ...list, tags, savedFilters, filterId: newId("flt") };
}

/** The list of products, with the collections that they can be added to. */
async function readProducts(request: ListRequest) {
  const [list, collections] = await Promise.all([
    readList(request, productsList, listStaffProducts),
    listHandCollections(shopOf(request.context).db),
  ]);
  return { ...list, collections };
}

async function readTab(request: ListRequest, tab: DashboardTab) {
  switch (tab) {
    case "products":
      return { tab, ...(await readProducts(request)), entryId: newId("aud") };
    case "orders":
      return { tab, ...(await readOrders(request)) };
    case "users":
      return { tab, ...(await readList(request, usersList, listCustomers)) };
    case "newsletter":
      return { tab, ...(await readList(request, subscribersList, listSubscribers)) };
    case "contact":
      return { tab, ...(await readList(request, messagesList, (db, view) => listMessages(db, view, previewLength))) };
  }
}
