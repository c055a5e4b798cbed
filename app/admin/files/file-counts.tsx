import type { FilePage } from "./read-file-page.server.ts";

/** What a dry run found, and what was written of it. */
export function FileCounts({ job }: Pick<FilePage, "job">) {
  const { created, changed, unchanged, broken, applied, refused, state } = job;
  const isApplied = state === "applying" || state === "done" || applied + refused > 0;
  const counts: [name: string, count: number][] = [
    ["New", created],
    ["Changed", changed],
    ["Unchanged", unchanged],
    ["Broken", broken],
    ...(isApplied
      ? ([
          ["Written", applied],
          ["Refused", refused],
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
