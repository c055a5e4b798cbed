import { Link, NavLink, useLocation } from "react-router";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import { isAllowed, type Permission } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import type { StaffRole } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";

import { AdminMenu } from "./admin-menu.tsx";

/** Where the admin's header leads, in its order, and what a role must be allowed to see it. */
const places: readonly { to: string; name: string; permission?: Permission }[] = [
  { to: "/admin", name: "Dashboard" },
  { to: "/admin/today", name: "Today" },
  { to: "/admin/board", name: "To do", permission: "orders:read" },
  { to: "/admin/withdrawals", name: "Withdrawals", permission: "orders:read" },
  { to: "/admin/complaints", name: "Complaints", permission: "orders:read" },
  { to: "/admin/returns", name: "Returns", permission: "orders:read" },
  { to: "/admin/sales", name: "Sales", permission: "sales:read" },
  { to: "/admin/payments", name: "Payments", permission: "payments:read" },
  { to: "/admin/inventory", name: "Inventory", permission: "products:read" },
  { to: "/admin/campaigns", name: "Campaigns", permission: "products:read" },
  { to: "/admin/claims", name: "Claims", permission: "products:read" },
  { to: "/admin/searches", name: "Searches", permission: "products:read" },
  { to: "/admin/discounts", name: "Discounts", permission: "discounts:read" },
  { to: "/admin/reviews", name: "Reviews", permission: "reviews:moderate" },
  { to: "/admin/files", name: "Files", permission: "files:use" },
  { to: "/admin/settings", name: "Settings", permission: "settings:write" },
  { to: "/admin/staff", name: "Staff", permission: "staff:manage" },
  { to: "/admin/audit", name: "Audit log", permission: "audit:read" },
];

/** The places of the header for a role. */
function adminPlaces(role: StaffRole) {
  return places.filter(({ permission }) => !permission || isAllowed(role, permission));
}

const link =
  "inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium text-muted-dark transition-colors hover:text-white aria-[current=page]:border-current aria-[current=page]:text-white";

interface Props {
  siteName: string;
  staff: Pick<StaffMember, "name" | "role">;
  /** The number of e-mails that were given up; the link shows only when there are any. */
  unsentMail: number;
}

/**
 * The header of every page of the admin: one row with a menu where the places have no room, two rows elsewhere. Signing out reloads the document, so
 * that no data stays in the browser.
 */
export function AdminHeader({ siteName, staff, unsentMail }: Props) {
  const shown = [
    ...adminPlaces(staff.role),
    ...(unsentMail > 0 && isAllowed(staff.role, "mail:resend")
      ? [{ to: "/admin/unsent-mail", name: `Unsent mail (${unsentMail})` }]
      : []),
  ];
  const { key } = useLocation();
  return (
    <header className="on-dark relative bg-ink text-white print:hidden">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 lg:pt-2">
        <Link to="/admin" discover="none" className="mr-auto flex min-h-11 items-center gap-3">
          <Logo siteName={siteName} />
          <span className="border border-ink-line px-2 py-0.5 text-xs font-semibold tracking-wide text-muted-dark uppercase max-xs:sr-only">
            Admin
          </span>
        </Link>
        {/* Another page is another menu, which is closed. */}
        <AdminMenu key={key} places={shown} name={staff.name} />
        <div className="contents max-lg:hidden">
          <a href="/" className={link}>
            View shop
          </a>
          <NavLink to="/admin/account" discover="none" className={link}>
            <span className="sr-only">Your account: </span>
            <span className="max-w-40 truncate">{staff.name}</span>
          </NavLink>
          <form method="post" action="/admin/sign-out">
            <Button type="submit" look="ghost" size="small">
              Logout
            </Button>
          </form>
          <nav aria-label="Admin" className="w-full pb-1">
            <ul className="flex flex-wrap gap-x-6">
              {shown.map(({ to, name }) => (
                <li key={to}>
                  <NavLink to={to} end={to === "/admin"} discover="none" className={link}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}
