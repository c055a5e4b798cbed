import { useEffect, useRef } from "react";
import { NavLink } from "react-router";

import { Button } from "#app/ui/button.tsx";

const link =
  "flex min-h-11 items-center text-sm font-medium text-muted-dark hover:text-white aria-[current=page]:text-white aria-[current=page]:underline aria-[current=page]:underline-offset-4";

interface Props {
  places: readonly { to: string; name: string }[];
  /** Who is signed in. */
  name: string;
}

/** The header's places on narrow screens, behind one button. The browser's own disclosure: it needs no scripts. */
export function AdminMenu({ places, name }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
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
    <details ref={menu} className="lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center border border-white/40 px-4 text-sm font-semibold marker:content-none">
        Menu
      </summary>
      <div className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-ink-line bg-ink px-gutter py-4 shadow-lg">
        <nav aria-label="Admin">
          <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-4">
            {places.map((place) => (
              <li key={place.to}>
                <NavLink to={place.to} end={place.to === "/admin"} discover="none" className={link}>
                  {place.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-3 flex items-center gap-x-6 border-t border-ink-line pt-3">
          <a href="/" className={link}>
            View shop
          </a>
          <NavLink to="/admin/account" discover="none" className={`min-w-0 ${link}`}>
            <span className="sr-only">Your account: </span>
            <span className="truncate">{name}</span>
          </NavLink>
          <form method="post" action="/admin/sign-out" className="ml-auto">
            <Button type="submit" look="ghost" size="small">
              Logout
            </Button>
          </form>
        </div>
      </div>
    </details>
  );
}
