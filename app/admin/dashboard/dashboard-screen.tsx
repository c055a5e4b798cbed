import { DashboardTabs } from "#app/admin/frame/dashboard-tabs.tsx";
import { ContactPanel } from "#app/admin/messages/contact-panel.tsx";
import { NewsletterPanel } from "#app/admin/newsletter/newsletter-panel.tsx";
import { OrdersPanel } from "#app/admin/orders/orders-panel.tsx";
import { UsersPanel } from "#app/admin/people/users-panel.tsx";
import { ProductsPanel } from "#app/admin/products/products-panel.tsx";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { StaffRole } from "#app/shared/states.ts";

import type { DashboardCounts } from "./counts.server.ts";
import type { DashboardList } from "./read-dashboard.server.ts";

interface Props {
  counts: DashboardCounts;
  list: DashboardList;
  role: StaffRole;
}

/** The dashboard: what there is of everything, and the list of one tab. */
export function DashboardScreen({ counts, list, role }: Props) {
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Admin Dashboard</h1>
      <CountCards counts={counts} />
      <div className="mt-6 lg:mt-8">
        <DashboardTabs current={list.tab} role={role}>
          <TabPanel list={list} role={role} />
        </DashboardTabs>
      </div>
    </>
  );
}

function TabPanel({ list, role }: { list: DashboardList; role: StaffRole }) {
  switch (list.tab) {
    case "products":
      return (
        <ProductsPanel
          view={list.view}
          page={list.page}
          entryId={list.entryId}
          mayWrite={isAllowed(role, "products:write")}
        />
      );
    case "orders":
      return <OrdersPanel view={list.view} page={list.page} mayWrite={isAllowed(role, "orders:write")} />;
    case "users":
      return <UsersPanel view={list.view} page={list.page} mayExport={isAllowed(role, "personal-data:export")} />;
    case "newsletter":
      return <NewsletterPanel view={list.view} page={list.page} mayWrite={isAllowed(role, "people:write")} />;
    case "contact":
      return <ContactPanel view={list.view} page={list.page} />;
  }
}

/** The four numbers at the top of the dashboard. */
function CountCards({ counts }: { counts: DashboardCounts }) {
  const cards = [
    { title: "Total Users", count: counts.users },
    { title: "Total Products", count: counts.products },
    { title: "Total Orders", count: counts.orders },
    { title: "Total Messages", count: counts.messages },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
      {cards.map((card) => (
        <div key={card.title} className="bg-white px-4 py-3 sm:p-5">
          <dt className="text-sm text-muted">{card.title}</dt>
          <dd className="display mt-1 text-display-sm tabular-nums sm:mt-2 lg:text-display-md">{card.count}</dd>
        </div>
      ))}
    </dl>
  );
}
