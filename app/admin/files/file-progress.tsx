import { fileKindDescriptions } from "./file-kinds.ts";
import type { FilePage } from "./read-file-page.server.ts";

const doing = { exporting: "Exporting", checking: "Checking", applying: "Writing" } as const;

/** How far the queue is. A dry run knows the size of its file, everything else the number of things or nothing. */
export function FileProgress({ job }: Pick<FilePage, "job">) {
  const { state, kind, rowsDone, rowsTotal, position, sizeBytes } = job;
  const share = state === "checking" ? Number(position) / sizeBytes : rowsTotal ? rowsDone / rowsTotal : null;
  const unit = job.direction === "export" ? fileKindDescriptions[kind].name.toLowerCase() : "rows";
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
