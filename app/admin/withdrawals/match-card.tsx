import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { NoticePage } from "#app/features/after-sale/withdrawals/read-notice.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { Press } from "./press.tsx";

export interface MatchError {
  text: string;
  fields: Record<string, string>;
}

/** A notice of no known order: which it may be of, and the form to match it. */
export function MatchCard({
  notice,
  mayWrite,
  matchError,
}: {
  notice: NoticePage;
  mayWrite: boolean;
  matchError: MatchError | undefined;
}) {
  const { candidates, suggested } = notice;
  return (
    <Card title="Match it to its order" className="text-sm leading-6">
      {candidates.length === 0 ? <p className="text-muted">No order has this number or this e-mail address.</p> : null}
      <ul>
        {candidates.map((order) => (
          <li key={order.id}>
            <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink>
            {` of ${order.email}, ${formatDateTime(order.createdAt)}`}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <Form method="post" preventScrollReset className="mt-4 grid gap-4">
          <input type="hidden" name="intent" value="match" />
          <TextField
            label="Order number"
            name="orderNumber"
            required
            maxLength={60}
            defaultValue={matchError?.fields["orderNumber"] ?? suggested?.orderNumber ?? ""}
            error={matchError?.text}
          />
          {suggested ? (
            <p className="text-muted">How many of each. Leave all empty for everything that is left.</p>
          ) : null}
          {suggested?.lines.map((line) => (
            <TextField
              key={line.id}
              label={`${line.name}, ${line.color}, ${line.size} (${line.available} left)`}
              name={`units.${line.id}`}
              type="number"
              min={0}
              max={line.available}
              defaultValue={matchError?.fields[`units.${line.id}`]}
            />
          ))}
          <Button type="submit" size="small">
            Match
          </Button>
        </Form>
      ) : null}
      {mayWrite ? (
        <Press intent="close" look="outline">
          Close: it is of no order of ours
        </Press>
      ) : null}
    </Card>
  );
}
