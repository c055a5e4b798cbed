import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import type { Letter, LetterResults } from "#app/features/catalogue/letters/read-letters.server.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Card } from "#app/ui/card.tsx";

/** What a letter came to. Orders: paid with its code within 30 days. */
export interface LetterFigures {
  results: LetterResults | null;
  orders: { count: number; totalOre: number } | null;
}

interface Props {
  letter: Letter;
  /** What its recipients want: 'the newsletter'. */
  audience: string;
  figures: LetterFigures | null;
}

/** How far a letter is, what became of it, and the button that stops it. */
export function LetterResultsCard({ letter, audience, figures }: Props) {
  const results = figures?.results;
  const facts: [string, React.ReactNode][] = [
    ["Goes to", `Everyone who wants ${audience}`],
    ["Started", letter.startedAt ? <DateTime at={letter.startedAt} whole /> : ""],
    ["Subscribers then", letter.recipients],
    ...(results
      ? ([
          ["Sent", results.sent],
          ["Waiting to be sent", results.waiting],
          ["Bounced", results.bounced],
          ["Not sent", results.failed],
          ["Reported as spam", results.complained],
          ["Unsubscribed since", results.left],
        ] as [string, number][])
      : []),
    ...(figures?.orders
      ? ([
          [`Paid orders with ${letter.discountCode}`, figures.orders.count],
          ["Worth", formatPrice(figures.orders.totalOre)],
        ] as [string, React.ReactNode][])
      : []),
  ];
  const canStop = letter.state === "sending" || (letter.state === "sent" && (results?.waiting ?? 0) > 0);
  return (
    <Card title="Results">
      <dl className="grid gap-2 text-sm tabular-nums">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex justify-between gap-6">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm leading-6 text-muted">
        We count what was sent and who left. We don't track who opens it or what they click.
      </p>
      {canStop ? (
        <Form method="post" className="mt-4">
          <ConfirmSubmit
            label="Stop sending"
            title="Stop this newsletter?"
            confirm="Stop sending"
            name="intent"
            value="cancel"
          >
            <p>Emails that haven't been sent won't be. You can't start it again.</p>
          </ConfirmSubmit>
        </Form>
      ) : null}
    </Card>
  );
}
