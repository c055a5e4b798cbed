import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";

import { tabList, tabLook } from "#app/ui/tabs.tsx";

/** The five tabs of the dashboard (specification, section 2). */
export const dashboardTabs = [
  { id: "products", title: "Products" },
  { id: "orders", title: "Orders" },
  { id: "users", title: "Users" },
  { id: "newsletter", title: "Newsletter" },
  { id: "contact", title: "Contact" },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number]["id"];

/** The tab an address names, else the first. */
export function dashboardTabOf(text: string | null): DashboardTab {
  return dashboardTabs.find((tab) => tab.id === text)?.id ?? "products";
}

/** The address of a page of a tab, narrowed to one state or not. */
export function dashboardPath(tab: DashboardTab, page = 1, state: string | null = null): string {
  return `/admin?tab=${tab}${state ? `&status=${state}` : ""}${page === 1 ? "" : `&page=${page}`}`;
}

/** Tabs whose state is in the address. Arrows move between them, Enter or Space opens one: opening it loads its list. */
export function DashboardTabs({ current, children }: { current: DashboardTab; children: ReactNode }) {
  return (
    <div>
      <div role="tablist" aria-label="Dashboard" onKeyDown={moveFocus} className={tabList}>
        {dashboardTabs.map((tab) => (
          <Link
            key={tab.id}
            to={dashboardPath(tab.id)}
            discover="none"
            preventScrollReset
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `panel-${tab.id}` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={tabLook}
          >
            {tab.title}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`} className="py-6">
        {children}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  if (event.key === " ") tabs[index]?.click();
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1, " ": index }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[(target + tabs.length) % tabs.length]?.focus();
}
