import { Form } from "react-router";

import type { FeedbackRow } from "#app/features/shop/accessibility/feedback.server.ts";
import { formatDate, formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** Feedback on accessibility: what is open with its due date and a form, the rest with what was done. `now`: ISO time. */
export function FeedbackList({ rows, now }: { rows: readonly FeedbackRow[]; now: string }) {
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className="border border-line bg-white p-5 text-sm leading-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DueBadge row={row} now={now} />
            <span className="text-muted tabular-nums">
              Received <time dateTime={row.receivedAt}>{formatDateTime(row.receivedAt)}</time>
            </span>
          </p>
          <p className="mt-2 font-medium wrap-anywhere whitespace-pre-line">{row.message}</p>
          <p className="mt-1 text-muted wrap-anywhere">
            {row.page ? `About ${row.page}. ` : null}
            {row.email ? (
              <a
                href={`mailto:${row.email}?subject=${encodeURIComponent("Your feedback on accessibility")}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Answer {row.email}
              </a>
            ) : (
              "No email address left. No reply needed, but look into it."
            )}
          </p>
          {row.answeredAt ? (
            <p className="mt-2 text-muted wrap-anywhere tabular-nums">
              {`Done by ${row.answeredBy ?? "system"}, ${formatDateTime(row.answeredAt)}: ${row.note}`}
            </p>
          ) : (
            <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
              <input type="hidden" name="id" value={row.id} />
              <TextField
                label="What you replied and did"
                name="note"
                required
                minLength={3}
                maxLength={500}
                className="min-w-60 flex-1"
              />
              <Button type="submit" look="outline">
                Mark as replied
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function DueBadge({ row: { answeredAt, dueAt }, now }: { row: FeedbackRow; now: string }) {
  if (answeredAt) return <Badge tone="neutral">Answered</Badge>;
  if (dueAt < now) return <Badge tone="danger">Overdue since {formatDate(dueAt)}</Badge>;
  return <Badge tone="warning">Reply by {formatDate(dueAt)}</Badge>;
}
