import { capitalize } from "#app/shared/capitalize.ts";
import { formatDateTime } from "#app/shared/dates.ts";

import { myDataTexts } from "./my-data.texts.ts";

type Row = Record<string, unknown>;

/** What the shop stores, by place: closed at first, so that a long list can be looked through. */
export function StoredPlaces({ data }: { data: Record<string, Row[]> }) {
  const places = Object.entries(data);
  if (places.length === 0) return <p className="leading-7">{myDataTexts().none}</p>;
  return (
    <ul className="ruled border-y border-line">
      {places.map(([title, rows]) => (
        <li key={title}>
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-medium">
              {title}
              <span className="text-muted tabular-nums">{rows.length}</span>
            </summary>
            <div className="grid gap-4 pt-1 pb-6">
              {rows.map((row, index) => (
                <StoredRow key={index} row={row} />
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function StoredRow({ row }: { row: Row }) {
  const fields = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  return (
    <dl className="grid gap-x-6 gap-y-1 border-l-2 border-line pl-4 text-sm leading-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{capitalize(name.replaceAll("_", " "))}</dt>
          <dd className="wrap-anywhere max-sm:mb-2">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: unknown): string {
  if (typeof value === "string") return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
  return JSON.stringify(value);
}
