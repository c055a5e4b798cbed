import { dashboardPageSize, type DashboardTab } from "#app/admin/frame/dashboard-tabs.tsx";
import type { Database } from "#app/db/client.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import type { OrderStatus } from "#app/shared/states.ts";

import { readCounts } from "./counts.server.ts";
import { listMessages, listStaffProducts, listSubscribers, listUsers, type Paging } from "./lists.server.ts";

export type DashboardList = Awaited<ReturnType<typeof readTab>>;

/** Everything the dashboard shows of one of its tabs. `status` narrows the orders alone; null is all. */
export async function readDashboard(db: Database, tab: DashboardTab, page: number, status: OrderStatus | null) {
  const [counts, list] = await Promise.all([
    readCounts(db),
    readTab(db, tab, { page, size: dashboardPageSize }, status),
  ]);
  return { counts, list, page };
}

async function readTab(db: Database, tab: DashboardTab, paging: Paging, status: OrderStatus | null) {
  switch (tab) {
    case "products":
      return { tab, ...(await listStaffProducts(db, paging)) };
    case "orders": {
      const { orders: rows, total } = await listOrders(db, { ...paging, status });
      return { tab, rows, total, status };
    }
    case "users":
      return { tab, ...(await listUsers(db, paging)) };
    case "newsletter":
      return { tab, ...(await listSubscribers(db, paging)) };
    case "contact":
      return { tab, ...(await listMessages(db, paging)) };
  }
}
