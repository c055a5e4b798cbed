import { Link, NavLink, useLocation } from "react-router";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import { Button } from "#app/ui/button.tsx";

import { AdminMenu } from "./admin-menu.tsx";
import { adminPlaces } from "./admin-places.ts";

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
  const places = [
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
        <AdminMenu key={key} places={places} name={staff.name} />
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
              {places.map(({ to, name }) => (
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
