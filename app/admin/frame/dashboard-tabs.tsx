import type { ReactNode } from "react";

import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";

/** The five tabs of the dashboard (S15), and what a role must be allowed to open each. */
export const dashboardTabs = [
  { id: "products", title: "Products", permission: "products:read" },
  { id: "orders", title: "Orders", permission: "orders:read" },
  { id: "users", title: "Users", permission: "people:read" },
  { id: "newsletter", title: "Newsletter", permission: "people:read" },
  { id: "contact", title: "Contact", permission: "messages:read" },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number]["id"];

/** The tab of a query parameter, else the first. */
export function dashboardTabOf(text: string | null): (typeof dashboardTabs)[number] {
  return dashboardTabs.find((tab) => tab.id === text) ?? dashboardTabs[0];
}

/** The path of a tab. */
export function dashboardPath(tab: DashboardTab): string {
  return `/admin?tab=${tab}`;
}

interface Props {
  current: DashboardTab;
  /** Tabs that this role may not open are left out. */
  role: Role;
  children: ReactNode;
}

/** The dashboard's tabs; opening one loads its list. */
export function DashboardTabs({ current, role, children }: Props) {
  const tabs = dashboardTabs
    .filter(({ permission }) => isAllowed(role, permission))
    .map(({ id, title }) => ({ id, title, to: dashboardPath(id) }));
  return (
    <LinkTabs label="Dashboard" tabs={tabs} current={current}>
      {children}
    </LinkTabs>
  );
}
