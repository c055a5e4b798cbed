import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { DataRequest } from "#app/features/people/data-requests/list-requests.server.ts";
import { dataRequestNames } from "#app/features/people/data-requests/request-names.texts.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

import { RequestBadge } from "./data-request-badge.tsx";
import { personalDataPath } from "./personal-data-screen.tsx";

interface Props {
  request: DataRequest;
  /** ISO time. */
  now: string;
  mayWrite: boolean;
  /** Whether they may hand over and erase what is stored about the person. */
  mayExport: boolean;
  refused: { text: string; error: string } | undefined;
}

/** One request about somebody's data, and the form that answers it by email and closes it. */
export function RequestScreen({ request, now, mayWrite, mayExport, refused }: Props) {
  const { id, kind, email, note, state, receivedAt, dueAt, answer, answeredAt, answeredBy } = request;
  return (
    <>
      <RowLink to="/admin/people/requests">Back to data requests</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">{id}</h1>
      <p className="mt-3 mb-6 text-sm">
        <RequestBadge state={state} dueAt={dueAt} now={now} />
      </p>
      <div className="grid max-w-3xl gap-4 lg:gap-6">
        <Card title={dataRequestNames()[kind]}>
          <dl className="grid gap-x-6 gap-y-1 text-sm leading-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-muted">Email</dt>
            <dd className="wrap-anywhere">{email || "Erased"}</dd>
            <dt className="text-muted">Received</dt>
            <dd className="tabular-nums">{formatDateTime(receivedAt)}</dd>
            <dt className="text-muted">Due</dt>
            <dd className="tabular-nums">{formatDateTime(dueAt)}</dd>
          </dl>
          {note ? <p className="mt-4 leading-7 wrap-anywhere whitespace-pre-line">{note}</p> : null}
          {mayExport && email ? (
            <Form method="post" action={personalDataPath} className="mt-4">
              <input type="hidden" name="address" value={email} />
              <Button type="submit" name="intent" value="find" look="outline" size="small">
                Their data…
              </Button>
            </Form>
          ) : null}
        </Card>
        {state !== "open" ? (
          <Card title={`Answered ${formatDateTime(answeredAt ?? dueAt)}${answeredBy ? ` by ${answeredBy}` : ""}`}>
            <p className="text-sm leading-6 whitespace-pre-line">{answer || "No email sent: the person was erased."}</p>
          </Card>
        ) : mayWrite ? (
          <Card title="Reply">
            <Form method="post" className="grid gap-4">
              <TextAreaField
                label="Message"
                name="text"
                required
                maxLength={5_000}
                defaultValue={refused?.text}
                error={refused?.error}
                hint="To refuse, say why. We add that they can complain to IMY."
              />
              <div className="flex flex-wrap gap-2">
                <Button type="submit" size="small" name="outcome" value="done">
                  Send and mark done
                </Button>
                <Button type="submit" size="small" look="outline" name="outcome" value="refused">
                  Send and refuse
                </Button>
              </div>
            </Form>
          </Card>
        ) : null}
      </div>
    </>
  );
}
