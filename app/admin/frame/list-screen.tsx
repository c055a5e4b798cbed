import type { ReactNode } from "react";

import type { Database } from "#app/db/client.server.ts";
import type { ListQuery, QueryOf } from "#app/db/define-list-query.server.ts";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import { isAllowed, type Permission, type Role } from "#app/features/shop/staff/permissions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon.tsx";

import { type Column, DataTable } from "./data-table.tsx";
import { listAddress, type ListShape, type ListView, type RowChoice } from "./list-address.ts";
import { ListPages } from "./list-pages.tsx";
import { ListToolbar, type ListToolbarTexts } from "./list-toolbar.tsx";
import { RowLink } from "./row-link.tsx";

/** What the columns of a list depend on. */
interface Shown {
  /** The time of the answer, ISO. */
  now: string;
  role: Role;
  /** The address of the page that is shown, for forms that come back to it. */
  here: string;
}

/** Everything about a list but its query. */
export interface ListDefinition<Sort extends string, Filters extends Record<string, string>, Row extends { id: string }>
  extends ListShape<Sort, Filters>, ListToolbarTexts {
  /** The page above this one. */
  back?: { text: string; to: string };
  /** The title of the page; a list that is a part of one has none. */
  title?: string;
  /** What stands below the title. */
  hint?: string;
  /** Where something new is made, by those who may. */
  button?: { text: string; to: string; permission: Permission; look?: "outline" };
  /** Of its table; else the title. */
  caption?: string;
  /** The columns; omitted when the rows are not shown as a table. */
  columns?: (shown: Shown) => readonly Column<Row>[];
  empty: string | ((view: ListView<Sort, Filters>) => string);
  emptyIcon?: IconName;
}

/** A list as staff see it: it names every sort order and filter of the function that reads it, and no others. */
export type List<Read> = Read extends (
  db: Database,
  query: ListQuery<infer Sort, infer Filters>,
  ...rest: never[]
) => Promise<{ rows: (infer Row extends { id: string })[] }>
  ? ListDefinition<Sort, Filters, Row>
  : never;

/** What the page of a list has of it. */
export interface ListData<Read extends (db: Database, query: never, ...rest: never[]) => unknown> {
  view: QueryOf<Read> & { rows?: RowChoice | undefined };
  page: Awaited<ReturnType<Read>>;
  now: string;
  role: Role;
}

/** Whether a search or filter narrows what is shown. */
export function isNarrowed({ search, filters }: Pick<ListView<string, Record<string, string>>, "search" | "filters">) {
  return search !== "" || Object.keys(filters).length > 0;
}

interface Props<Sort extends string, Filters extends Record<string, string>, Row extends { id: string }> extends Omit<
  Shown,
  "here"
> {
  list: ListDefinition<Sort, Filters, Row>;
  view: ListView<Sort, Filters>;
  page: KeysetPage<Row>;
  /** Below the title, after the hint. */
  intro?: ReactNode;
  /** Between the title and the toolbar. */
  top?: ReactNode;
  /** Between the toolbar and the rows. */
  above?: ReactNode;
  /** The rows, where they are no table of the list's columns. */
  children?: ReactNode;
}

/** A list: title, button, toolbar, rows, and the way to its other pages. */
export function ListScreen<Sort extends string, Filters extends Record<string, string>, Row extends { id: string }>({
  list,
  view,
  page,
  intro,
  top,
  above,
  children,
  ...shown
}: Props<Sort, Filters, Row>) {
  const { back, title, hint, button, empty } = list;
  const link =
    button && isAllowed(shown.role, button.permission) ? (
      <ButtonLink to={button.to} size="small" look={button.look ?? "primary"}>
        {button.text}
      </ButtonLink>
    ) : null;
  return (
    <>
      {back ? <RowLink to={back.to}>{back.text}</RowLink> : null}
      {title === undefined ? null : (
        <div className={`mb-6 flex flex-wrap items-end justify-between gap-4 ${back ? "mt-2" : ""}`}>
          <div>
            <h1 className="display text-display-sm lg:text-display-md">{title}</h1>
            {hint ? <p className="mt-2 max-w-prose text-sm leading-6 text-muted">{hint}</p> : null}
            {intro}
          </div>
          {link}
        </div>
      )}
      {top}
      {title === undefined && link ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 grow">
            <ListToolbar list={list} view={view} />
          </div>
          <div className="mb-4">{link}</div>
        </div>
      ) : (
        <ListToolbar list={list} view={view} />
      )}
      {above}
      {children && page.rows.length > 0 ? (
        children
      ) : (
        <DataTable
          caption={list.caption ?? title ?? list.name}
          columns={list.columns?.({ ...shown, here: listAddress(list, view, view.paging) }) ?? []}
          rows={page.rows}
          empty={typeof empty === "string" ? empty : empty(view)}
          emptyIcon={list.emptyIcon}
        />
      )}
      <ListPages list={list} view={view} page={page} />
    </>
  );
}
