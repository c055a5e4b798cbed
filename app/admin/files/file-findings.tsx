import { Notice } from "#app/ui/notice.tsx";

import { type NoteKind, noteTitles } from "./import-note.ts";
import type { FilePage } from "./read-file-page.server.ts";

/** What an import brings in otherwise than its file has it. */
export function FileNotes({ job, notes }: Pick<FilePage, "job" | "notes">) {
  return (
    <>
      {job.filter.encoding === "windows-1252" ? (
        <Notice className="mt-5">
          The file isn't UTF-8, so we read it as Windows-1252. Check that å, ä and ö look right below.
        </Notice>
      ) : null}
      {notes.length > 0 ? (
        <section aria-labelledby="notes" className="mt-10">
          <h2 id="notes" className="mb-4 text-lg font-semibold">
            Different from the file
          </h2>
          <ul className="border border-line bg-white">
            {notes.map(({ kind, count, text }) => (
              <li key={kind} className="flex gap-4 border-b border-line px-5 py-3 text-sm last:border-b-0">
                <span className="min-w-10 font-semibold tabular-nums">{count.toLocaleString("en")}</span>
                <span className="min-w-0 leading-6 wrap-anywhere">
                  {noteTitles[kind as NoteKind]}
                  <span className="block text-muted">For example: {text}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The columns of a file that aren't kept, each with an example. */
export function UnkeptColumns({ job }: Pick<FilePage, "job">) {
  const columns = Object.entries(job.unkept);
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby="unkept" className="mt-10">
      <h2 id="unkept" className="text-lg font-semibold">
        Not kept
      </h2>
      <p className="mt-1 mb-4 text-sm leading-6 text-muted">
        The shop has no place for these columns. Keep the file if you need them.
      </p>
      <table className="w-full table-fixed border border-line bg-white text-left text-sm">
        <caption className="sr-only">Columns that aren't kept</caption>
        <thead>
          <tr className="border-b border-line">
            {["Column", "Example", "Rows"].map((title) => (
              <th
                key={title}
                scope="col"
                className="eyebrow py-2 pr-3 text-muted first:pl-5 last:w-20 last:pr-5 last:text-right"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(([column, { sample, rows }]) => (
            <tr key={column} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="py-2.5 pr-3 pl-5 font-medium wrap-anywhere">
                {column}
              </th>
              <td className="py-2.5 pr-3 wrap-anywhere text-muted">{sample}</td>
              <td className="py-2.5 pr-5 text-right tabular-nums">{rows.toLocaleString("en")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
