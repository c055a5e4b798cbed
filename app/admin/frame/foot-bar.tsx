import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";

import { Icon } from "#app/ui/icon.tsx";

import { AdminIcon } from "./admin-icon.tsx";
import type { AdminGroup } from "./admin-pages.ts";
import { groupLabel, NavCount } from "./nav-count.tsx";
import type { FrameCounts } from "./read-frame.server.ts";

/** The groups that fit beside 'More'. */
const shown = 4;

const tab = "relative flex min-h-14 flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-xs";

interface Props {
  groups: readonly AdminGroup[];
  current: AdminGroup | null;
  counts: FrameCounts;
  /** What else 'More' shows. */
  children: ReactNode;
}

/** The navigation of a phone: four groups, and all pages behind 'More', the browser's own disclosure, which needs no scripts. */
export function FootBar({ groups, current, counts, children }: Props) {
  const more = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = more.current;
    if (!details) return;
    // Not `onKeyDown`: to the linter a disclosure is no control.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    details.addEventListener("keydown", closeOnEscape);
    return () => details.removeEventListener("keydown", closeOnEscape);
  }, []);
  return (
    <div className="on-dark fixed inset-x-0 bottom-0 z-30 flex border-t border-ink-line bg-ink pb-[env(safe-area-inset-bottom)] text-white md:hidden print:hidden">
      <nav aria-label="Admin" className="contents">
        {groups.slice(0, shown).map((group) => (
          <Link
            key={group.name}
            to={group.pages[0].to}
            discover="none"
            aria-label={groupLabel(group.name, counts)}
            aria-current={group === current ? "true" : undefined}
            className={`${tab} text-muted-dark aria-[current]:text-white`}
          >
            <AdminIcon name={group.name} />
            {group.name}
            <NavCount group={group.name} counts={counts} />
          </Link>
        ))}
      </nav>
      <details ref={more} className="flex-1">
        <summary className={`${tab} list-none text-muted-dark marker:content-none`}>
          <Icon name="menu" className="size-5" />
          More
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-t border-ink-line bg-ink px-gutter py-4">
          <ul className="grid grid-cols-2 gap-x-6 gap-y-4">
            {groups.map((group) => (
              <li key={group.name}>
                <p className="text-xs font-semibold tracking-wide text-muted-dark uppercase">{group.name}</p>
                <ul>
                  {group.pages.map(({ to, name }) => (
                    <li key={to}>
                      <Link to={to} discover="none" className="flex min-h-11 items-center text-sm">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <div className="mt-3 border-t border-ink-line pt-3">{children}</div>
        </div>
      </details>
    </div>
  );
}
