import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Mention } from "#app/features/selling/orders/mentions.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { TextButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Notes on orders that mention whoever is signed in, until they are marked as read. */
export function MentionsCard({ mentions }: { mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <Card title="Mentions">
      <ul className="divide-y divide-line text-sm">
        {mentions.map(({ noteId, orderId, orderNumber, text, author, createdAt }) => (
          <li key={noteId} className="py-3 first:pt-0 last:pb-0">
            <RowLink to={`/admin/orders/${orderId}`}>{orderNumber}</RowLink>
            <p className="line-clamp-3 leading-6 wrap-anywhere whitespace-pre-line">{text}</p>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-muted tabular-nums">
              <p>
                {author}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </p>
              <Form method="post" action={`/admin/mentions/${noteId}`} preventScrollReset>
                <TextButton type="submit" className="min-h-11">
                  Mark as read<span className="sr-only">: the note on order {orderNumber}</span>
                </TextButton>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
