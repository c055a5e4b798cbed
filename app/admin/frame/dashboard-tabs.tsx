import type { ReactNode } from "react";

import { LinkTabs } from "#app/ui/tabs.tsx";

/** The five tabs of the dashboard (S15). */
export const dashboardTabs = [
  { id: "products", title: "Products" },
  { id: "orders", title: "Orders" },
  { id: "users", title: "Users" },
  { id: "newsletter", title: "Newsletter" },
  { id: "contact", title: "Contact" },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number]["id"];

/** Rows a page of each tab. */
export const dashboardPageSize = 20;

/** The tab of a query parameter, else the first. */
export function dashboardTabOf(text: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab.id === text)?.id ?? "products";
}

/** The path of a page of a tab, filtered by one state or not. */
export function dashboardPath(tab: DashboardTab, page = 1, state: string | null = null): string {
  return `/admin?tab=${tab}${state ? `&status=${state}` : ""}${page === 1 ? "" : `&page=${page}`}`;
}

/** The dashboard's tabs; opening one loads its list. */
export function DashboardTabs({ current, children }: { current: DashboardTab; children: ReactNode }) {
  const tabs = dashboardTabs.map((tab) => ({ ...tab, to: dashboardPath(tab.id) }));
  return (
    <LinkTabs label="Dashboard" tabs={tabs} current={current}>
      {children}
    </LinkTabs>
  );
}
