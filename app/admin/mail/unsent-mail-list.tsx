import { Form } from "react-router";

import { ChooseAll } from "#app/admin/frame/choose-all.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, isNarrowed } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { listUnsentMail, UnsentMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { explainMail } from "#app/features/shop/mail/mail-reasons.ts";
import { emailTypeNames } from "#app/shared/emails.ts";
import { Button } from "#app/ui/button.tsx";

import { chosenMailField } from "./chosen-mails.ts";
import { MailBadge } from "./mail-badge.tsx";

/** The id of the form that the ticks and buttons of the list belong to. */
const formId = "resend-mails";

/** Every email that was not sent or came back: why, and what to do. */
export const unsentMailList: List<typeof listUnsentMail> = {
  path: "/admin/unsent-mail",
  title: "Unsent emails",
  caption: "Unsent emails",
  name: "unsent emails",
  searchLabel: "Email address",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    state: {
      label: "State",
      values: { dead: "Failed", bounced: "Bounced", suppressed: "Suppressed", waiting: "Waiting" },
    },
    type: { label: "Email", values: emailTypeNames },
  },
  empty: (view) => (isNarrowed(view) ? "No matching emails." : "All emails were sent."),
  emptyIcon: "check",
  columns: () => [
    { title: "Email", lead: true, cell: (mail) => <MailName mail={mail} /> },
    { title: "To", cell: ({ recipient }) => <Recipient address={recipient} /> },
    { title: "Written", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { title: "State", cell: ({ status }) => <MailBadge status={status} delivery={null} /> },
    { title: "Reason", cell: (mail) => <Why mail={mail} /> },
    {
      title: "Action",
      cell: (mail) =>
        isResendable(mail) ? (
          <Button
            type="submit"
            form={formId}
            name="mailId"
            value={mail.id}
            size="small"
            look="outline"
            className="whitespace-nowrap"
          >
            Resend
            <span className="sr-only">
              {" "}
              {emailTypeNames[mail.type]} to {mail.recipient}
            </span>
          </Button>
        ) : (
          <RowLink to={`/admin/unsent-mail/${mail.id}`}>
            Details
            <span className="sr-only">
              {" "}
              of {emailTypeNames[mail.type]} to {mail.recipient}
            </span>
          </RowLink>
        ),
    },
  ],
};

/** Whether staff can send an email again from the list. One to a suppressed address is allowed again on its own page first. */
export function isResendable({ status, isKeptBack }: UnsentMail): boolean {
  return (status === "failed" || status === "bounced" || status === "suppressed") && !isKeptBack;
}

function MailName({ mail }: { mail: UnsentMail }) {
  const { id, type, recipient } = mail;
  return (
    <span className="flex items-center gap-3">
      {isResendable(mail) ? (
        <label className="flex min-h-11 min-w-6 cursor-pointer items-center">
          <input
            type="checkbox"
            form={formId}
            name={chosenMailField(id)}
            aria-label={`Choose ${emailTypeNames[type]} to ${recipient}`}
          />
        </label>
      ) : null}
      <RowLink to={`/admin/unsent-mail/${id}`}>{emailTypeNames[type]}</RowLink>
    </span>
  );
}

/** An address, which breaks before its @ where it does not fit. */
function Recipient({ address }: { address: string }) {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Why({ mail }: { mail: UnsentMail }) {
  const { why, advice } = explainMail(mail);
  return (
    <span className="block max-w-md">
      {why} <span className="text-muted">{advice}</span>
    </span>
  );
}

/** Sends the chosen emails again, or the one whose button is pressed. */
export function ResendForm({ press, action }: { press: string; action: string }) {
  return (
    <Form
      id={formId}
      method="post"
      action={action}
      preventScrollReset
      aria-label="Chosen emails"
      className="mb-3 flex flex-wrap items-center gap-2 text-sm"
    >
      <input type="hidden" name="press" value={press} />
      <ChooseAll formId={formId} />
      <Button type="submit" size="small" look="outline">
        Resend chosen
      </Button>
    </Form>
  );
}
