import type { ReactNode } from "react";

import { Icon, type IconName } from "#app/ui/icon.tsx";

export interface Column<Row> {
  title: string;
  /** In place of the title on wide screens, such as a control for the whole column. */
  heading?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  numeric?: boolean;
  /** The column that identifies a row: on small screens the heading of its card, without a label. */
  lead?: boolean;
  /** Hidden on the cards of small screens. */
  wide?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Shown when there are no rows. */
  empty: string;
  emptyIcon?: IconName | undefined;
}

/** A table of rows; on small screens each row is a card. Roles are explicit because the cards' `display` removes a table's own. */
export function DataTable<Row extends { id: string }>({ caption, columns, rows, empty, emptyIcon }: Props<Row>) {
  if (rows.length === 0) return <EmptyTable text={empty} icon={emptyIcon} />;
  return (
    <table role="table" className="w-full text-left text-sm max-lg:block lg:border lg:border-line lg:bg-white">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.title}
              role="columnheader"
              scope="col"
              className={`eyebrow px-3 py-3 text-muted first:pl-5 last:pr-5 ${column.numeric ? "text-right" : ""}`}
            >
              {column.heading ?? column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:grid max-lg:gap-2 md:max-lg:grid-cols-2 md:max-lg:gap-3">
        {rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            className="border-line max-lg:grid max-lg:content-start max-lg:gap-1.5 max-lg:border max-lg:bg-white max-lg:p-4 lg:border-b lg:transition-colors lg:last:border-b-0 lg:hover:bg-paper"
          >
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const small = column.lead
    ? "max-lg:pb-1.5 max-lg:text-base"
    : "max-lg:grid max-lg:grid-cols-[5rem_minmax(0,1fr)] max-lg:items-baseline max-lg:gap-3";
  return (
    <td
      role="cell"
      className={`lg:px-3 lg:py-2.5 lg:first:pl-5 lg:last:pr-5 ${column.wide ? "max-lg:hidden" : small} ${column.numeric ? "tabular-nums lg:text-right" : ""}`}
    >
      {column.lead ? null : (
        <span aria-hidden="true" className="text-muted lg:hidden">
          {column.title}
        </span>
      )}
      <div className="min-w-0 wrap-anywhere">{column.cell(row)}</div>
    </td>
  );
}

/** The empty state of an admin list. */
export function EmptyTable({ text, icon = "list" }: { text: string; icon?: IconName | undefined }) {
  return (
    <div className="flex flex-col items-center gap-3 border border-line bg-white px-5 py-14 text-sm text-muted">
      <Icon name={icon} className="size-8 text-line-strong" />
      <p>{text}</p>
    </div>
  );
}
