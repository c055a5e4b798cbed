import type { Role } from "#app/features/shop/staff/permissions.ts";

import { type DashboardTab, dashboardPath, dashboardTabs } from "./dashboard-tabs.tsx";
import { type Demand, meetsDemand, pageAccess } from "./page-access.ts";

export type AdminGroupName =
  | "Home"
  | "Orders"
  | "Products"
  | "Customers"
  | "Marketing"
  | "Analytics"
  | "Returns"
  | "Finance"
  | "Settings";

type Page = { name: string; search?: string; inside?: readonly string[] } & (
  | { to: keyof typeof pageAccess }
  | { tab: DashboardTab }
);

interface Group {
  name: AdminGroupName;
  /** In the order of the sidebar. The first that a role may open is where the group leads. `inside` are the addresses of what it lists. */
  pages: readonly Page[];
}

/** The pages of the admin that stand in its navigation, in its order. What each demands is said in `pageAccess`. */
const groups: readonly Group[] = [
  {
    name: "Home",
    pages: [
      { to: "/admin/today", name: "Home", search: "today tasks sales" },
      { to: "/admin/alarms", name: "Alarms", search: "problems monitoring health watch" },
    ],
  },
  {
    name: "Orders",
    pages: [
      { tab: "orders", name: "All orders", inside: ["/admin/orders", "/admin/pick-list"] },
      { to: "/admin/board", name: "To do", search: "board pack ship" },
      { to: "/admin/orders/imported", name: "Imported orders", search: "history earlier shopify old" },
    ],
  },
  {
    name: "Products",
    pages: [
      { tab: "products", name: "All products", inside: ["/admin/products"] },
      { to: "/admin/products/order", name: "Arrange lists", search: "order sort featured place drag" },
      { to: "/admin/collections", name: "Collections", search: "category group rule" },
      { to: "/admin/translations", name: "Translations", search: "languages swedish norwegian danish finnish" },
      { to: "/admin/products/sheet", name: "Edit as a sheet", search: "bulk spreadsheet prices stock tags" },
      { to: "/admin/inventory", name: "Inventory", search: "stock count" },
      { to: "/admin/products/incomplete", name: "Incomplete", search: "missing data" },
      { to: "/admin/claims", name: "Claims", search: "certificates" },
      { to: "/admin/operators", name: "Manufacturers", search: "operators importers" },
    ],
  },
  {
    name: "Customers",
    pages: [
      { tab: "users", name: "All customers", search: "users people", inside: ["/admin/users"] },
      { tab: "contact", name: "Messages", search: "contact", inside: ["/admin/messages"] },
      { to: "/admin/people/requests", name: "Data requests", search: "privacy gdpr" },
      { to: "/admin/people/data", name: "Personal data", search: "privacy gdpr export erase" },
      { to: "/admin/accessibility", name: "Accessibility", search: "feedback" },
    ],
  },
  {
    name: "Marketing",
    pages: [
      { to: "/admin/campaigns", name: "Campaigns", search: "sale prices" },
      { to: "/admin/discounts", name: "Discounts", search: "codes" },
      { to: "/admin/reviews", name: "Reviews", search: "ratings" },
      { to: "/admin/newsletter", name: "Send newsletters", search: "write email letter marketing" },
      { tab: "newsletter", name: "Newsletter", search: "subscribers", inside: ["/admin/subscribers"] },
    ],
  },
  {
    name: "Analytics",
    pages: [
      { to: "/admin/sales", name: "Sales", search: "revenue report" },
      {
        to: "/admin/analytics",
        name: "Checkout and speed",
        search: "funnel conversion web vitals performance steps drop-off",
      },
      { to: "/admin/searches", name: "Searches", search: "synonyms no results" },
    ],
  },
  {
    name: "Returns",
    pages: [
      {
        to: "/admin/returns",
        name: "Returns",
        search: "withdrawals exchanges complaints parcels refund notices faulty",
        inside: ["/admin/withdrawals", "/admin/complaints"],
      },
    ],
  },
  {
    name: "Finance",
    pages: [
      { to: "/admin/payments", name: "Payments", search: "disputes refunds payouts" },
      { to: "/admin/payments/discrepancies", name: "Discrepancies", search: "unknown payments" },
      { to: "/admin/payments/reconciliation", name: "Reconciliation", search: "bookkeeping" },
    ],
  },
  {
    name: "Settings",
    pages: [
      { to: "/admin/settings", name: "Settings", search: "texts shipping vat display" },
      { to: "/admin/markets", name: "Markets", search: "countries currencies prices norway denmark finland open" },
      { to: "/admin/redirects", name: "Redirects", search: "old addresses url seo moved 404" },
      { to: "/admin/staff", name: "Staff", search: "roles invite" },
      {
        to: "/admin/keys",
        name: "Keys",
        search: "api token webhooks integration warehouse bookkeeping",
        inside: ["/admin/webhooks"],
      },
      { to: "/admin/files", name: "Files", search: "import export csv" },
      { to: "/admin/audit", name: "Audit log", search: "history undo" },
      { to: "/admin/unsent-mail", name: "Unsent mail", search: "bounced email" },
    ],
  },
];

export interface AdminPage {
  name: string;
  to: string;
  /** Other words that it is searched by. */
  search: string;
  inside: readonly string[];
}

export interface AdminGroup {
  name: AdminGroupName;
  /** At least one. */
  pages: readonly [AdminPage, ...AdminPage[]];
}

/** The groups of the navigation with the pages that a role may open; a group without any is left out. */
export function adminGroups(role: Role): AdminGroup[] {
  return groups.flatMap(({ name, pages }) => {
    const [first, ...rest] = pages.filter((page) => meetsDemand(role, demandOf(page))).map(pageOf);
    return first ? [{ name, pages: [first, ...rest] }] : [];
  });
}

/** The group and the page of it that an address belongs to; what a page lists belongs to that page. Null outside all of them. */
export function placeOf(
  all: readonly AdminGroup[],
  { pathname, search }: { pathname: string; search: string },
): { group: AdminGroup; page: AdminPage } | null {
  const tab = pathname === "/admin" ? (new URLSearchParams(search).get("tab") ?? dashboardTabs[0].id) : null;
  const address = tab === null ? pathname : `/admin?tab=${tab}`;
  const places = all.flatMap((group) => group.pages.map((page) => ({ group, page })));
  const lengthOf = ({ page }: (typeof places)[number]) =>
    Math.max(...[page.to, ...page.inside].filter((path) => isInside(address, path)).map(({ length }) => length), 0);
  return places.filter((place) => lengthOf(place) > 0).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;
}

function isInside(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

function pageOf(page: Page): AdminPage {
  const to = "tab" in page ? dashboardPath(page.tab) : page.to;
  return { name: page.name, to, search: page.search ?? "", inside: page.inside ?? [] };
}

function demandOf(page: Page): Demand {
  if ("to" in page) return pageAccess[page.to].read;
  return dashboardTabs.find(({ id }) => id === page.tab)?.permission ?? "staff";
}
