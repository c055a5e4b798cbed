import { Link } from "react-router";

import { Logo } from "#app/features/site/logo.tsx";

import type { StaffMember } from "./session.server.ts";

const link = "inline-flex min-h-11 items-center text-sm font-medium hover:underline hover:underline-offset-4";

/** The header of every page of the admin. Signing out loads the document anew, so that nothing stays in the browser. */
export function AdminHeader({ siteName, staff }: { siteName: string; staff: Pick<StaffMember, "name"> }) {
  return (
    <header className="on-dark bg-ink text-white">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:gap-x-8">
        <Link to="/admin" discover="none" className="flex min-h-11 items-center gap-3">
          <Logo siteName={siteName} />
          <span className="border border-ink-line px-2 py-0.5 text-xs font-semibold tracking-wide text-muted-dark uppercase">
            Admin
          </span>
        </Link>
        <nav aria-label="Admin" className="mr-auto">
          <ul className="flex gap-4 sm:gap-6">
            <li>
              <Link to="/admin" discover="none" className={link}>
                Dashboard
              </Link>
            </li>
            <li>
              <Link to="/admin/reviews" discover="none" className={link}>
                Reviews
              </Link>
            </li>
            <li>
              <a href="/" className={link}>
                View shop
              </a>
            </li>
          </ul>
        </nav>
        <p className="max-w-48 truncate text-sm text-muted-dark max-md:hidden">{staff.name}</p>
        <form method="post" action="/admin/sign-out">
          <button
            type="submit"
            className="min-h-11 border border-white/40 px-4 text-sm font-semibold transition-colors hover:bg-white hover:text-ink"
          >
            Logout
          </button>
        </form>
      </div>
    </header>
  );
}
