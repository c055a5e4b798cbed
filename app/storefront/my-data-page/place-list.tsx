import type { PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";

/** Places with how many rows each holds, and why what stays does. */
export function PlaceList({ places }: { places: readonly PlaceCount[] }) {
  return (
    <ul className="ruled border-y border-line text-sm leading-6">
      {places.toReversed().map(({ table, title, rows, keptBecause }) => (
        <li key={table} className="grid grid-cols-[minmax(0,1fr)_auto] gap-6 py-2">
          <span>
            {title}
            {keptBecause ? <span className="block text-muted">{keptBecause}.</span> : null}
          </span>
          <span className="tabular-nums">{rows}</span>
        </li>
      ))}
    </ul>
  );
}
