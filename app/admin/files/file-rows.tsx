import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";

import { filePath, shownRows } from "./files-place.ts";
import type { FilePage } from "./read-file-page.server.ts";

const names = { changed: "Changed", created: "New", broken: "Broken", refused: "Refused" } as const;

/** A new thing with more cells than this shows them when asked: every one of them is new. */
const maxOpen = 12;

/** What an import does, a thing at a time: cell by cell, or why not. */
export function FileRows({ job, show, rows, next, isFirstPage }: FilePage) {
  const chips = shownRows.filter((known) => job[known] > 0);
  if (chips.length === 0) return null;
  const unit = job.format === "json" ? "Entry" : "Line";
  const numberOf = (line: number) => (job.format === "json" ? line - 1 : line);
  return (
    <section aria-labelledby="rows" className="mt-10">
      <h2 id="rows" className="mb-4 text-lg font-semibold">
        Row by row
      </h2>
      <nav aria-label="Rows" className="mb-4">
        <ul className="scroll-quiet -m-1.5 flex gap-2 overflow-x-auto p-1.5">
          {chips.map((known) => (
            <li key={known}>
              <ChipLink to={filePath(job.id, known)} current={known === show} discover="none" preventScrollReset>
                {names[known]} ({job[known].toLocaleString("en")})
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.line} className="border border-line bg-white">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 py-3 text-sm">
              <span className="font-semibold wrap-anywhere">{row.name || "No name"}</span>
              <span className="text-muted tabular-nums">
                {unit} {numberOf(row.line)}
              </span>
            </p>
            {row.notes.length > 0 ? (
              <ul className="border-t border-line bg-paper px-5 py-3 text-sm leading-6">
                {row.notes.map(({ kind, text }) => (
                  <li key={`${kind} ${text}`} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
            {row.reason ? (
              <p className="border-t border-line bg-danger-pale px-5 py-3 text-sm wrap-anywhere">{row.reason}</p>
            ) : row.verdict === "created" && row.changes.length > maxOpen ? (
              <details className="border-t border-line text-sm">
                <summary className="cursor-pointer px-5 py-3 underline underline-offset-4">
                  Show all {row.changes.length} columns
                </summary>
                <Changes name={row.name} changes={row.changes} />
              </details>
            ) : (
              <Changes name={row.name} changes={row.changes} />
            )}
          </li>
        ))}
      </ol>
      {isFirstPage && next === null ? null : (
        <nav aria-label="Pages" className="mt-6 flex justify-end gap-2">
          {isFirstPage ? null : (
            <ButtonLink to={filePath(job.id, show)} look="outline" size="small">
              First page
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink to={filePath(job.id, show, next)} look="outline" size="small">
              Next
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

function Changes({ name, changes }: Pick<FilePage["rows"][number], "name" | "changes">) {
  if (changes.length === 0) return null;
  return (
    <table className="w-full table-fixed border-t border-line text-left text-sm">
      <caption className="sr-only">Changes to {name}</caption>
      <thead>
        <tr className="border-b border-line">
          {["Column", "Now", "From the file"].map((title) => (
            <th key={title} scope="col" className="eyebrow px-5 py-2 text-muted not-first:pl-0 not-last:pr-3">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="px-5 py-2.5 pr-3 font-medium wrap-anywhere">
              {field}
            </th>
            <td className="py-2.5 pr-3 wrap-anywhere whitespace-pre-line text-muted">
              {before === "" ? "empty" : before}
            </td>
            <td className="py-2.5 pr-5 wrap-anywhere whitespace-pre-line">{after === "" ? "empty" : after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
