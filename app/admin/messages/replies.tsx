import type { Thread } from "#app/features/people/contact/read-message.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";

const mailTexts: Record<string, string> = {
  sent: "sent",
  queued: "being sent",
  sending: "being sent",
  failed: "not sent: see Unsent mail",
};

/** What staff answered to a message, oldest first. */
export function Replies({ replies }: Pick<Thread, "replies">) {
  return (
    <Card title="Answers">
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
