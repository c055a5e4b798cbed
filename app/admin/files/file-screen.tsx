import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { isWorking } from "#app/features/shop/files/job.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Notice } from "#app/ui/notice.tsx";

import { AnswersForm } from "./answers-form.tsx";
import { FileActions } from "./file-actions.tsx";
import { FileState } from "./file-badges.tsx";
import { FileNotes, UnkeptColumns } from "./file-findings.tsx";
import { fileKindDescriptions, kindInText } from "./file-kinds.ts";
import { FilePictures } from "./file-pictures.tsx";
import { FileRows } from "./file-rows.tsx";
import { filePath, filesPath } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

const doing = { exporting: "Exporting", checking: "Checking", applying: "Writing" } as const;

/** How far the queue is. A dry run knows the size of its file, everything else the number of things or nothing. */
function FileProgress({ job }: Pick<FilePage, "job">) {
  const { state, kind, rowsDone, rowsTotal, position, sizeBytes } = job;
  const share = state === "checking" ? Number(position) / sizeBytes : rowsTotal ? rowsDone / rowsTotal : null;
  const unit = job.direction === "export" ? `${fileKindDescriptions[kind].one}s` : "rows";
  const total = rowsTotal === null ? "" : ` of ${Math.max(rowsTotal, rowsDone).toLocaleString("en")}`;
  return (
    <div className="mt-6 border border-line bg-white p-5">
      <p role="status" className="mb-3 text-sm tabular-nums">
        {doing[state as keyof typeof doing]}: {rowsDone.toLocaleString("en")}
        {total} {unit}
      </p>
      <progress
        aria-label="Progress"
        max={1}
        {...(share === null ? {} : { value: Math.min(1, share) })}
        className="block h-2 w-full appearance-none bg-line accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
      />
    </div>
  );
}

/** Milliseconds between two looks at a job that the queue works at. */
const pollEvery = 1_500;

/** One export or import: how far it is, what it would change, and what to do with it. */
export function FileScreen(page: FilePage) {
  const { job } = page;
  const { kind, direction, state, fileName, madeBy, createdAt, problem } = job;
  const working = isWorking(state);
  usePolling(working || (page.pictures?.waiting ?? 0) > 0);
  return (
    <>
      <RowLink to={filesPath(kind)}>Back to files</RowLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display text-display-sm lg:text-display-md">
          {direction === "export" ? "Export" : "Import"} of {kindInText(kind)}
        </h1>
        <FileState state={state} />
      </div>
      <p className="mt-2 text-sm wrap-anywhere text-muted">
        {fileName}, by {madeBy} on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>. Deleted after seven
        days.
      </p>
      {problem ? (
        <Notice tone="error" className="mt-5">
          {problem}
        </Notice>
      ) : null}
      {working ? <FileProgress job={job} /> : null}
      {working ? (
        <noscript>
          <p className="mt-3 text-sm">
            <Link to={filePath(job.id)} className="underline">
              Look again
            </Link>
          </p>
        </noscript>
      ) : null}
      {direction === "import" ? <FileCounts job={job} /> : null}
      {page.pictures ? <FilePictures job={job} pictures={page.pictures} /> : null}
      {direction === "import" && !working ? <FileNotes {...page} /> : null}
      {page.asks ? <AnswersForm {...page} /> : null}
      {direction === "import" && !working ? <UnkeptColumns job={job} /> : null}
      <FileActions job={job} />
      {direction === "import" && state !== "checking" ? <FileRows {...page} /> : null}
    </>
  );
}

function usePolling(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), pollEvery);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}

/** What a dry run found, and what was written of it. */
function FileCounts({ job }: Pick<FilePage, "job">) {
  const { created, changed, unchanged, broken, applied, refused, state } = job;
  const isApplied = state === "applying" || state === "done" || applied + refused > 0;
  const counts: [name: string, count: number][] = [
    ["New", created],
    ["Changed", changed],
    ["Unchanged", unchanged],
    ["Errors", broken],
    ...(isApplied
      ? ([
          ["Applied", applied],
          ["Skipped", refused],
        ] as [string, number][])
      : []),
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {counts.map(([name, count]) => (
        <div key={name} className="bg-white p-4">
          <dt className="eyebrow text-muted">{name}</dt>
          <dd className="mt-1 text-2xl font-semibold tabular-nums">{count.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
