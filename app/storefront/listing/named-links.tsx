import { Link } from "react-router";

import type { NamedPlaces } from "#app/storefront/search/named-places.ts";

/** The help pages and collections that a search names, above what it found; nothing for none. */
export function NamedLinks({ named: { pages, collections } }: { named: NamedPlaces }) {
  const links = [...pages.map(({ title, path }) => ({ name: title, path })), ...collections];
  if (links.length === 0) return null;
  return (
    <nav aria-label="Pages that match your search" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center border border-line-strong px-4 text-sm font-semibold hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
