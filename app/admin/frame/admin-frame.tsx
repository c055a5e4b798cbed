import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { Logo } from "#app/features/shop/brand/logo.tsx";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";

import { AdminIcon } from "./admin-icon.tsx";
import { type AdminGroup, type AdminPage, adminGroups, placeOf } from "./admin-pages.ts";
import { AdminSearch } from "./admin-search.tsx";
import { FootBar } from "./foot-bar.tsx";
import { groupLabel, NavCount } from "./nav-count.tsx";
import type { FrameCounts } from "./read-frame.server.ts";
import { SignOutForm } from "./sign-out-form.tsx";

const entry =
  "flex min-h-11 items-center gap-3 px-3 text-sm font-medium text-muted-dark transition-colors hover:bg-white/10 hover:text-white";

interface Props {
  siteName: string;
  staff: Pick<StaffMember, "name" | "role">;
  counts: FrameCounts;
  children: ReactNode;
}

/**
 * What is round every page of the admin: a sidebar, which is folded to icons on a tablet and is a bar at the foot of a phone. Signing
 * out reloads the document, so that no data stays in the browser.
 */
export function AdminFrame({ siteName, staff, counts, children }: Props) {
  const groups = adminGroups(staff.role);
  const location = useLocation();
  const place = placeOf(groups, location);
  return (
    <div className="md:grid md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <header className="on-dark top-0 z-30 flex items-center gap-3 bg-ink px-gutter text-white max-md:min-h-14 md:sticky md:h-dvh md:flex-col md:items-stretch md:overflow-y-auto md:px-2 md:py-3 print:hidden">
        <Link
          to="/admin/today"
          discover="none"
          aria-label={`${siteName} Admin`}
          className="flex min-h-11 items-center overflow-hidden md:px-2.5"
        >
          <Logo siteName={siteName} />
        </Link>
        <AdminSearch key={location.key} className="max-md:ml-auto md:my-2" />
        <nav aria-label="Admin" className="max-md:hidden">
          <ul className="grid gap-0.5">
            {groups.map((group) => (
              <li key={group.name}>
                <GroupLink group={group} isCurrent={group === place?.group} counts={counts} />
                {group === place?.group && group.pages.length > 1 ? (
                  <ul className="mt-0.5 mb-2 ml-8 border-l border-ink-line max-lg:hidden">
                    {group.pages.map((page) => (
                      <li key={page.to}>
                        <PageLink
                          page={page}
                          current={place.page}
                          className={`${entry} min-h-9 aria-[current]:text-white`}
                        />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
        <AccountLinks
          name={staff.name}
          look="ghost"
          className="mt-auto grid border-t border-ink-line pt-2 max-lg:hidden"
        />
      </header>
      <div className="min-w-0 max-md:pb-16 print:p-0">
        <div className="flex items-center border-b border-line bg-white px-gutter lg:hidden print:hidden">
          {place && place.group.pages.length > 1 ? (
            <nav aria-label={place.group.name} className="min-w-0 flex-1 max-md:overflow-x-auto">
              <ul className="flex md:flex-wrap">
                {place.group.pages.map((page) => (
                  <li key={page.to}>
                    <PageLink
                      page={page}
                      current={place.page}
                      className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted aria-[current]:border-ink aria-[current]:text-ink"
                    />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <AccountLinks name={staff.name} look="outline" className="ml-auto flex shrink-0 items-center max-md:hidden" />
        </div>
        {children}
      </div>
      {/* Another page is another menu, which is closed. */}
      <FootBar key={location.key} groups={groups} current={place?.group ?? null} counts={counts}>
        <AccountLinks name={staff.name} look="ghost" className="flex flex-wrap items-center" />
      </FootBar>
    </div>
  );
}

function GroupLink({ group, isCurrent, counts }: { group: AdminGroup; isCurrent: boolean; counts: FrameCounts }) {
  return (
    <Link
      to={group.pages[0].to}
      discover="none"
      aria-label={groupLabel(group.name, counts)}
      aria-current={isCurrent ? "true" : undefined}
      className={`${entry} relative max-lg:justify-center aria-[current]:bg-white/10 aria-[current]:text-white`}
    >
      <AdminIcon name={group.name} />
      <span className="max-lg:hidden">{group.name}</span>
      <NavCount group={group.name} counts={counts} />
    </Link>
  );
}

function PageLink({ page, current, className }: { page: AdminPage; current: AdminPage; className: string }) {
  return (
    <Link to={page.to} discover="none" aria-current={page === current ? "page" : undefined} className={className}>
      {page.name}
    </Link>
  );
}

function AccountLinks({ name, look, className }: { name: string; look: "ghost" | "outline"; className: string }) {
  const link = "inline-flex min-h-11 items-center px-3 text-sm opacity-75 hover:opacity-100";
  return (
    <nav aria-label="Account" className={className}>
      <a href="/" className={link}>
        View shop
      </a>
      <Link to="/admin/account" discover="none" className={`${link} min-w-0`}>
        <span className="sr-only">Your account: </span>
        <span className="truncate">{name}</span>
      </Link>
      <SignOutForm look={look} />
    </nav>
  );
}
