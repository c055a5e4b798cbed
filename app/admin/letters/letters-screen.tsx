import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Letter } from "#app/features/catalogue/letters/read-letters.server.ts";
import type { LetterState } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const letterStateNames: Record<LetterState, string> = {
  draft: "Draft",
  sending: "Sending",
  sent: "Sent",
  cancelled: "Stopped",
};
export const letterStateTones: Record<LetterState, BadgeTone> = {
  draft: "neutral",
  sending: "warning",
  sent: "success",
  cancelled: "danger",
};

const columns: Column<Letter>[] = [
  { title: "Subject", lead: true, cell: ({ subject }) => <span className="font-semibold">{subject}</span> },
  { title: "Written by", cell: ({ createdBy }) => createdBy, wide: true },
  { title: "Sent", cell: ({ startedAt }) => (startedAt ? <DateTime at={startedAt} whole /> : "Not yet") },
  { title: "Recipients", numeric: true, cell: ({ startedAt, recipients }) => (startedAt ? recipients : "") },
  {
    title: "Status",
    cell: ({ state }) => <Badge tone={letterStateTones[state]}>{letterStateNames[state]}</Badge>,
  },
  {
    title: "Action",
    cell: ({ id, subject }) => (
      <RowLink to={`/admin/newsletter/${id}`}>
        Open<span className="sr-only"> {subject}</span>
      </RowLink>
    ),
  },
];

/** The newsletters that staff wrote, newest first. */
export function LettersScreen({ letters }: { letters: readonly Letter[] }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Send newsletters</h1>
        <ButtonLink to="/admin/newsletter/new" size="small">
          Write a newsletter
        </ButtonLink>
      </div>
      <DataTable caption="Newsletters" columns={columns} rows={letters} empty="No newsletters yet." />
    </>
  );
}
