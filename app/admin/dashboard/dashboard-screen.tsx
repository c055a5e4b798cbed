import { DashboardTabs } from "#app/admin/frame/dashboard-tabs.tsx";
import { ListScreen } from "#app/admin/frame/list-screen.tsx";
import { messagesList } from "#app/admin/messages/messages-list.tsx";
import { subscribersList } from "#app/admin/newsletter/subscribers-list.tsx";
import { OrdersTab } from "#app/admin/orders/orders-list.tsx";
import { UsersTab } from "#app/admin/people/users-list.tsx";
import { ProductsTab } from "#app/admin/products/products-list.tsx";

import type { DashboardCounts } from "./counts.server.ts";
import type { DashboardList } from "./read-dashboard.server.ts";

interface Props {
  counts: DashboardCounts;
  list: DashboardList;
}

/** The dashboard: what there is of everything, and the list of one tab. */
export function DashboardScreen({ counts, list }: Props) {
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Admin Dashboard</h1>
      <CountCards counts={counts} />
      <div className="mt-6 lg:mt-8">
        <DashboardTabs current={list.tab} role={list.role}>
          <TabPanel {...list} />
        </DashboardTabs>
      </div>
    </>
  );
}

function TabPanel(list: DashboardList) {
  switch (list.tab) {
    case "products":
      return <ProductsTab {...list} />;
    case "orders":
      return <OrdersTab {...list} />;
    case "users":
      return <UsersTab {...list} />;
    case "newsletter":
      return <ListScreen list={subscribersList} {...list} />;
    case "contact":
      return <ListScreen list={messagesList} {...list} />;
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
