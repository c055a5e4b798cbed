import type { ReactNode } from "react";

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right of a table. */
  numeric?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What stands there when there are no rows. */
  empty: string;
}

/** A table of rows; on small screens each row is a card. Roles are spelled out because the cards' layout hides a table's own. */
export function DataTable<Row extends { id: string }>({ caption, columns, rows, empty }: Props<Row>) {
  if (rows.length === 0)
    return <p className="border border-line bg-white px-5 py-12 text-center text-sm text-muted">{empty}</p>;
  return (
    <table role="table" className="w-full text-left text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b border-ink">
          {columns.map((column) => (
            <th
              key={column.title}
              role="columnheader"
              scope="col"
              className={`eyebrow py-3 pr-6 text-muted last:pr-0 ${column.numeric ? "text-right" : ""}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-3 md:max-lg:grid-cols-2">
        {rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            className="border-line max-lg:grid max-lg:content-start max-lg:gap-2 max-lg:border max-lg:bg-white max-lg:p-4 lg:border-b lg:hover:bg-white"
          >
            {columns.map((column) => (
              <td
                key={column.title}
                role="cell"
                className={`max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3 lg:py-3 lg:pr-6 lg:last:pr-0 ${column.numeric ? "tabular-nums lg:text-right" : ""}`}
              >
                <span aria-hidden="true" className="text-muted lg:hidden">
                  {column.title}
                </span>
                <div className="min-w-0 wrap-anywhere">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
