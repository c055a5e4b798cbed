import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";

import { AuditEntry } from "./audit-entry.tsx";
import { auditFilterNames, auditShape, auditSortNames, type AuditView } from "./audit-view.ts";

interface Props {
  view: AuditView;
  page: KeysetPage<Parameters<typeof AuditEntry>[0]["entry"]>;
  actors: readonly string[];
}

/** Everything staff changed, newest first, and what of it can be undone. */
export function AuditScreen({ view, page, actors }: Props) {
  const shape = auditShape(actors);
  const action = listAddress(shape, view, view.paging);
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Audit log</h1>
      <p className="mt-2 mb-6 max-w-prose text-sm leading-6 text-muted">
        What staff changed. Nothing here can be edited or deleted. Customers are named by their id alone, and what stood
        in their fields is not kept.
      </p>
      <ListToolbar
        name="entries"
        searchLabel="What was changed: name, number or id"
        shape={shape}
        view={view}
        sortNames={auditSortNames}
        searchOrder="Newest first"
        filterNames={auditFilterNames(actors)}
      />
      {page.rows.length === 0 ? (
        <EmptyTable text="No changes." />
      ) : (
        <ul className="grid gap-3">
          {page.rows.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} action={action} />
          ))}
        </ul>
      )}
      <ListPages shape={shape} view={view} page={page} />
    </>
  );
}
