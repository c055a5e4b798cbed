import { dashboardPageSize, dashboardPath, DashboardTabs } from "#app/admin/frame/dashboard-tabs.tsx";
import { Pagination } from "#app/admin/frame/pagination.tsx";
import { OrdersPanel } from "#app/admin/orders/orders-panel.tsx";

import { ContactPanel } from "./contact-panel.tsx";
import { CountCards } from "./count-cards.tsx";
import type { DashboardCounts } from "./counts.server.ts";
import { NewsletterPanel } from "./newsletter-panel.tsx";
import { ProductsPanel } from "./products-panel.tsx";
import type { DashboardList } from "./read-dashboard.server.ts";
import { UsersPanel } from "./users-panel.tsx";

interface Props {
  counts: DashboardCounts;
  list: DashboardList;
  page: number;
}

/** The dashboard: what there is of everything, and the list of one tab. */
export function DashboardScreen({ counts, list, page }: Props) {
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Admin Dashboard</h1>
      <CountCards counts={counts} />
      <div className="mt-6 lg:mt-8">
        <DashboardTabs current={list.tab}>
          <TabPanel list={list} page={page} />
          <Pagination
            page={page}
            size={dashboardPageSize}
            total={list.total}
            to={(target) => dashboardPath(list.tab, target, list.tab === "orders" ? list.status : null)}
          />
        </DashboardTabs>
      </div>
    </>
  );
}

function TabPanel({ list, page }: { list: DashboardList; page: number }) {
  switch (list.tab) {
    case "products":
      return <ProductsPanel rows={list.rows} />;
    case "orders":
      return <OrdersPanel orders={list.rows} status={list.status} page={page} />;
    case "users":
      return <UsersPanel rows={list.rows} />;
    case "newsletter":
      return <NewsletterPanel rows={list.rows} />;
    case "contact":
      return <ContactPanel rows={list.rows} />;
  }
}
