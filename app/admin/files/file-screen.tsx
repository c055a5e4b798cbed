import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { isWorking } from "#app/features/shop/files/job.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Notice } from "#app/ui/notice.tsx";

import { FileActions } from "./file-actions.tsx";
import { FileState } from "./file-badges.tsx";
import { FileCounts } from "./file-counts.tsx";
import { fileKindDescriptions } from "./file-kinds.ts";
import { FileProgress } from "./file-progress.tsx";
import { FileRows } from "./file-rows.tsx";
import { filePath, filesPath } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

/** Milliseconds between two looks at a job that the queue works at. */
const pollEvery = 1_500;

/** One export or import: how far it is, what it would change, and what to do with it. */
export function FileScreen(page: FilePage) {
  const { job, unusedColumns } = page;
  const { kind, direction, state, fileName, madeBy, createdAt, problem } = job;
  const { name } = fileKindDescriptions[kind];
  const working = isWorking(state);
  usePolling(working);
  return (
    <>
      <RowLink to={filesPath(kind)}>Back to files</RowLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display text-display-sm lg:text-display-md">
          {direction === "export" ? "Export" : "Import"} of {name.toLowerCase()}
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
      {unusedColumns.length > 0 ? (
        <p className="mt-4 text-sm leading-6 text-muted">Columns that are not read: {unusedColumns.join(", ")}.</p>
      ) : null}
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
