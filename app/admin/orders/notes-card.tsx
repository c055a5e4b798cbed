import { Form } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { NoteField } from "./note-field.tsx";
import type { OrderPage } from "./read-order-page.server.ts";

interface Props extends Pick<OrderPage, "order" | "notes" | "press" | "members"> {
  mayWrite: boolean;
}

/** What staff tell each other about an order. A deleted note can be restored from the audit log. */
export function NotesCard({ order, notes, press, members, mayWrite }: Props) {
  const action = `/admin/orders/${order.id}/notes`;
  return (
    <Card title="Notes">
      {notes.length === 0 ? <p className="text-sm text-muted">No notes. Customers never see them.</p> : null}
      <ul className="divide-y divide-line text-sm">
        {notes.map((note) => (
          <li key={note.id} className="py-3 first:pt-0">
            <p className="leading-6 wrap-anywhere whitespace-pre-line">{note.text}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 text-muted tabular-nums">
              <p>
                {note.author}, <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
              </p>
              {mayWrite ? (
                <Form method="post" action={action} preventScrollReset className="ml-auto">
                  <input type="hidden" name="noteId" value={note.id} />
                  <TextButton type="submit" name="intent" value="delete" className="min-h-11">
                    Delete<span className="sr-only"> the note of {formatDateTime(note.createdAt)}</span>
                  </TextButton>
                </Form>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <Form method="post" action={action} preventScrollReset className="mt-4 grid justify-items-start gap-3">
          <input type="hidden" name="noteId" value={`not_${press}`} />
          {/* Another note has another, empty field, and other forms of the page leave it; the button stays, and with it the focus. */}
          <NoteField key={notes.at(-1)?.id ?? "first"} members={members} />
          <Button type="submit" name="intent" value="add" size="small" look="outline">
            Add note
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
