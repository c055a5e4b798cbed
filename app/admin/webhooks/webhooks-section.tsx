import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { ListedWebhook } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { webhookEvents } from "#app/features/shop/webhooks/webhook-events.ts";
import { formatDate } from "#app/shared/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { WebhookStateBadge } from "./webhook-state.tsx";

/** The shop's webhooks, to open, and the way to a new one. */
export function WebhooksSection({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  return (
    <section aria-labelledby="webhooks" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="webhooks" className="text-xl font-semibold">
            Webhooks
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            A webhook tells another system when an order is placed, stock changes and more.
          </p>
        </div>
        <ButtonLink to="/admin/webhooks/new" size="small">
          New webhook
        </ButtonLink>
      </div>
      <DataTable caption="Webhooks" columns={columns} rows={webhooks} empty="No webhooks yet." />
    </section>
  );
}

const columns: Column<ListedWebhook>[] = [
  {
    title: "Address",
    lead: true,
    cell: (webhook) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <RowLink to={`/admin/webhooks/${webhook.id}`} className="wrap-anywhere">
          {webhook.url.replace(/^https:\/\//, "")}
        </RowLink>
        <WebhookStateBadge {...webhook} />
      </span>
    ),
  },
  {
    title: "Events",
    cell: ({ events }) => (events.length === webhookEvents.length ? "All" : events.join(", ")),
  },
  {
    title: "Created",
    cell: ({ createdAt, createdBy }) => (
      <>
        {formatDate(createdAt)} <span className="text-muted lg:block">by {createdBy}</span>
      </>
    ),
  },
];
