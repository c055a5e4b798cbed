import { Link } from "react-router";

import { type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import type { jobsOf } from "#app/features/shop/files/jobs.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import type { FileKind } from "#app/shared/states.ts";
import { ChipLink } from "#app/ui/chip.tsx";

import { ExportForm } from "./export-form.tsx";
import { FileState, fileSummary } from "./file-badges.tsx";
import { fileKindDescriptions, kindInText } from "./file-kinds.ts";
import { filePath, filesPath } from "./files-place.ts";
import { ImportForm } from "./import-form.tsx";

type ReadJobs = ReturnType<typeof jobsOf>;

/** The files of a kind. */
export const filesList = (kind: FileKind): List<ReadJobs> => ({
  path: filesPath(kind),
  name: "files",
  caption: `Files of ${kindInText(kind)}`,
  sorts: { newest: "Newest first" },
  filters: {},
  empty: "No files in the last seven days.",
  columns: () => [
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
    { title: "Outcome", cell: (job) => fileSummary(job, fileKindDescriptions[kind].one) },
    { title: "By", cell: ({ madeBy }) => madeBy },
    { title: "Made", cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> },
  ],
});

/** Scrolls the row to the chip of what is shown. `scrollIntoView` would also scroll the page, under a click that came before hydration. */
function show(chip: HTMLElement | null) {
  const row = chip?.closest("ul");
  if (!chip || !row) return;
  const [shown, room] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, shown.right - room.right) + Math.min(0, shown.left - room.left);
}

interface Props {
  kinds: FileKind[];
  kind: FileKind;
  filter: Record<string, string>;
  newJobId: string;
  files: ListData<ReadJobs>;
  problem?: string | undefined;
}

/** Data in and out as files: a kind at a time, and the files of the last seven days. */
export function FilesScreen({ kinds, kind, filter, newJobId, files, problem }: Props) {
  return (
    <>
      <h1 className="display mb-5 text-display-sm lg:mb-6 lg:text-display-md">Files</h1>
      <nav aria-label="Kinds of files" className="mb-6">
        <ul className="scroll-quiet -m-1.5 flex gap-2 overflow-x-auto p-1.5 lg:flex-wrap">
          {kinds.map((known) => (
            <li key={known}>
              <ChipLink
                ref={known === kind ? show : null}
                to={filesPath(known)}
                current={known === kind}
                discover="none"
              >
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
      <h2 className="mt-10 mb-4 text-lg font-semibold">{fileKindDescriptions[kind].name}: the last seven days</h2>
      <ListScreen list={filesList(kind)} {...files} />
    </>
  );
}
