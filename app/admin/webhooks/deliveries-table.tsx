import { Form } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import type { ListedDelivery } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { meaningOf } from "#app/features/shop/webhooks/webhook-events.ts";
import type { DeliveryStatus } from "#app/shared/webhook-states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

const statuses: Record<DeliveryStatus, { name: string; tone: BadgeTone }> = {
  waiting: { name: "Waiting", tone: "warning" },
  sending: { name: "Sending", tone: "neutral" },
  arrived: { name: "Delivered", tone: "success" },
  failed: { name: "Failed", tone: "danger" },
};

/** What a webhook was told, the newest first, each to send again. */
export function DeliveriesTable({ webhookId, rows }: { webhookId: string; rows: readonly ListedDelivery[] }) {
  const columns: Column<ListedDelivery>[] = [
    {
      title: "Event",
      lead: true,
      cell: ({ type, object, id }) => (
        <>
          <p className="font-medium">{meaningOf(type)}</p>
          <p className="text-xs text-muted">
            <code>{type}</code>, {object}
          </p>
          <p className="text-xs text-muted">
            <code>{id}</code>
          </p>
        </>
      ),
    },
    { title: "When", cell: ({ createdAt }) => <DateTime at={createdAt} whole /> },
    { title: "Status", cell: (delivery) => <Status {...delivery} /> },
    { title: "Tries", numeric: true, cell: ({ attempts }) => attempts },
    { title: "Reply", cell: (delivery) => <Reply {...delivery} /> },
    {
      title: "Resend",
      cell: ({ id, status, attempts }) =>
        status === "sending" || (status === "waiting" && attempts === 0) ? null : (
          <Form method="post" action={`/admin/webhooks/${webhookId}`} preventScrollReset className="whitespace-nowrap">
            <input type="hidden" name="intent" value="replay" />
            <Button type="submit" look="outline" size="small" name="deliveryId" value={id}>
              Resend<span className="sr-only"> {id}</span>
            </Button>
          </Form>
        ),
    },
  ];
  return <DataTable caption="Deliveries" columns={columns} rows={rows} empty="Nothing has happened yet." />;
}

function Status({ status, nextAttemptAt }: ListedDelivery) {
  const { name, tone } = statuses[status];
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      {status === "waiting" && nextAttemptAt ? (
        <span className="mt-1 block text-xs text-muted">
          until <DateTime at={nextAttemptAt} whole />
        </span>
      ) : null}
    </>
  );
}

/** What the receiver answered last, or why it did not. */
function Reply({ answerStatus, answer, error }: ListedDelivery) {
  if (error) return error;
  if (answerStatus === null) return null;
  return (
    <>
      {answerStatus}
      {answer ? <span className="block max-w-64 text-xs text-muted lg:line-clamp-3">{answer}</span> : null}
    </>
  );
}
