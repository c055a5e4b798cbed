import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { SynonymGroup } from "#app/features/catalogue/search/edit-synonyms.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";

const columns: Column<SynonymGroup>[] = [
  { title: "Words", lead: true, cell: ({ words }) => <span className="font-semibold">{words.join(", ")}</span> },
  { title: "Added", cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time> },
  { title: "By", cell: ({ createdBy }) => createdBy },
];
const edit: Column<SynonymGroup> = {
  title: "Action",
  cell: ({ id, words }) => (
    <RowLink to={`/admin/searches/synonyms/${encodeURIComponent(id)}`}>
      Edit<span className="sr-only"> {words.join(", ")}</span>
    </RowLink>
  ),
};

/** The groups of words that staff say mean the same. */
export function SynonymsScreen({ groups, mayWrite }: { groups: readonly SynonymGroup[]; mayWrite: boolean }) {
  return (
    <>
      <RowLink to="/admin/searches">Back to searches</RowLink>
      <div className="mt-2 mb-3 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Synonyms</h1>
        {mayWrite ? (
          <ButtonLink to="/admin/searches/synonyms/new" size="small">
            New group
          </ButtonLink>
        ) : null}
      </div>
      <p className="mb-6 max-w-prose text-sm leading-6 text-muted">
        Searching for one word in a group finds results for all of them. Common words in five languages are built in.
        Add your customers' own, for example nicknames or other brands' terms.
      </p>
      <DataTable
        caption="Synonyms"
        columns={mayWrite ? [...columns, edit] : columns}
        rows={groups}
        empty="No synonyms yet."
        emptyIcon="search"
      />
    </>
  );
}
