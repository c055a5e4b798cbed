import { useEffect, useRef } from "react";
import { Form } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import type { ReturnRow } from "#app/features/after-sale/returns/list-returns.server.ts";
import { isAwaited } from "#app/shared/case-statuses.ts";
import { formatDateTime, formatShortDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import {
  kindNames,
  returnFilterNames,
  returnSortNames,
  returnsShape,
  type ReturnsView,
  stateFacts,
} from "./returns-view.ts";

interface Props {
  view: ReturnsView;
  page: KeysetPage<ReturnRow>;
  /** Why what was scanned opened nothing. */
  error: string | null;
}

/** Every return, with a field for scanners: they type the number and press Enter. */
export function ReturnsScreen({ view, page, error }: Props) {
  const scanField = useRef<HTMLInputElement>(null);
  // The page of whoever opens parcels: a scanner types into the field that has the focus.
  useEffect(() => scanField.current?.focus(), []);
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Returns</h1>
      {error ? (
        <Notice tone="error" className="mt-4">
          {error}
        </Notice>
      ) : null}
      <Form method="post" className="my-6 flex flex-wrap items-end gap-3 border border-line bg-white p-4">
        <TextField
          label="Scan or type a return number"
          name="scanned"
          placeholder="RT-12345678"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          className="min-w-0 grow sm:max-w-xs"
          ref={scanField}
        />
        <Button type="submit">Open</Button>
      </Form>
      <ListToolbar
        name="returns"
        searchLabel="Return, order, withdrawal or tracking number"
        shape={returnsShape}
        view={view}
        sortNames={returnSortNames}
        filterNames={returnFilterNames}
      />
      <DataTable caption="Returns" rows={page.rows} empty="No such returns." columns={columns} />
      <ListPages shape={returnsShape} view={view} page={page} />
    </>
  );
}

const columns: Column<ReturnRow>[] = [
  { title: "Return", lead: true, cell: ({ id, number }) => <RowLink to={`/admin/returns/${id}`}>{number}</RowLink> },
  { title: "Kind", cell: ({ kind }) => kindNames[kind] },
  { title: "Order", cell: ({ orderNumber }) => orderNumber },
  {
    title: "Announced",
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="tabular-nums">
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    title: "Held until",
    cell: ({ heldUntil, status }) => (heldUntil && isAwaited(status) ? formatShortDate(heldUntil) : ""),
  },
  {
    title: "Here",
    numeric: true,
    cell: ({ received, announced }) => `${received} of ${announced}`,
  },
  {
    title: "State",
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <Badge tone={stateFacts(row).tone}>{stateFacts(row).name}</Badge>
        {row.hasObjection ? <Badge tone="danger">Objected</Badge> : null}
      </span>
    ),
  },
];
