import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { collectionPath } from "#app/features/catalogue/collections/collection-path.ts";
import type { ListedCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { adminCollectionPath } from "./collection-forms.ts";

const columns: Column<ListedCollection>[] = [
  {
    title: "Collection",
    lead: true,
    cell: ({ title, handle }) => (
      <>
        <span className="font-semibold">{title}</span>
        <span className="block text-sm text-muted">{collectionPath(handle)}</span>
      </>
    ),
  },
  { title: "Made", cell: ({ kind }) => (kind === "hand" ? "By hand" : "By a rule") },
  { title: "Products", numeric: true, cell: ({ products }) => products },
  {
    title: "Status",
    cell: ({ published, rebuildAfter }) => (
      <span className="flex flex-wrap gap-2">
        {published ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>}
        {rebuildAfter === null ? null : <Badge tone="warning">Updating</Badge>}
      </span>
    ),
  },
  {
    title: "Action",
    cell: ({ id, title }) => (
      <RowLink to={adminCollectionPath(id)}>
        Open<span className="sr-only"> {title}</span>
      </RowLink>
    ),
  },
];

/** The collections that staff made. Men, Women and Accessories are fixed and stand elsewhere. */
export function CollectionsScreen({ collections, mayWrite }: { collections: ListedCollection[]; mayWrite: boolean }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Collections</h1>
        {mayWrite ? (
          <ButtonLink to={adminCollectionPath("new")} size="small">
            New collection
          </ButtonLink>
        ) : null}
      </div>
      <p className="mb-6 max-w-prose text-sm leading-6 text-muted">
        Your own pages of products, chosen by hand or by a rule. Men, Women and Accessories always exist and follow each
        product's category.
      </p>
      <DataTable caption="Collections" columns={columns} rows={collections} empty="No collections yet." />
    </>
  );
}
