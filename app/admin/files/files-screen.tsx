import { Link } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import type { ListView } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import type { FileKind } from "#app/shared/states.ts";
import { ChipLink } from "#app/ui/chip.tsx";

import { ExportForm } from "./export-form.tsx";
import { FileState, fileSummary } from "./file-badges.tsx";
import { fileKindDescriptions } from "./file-kinds.ts";
import { filePath, filesPath, filesShape } from "./files-place.ts";
import { ImportForm } from "./import-form.tsx";

type ShownJob = Omit<FileJob, "claim">;

interface Props {
  kinds: FileKind[];
  kind: FileKind;
  view: ListView<"newest", never>;
  filter: Record<string, string>;
  newJobId: string;
  jobs: KeysetPage<ShownJob>;
  problem?: string | undefined;
}

/** Data in and out as files: a kind at a time, and the files of the last seven days. */
export function FilesScreen({ kinds, kind, view, filter, newJobId, jobs, problem }: Props) {
  const { name, one } = fileKindDescriptions[kind];
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Files</h1>
      <nav aria-label="Kinds of files" className="mb-6">
        <ul className="scroll-quiet -m-1.5 flex gap-2 overflow-x-auto p-1.5">
          {kinds.map((known) => (
            <li key={known}>
              <ChipLink to={filesPath(known)} current={known === kind} discover="none">
                {fileKindDescriptions[known].name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Another kind is another pair of forms: nothing that was chosen for the last one stays. */}
      <div key={`${kind} ${newJobId}`} className="grid items-start gap-4 md:grid-cols-2">
        <ExportForm kind={kind} newJobId={newJobId} filter={filter} />
        <ImportForm kind={kind} newJobId={newJobId} problem={problem} />
      </div>
      <h2 className="mt-10 mb-4 text-lg font-semibold">{name}: the last seven days</h2>
      <DataTable
        caption={`Files of ${name.toLowerCase()}`}
        columns={columnsFor(one)}
        rows={jobs.rows}
        empty="No files in the last seven days."
      />
      <ListPages shape={filesShape(kind)} view={view} page={jobs} />
    </>
  );
}

const columnsFor = (one: string): Column<ShownJob>[] => [
  {
    title: "File",
    lead: true,
    cell: ({ id, fileName }) => (
      <Link to={filePath(id)} discover="none" className="font-medium underline underline-offset-4">
        {fileName}
      </Link>
    ),
  },
  { title: "Direction", cell: ({ direction }) => (direction === "export" ? "Export" : "Import") },
  { title: "State", cell: ({ state }) => <FileState state={state} /> },
  { title: "Outcome", cell: (job) => fileSummary(job, one) },
  { title: "By", cell: ({ madeBy }) => madeBy },
  { title: "Made", cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> },
];
