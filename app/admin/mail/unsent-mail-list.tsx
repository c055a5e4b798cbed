import { Form } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import type { listDeadLetters } from "#app/features/mail/outbox.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { emailTypeNames } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";

type UnsentMail = Awaited<ReturnType<typeof listDeadLetters>>[number];

/** The dead letters, each with a button that sends it again. `action` is the path of the page they stand on. */
export function AdminUnsentMail({ mails, action }: { mails: readonly UnsentMail[]; action: string }) {
  return (
    <DataTable
      caption="E-mails that were not sent"
      rows={mails}
      empty="Every e-mail was sent."
      emptyIcon="check"
      columns={[
        {
          title: "E-mail",
          lead: true,
          cell: ({ type }) => <span className="font-medium">{emailTypeNames[type]}</span>,
        },
        { title: "To", cell: ({ recipient }) => recipient },
        {
          title: "Written",
          cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
        },
        { title: "Why", cell: ({ lastError }) => <span className="line-clamp-2">{lastError ?? "Unknown"}</span> },
        {
          title: "Action",
          cell: ({ id, type, recipient }) => (
            <Form method="post" action={action} preventScrollReset>
              <input type="hidden" name="mailId" value={id} />
              <Button type="submit" size="small" look="outline" className="whitespace-nowrap">
                Resend
                <span className="sr-only">
                  {" "}
                  {emailTypeNames[type]} to {recipient}
                </span>
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}
