import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { StatusSelect } from "#app/admin/frame/status-select.tsx";
import type { Thread } from "#app/features/people/contact/read-message.server.ts";
import { subjectLabel } from "#app/features/people/contact/subjects.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { type MessageStatus, messageStatuses } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { ReplyForm } from "./reply-form.tsx";

const mailTexts: Record<string, string> = {
  sent: "sent",
  queued: "being sent",
  sending: "being sent",
  failed: "not sent: see Unsent mail",
};

/** What staff answered to a message, oldest first. */
function Replies({ replies }: Pick<Thread, "replies">) {
  return (
    <Card title="Replies">
      <ol className="grid gap-5">
        {replies.map(({ id, body, author, repliedAt, mail }) => (
          <li key={id} className="border-l-2 border-ink pl-5">
            <p className="text-sm text-muted tabular-nums">
              {author}, <time dateTime={repliedAt}>{formatDateTime(repliedAt)}</time>
              {mail ? `, ${mailTexts[mail] ?? mail}` : null}
            </p>
            <p className="mt-1.5 max-w-prose leading-7 wrap-anywhere whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const tones: Record<MessageStatus, BadgeTone> = { new: "warning", read: "neutral", replied: "success" };

interface Props extends Thread {
  /** Made for this page: a reply that is sent twice is answered once. */
  replyKey: string;
  /** What was typed when the reply was not sent, and why. */
  answer: { body: string; error: string } | undefined;
  mayWrite: boolean;
}

/** One message: all of it, what was answered, and the field to answer in. Opening it changes nothing. */
export function MessageScreen({ message, replies, newer, older, replyKey, answer, mayWrite }: Props) {
  const path = `/admin/messages/${message.id}`;
  return (
    <>
      <nav aria-label="Messages" className="flex flex-wrap items-center gap-x-6">
        <RowLink to="/admin?tab=contact" className="mr-auto">
          Back to messages
        </RowLink>
        {newer ? <RowLink to={`/admin/messages/${newer}`}>Newer</RowLink> : null}
        {older ? <RowLink to={`/admin/messages/${older}`}>Older</RowLink> : null}
      </nav>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="display text-display-sm wrap-anywhere lg:text-display-md">{subjectLabel(message.subject)}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
            <Badge tone={tones[message.status]}>{message.status}</Badge>
            <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
          </p>
        </div>
        {mayWrite ? (
          <div className="flex flex-wrap items-center gap-2">
            {message.status === "new" ? (
              <Form method="post" action={path} preventScrollReset>
                <input type="hidden" name="intent" value="status" />
                <input type="hidden" name="from" value="new" />
                <input type="hidden" name="returnTo" value={path} />
                <Button type="submit" size="small" look="outline" name="status" value="read">
                  Mark as read
                </Button>
              </Form>
            ) : null}
            <StatusSelect
              label={`Status of the message from ${message.name}`}
              value={message.status}
              options={messageStatuses}
              action={path}
              returnTo={path}
            />
          </div>
        ) : null}
      </div>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <Card title="Message">
            <p className="max-w-prose leading-7 wrap-anywhere whitespace-pre-line">{message.message}</p>
          </Card>
          {replies.length > 0 ? <Replies replies={replies} /> : null}
          {mayWrite ? (
            <Card title="Reply by email">
              <ReplyForm
                key={`${message.id} ${replies.length}`}
                message={message}
                replyKey={replyKey}
                answer={answer}
              />
            </Card>
          ) : null}
        </div>
        <Card title="From" className="text-sm leading-6 wrap-anywhere">
          <p className="font-medium">{message.name}</p>
          <p>{message.email}</p>
          <p className="mt-3 text-muted">Unverified address. Don't share order details.</p>
        </Card>
      </div>
    </>
  );
}
