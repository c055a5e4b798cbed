import type { ReactNode } from "react";
import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { SecretCard } from "#app/admin/frame/secret-card.tsx";
import type { ListedDelivery, ListedWebhook } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { DeliveriesTable } from "./deliveries-table.tsx";
import { EventFields } from "./event-fields.tsx";
import { SecretAdvice } from "./secret-advice.tsx";
import type { WebhookErrors, WebhookValues } from "./webhook-form.ts";
import { WebhookStateBadge } from "./webhook-state.tsx";

interface Props {
  webhook: ListedWebhook;
  deliveries: readonly ListedDelivery[];
  /** The deliveries before these are at this number; null when there are none. */
  older: number | null;
  /** Until when the secret before the last rotation signs as well (ISO time); null when it no longer does. */
  signsUntil: string | null;
  /** The secret that was just made. */
  created: { secret: string } | null;
  values: WebhookValues | null;
  errors: WebhookErrors;
}

/** A webhook: what it is told, what can be done with it, and what it was told. */
export function WebhookScreen({ webhook, deliveries, older, signsUntil, created, values, errors }: Props) {
  const { id, url, events } = webhook;
  return (
    <div className="grid gap-6">
      <div>
        <RowLink to="/admin/keys">Keys</RowLink>
        <h1 className="mt-2 display text-display-sm wrap-anywhere lg:text-display-md">{new URL(url).host}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <WebhookStateBadge {...webhook} /> <span className="wrap-anywhere">{url}</span>
        </p>
      </div>
      {errors.form ? <Notice tone="error">{errors.form}</Notice> : null}
      <Trouble webhook={webhook} />
      {created ? (
        <SecretCard
          key={created.secret}
          label="Your new secret"
          title="Signing secret"
          copy="Copy secret"
          secret={created.secret}
          notice="Copy the new secret now: it can't be shown again. Messages are signed with the old one, too, for a day."
        >
          <SecretAdvice />
        </SecretCard>
      ) : null}
      <Steps webhook={webhook} signsUntil={signsUntil} />
      <Card title="Events">
        <Form method="post" action={`/admin/webhooks/${id}`} preventScrollReset className="grid gap-6">
          <input type="hidden" name="intent" value="events" />
          <EventFields chosen={values?.events ?? events} error={errors.events} />
          <p>
            <Button type="submit" size="small">
              Save events
            </Button>
          </p>
        </Form>
      </Card>
      <section aria-labelledby="deliveries" className="grid gap-4">
        <div>
          <h2 id="deliveries" className="text-xl font-semibold">
            Deliveries
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            We try eight times over 32 hours, and delete deliveries after 30 days. A resent message keeps its id.
          </p>
        </div>
        <DeliveriesTable webhookId={id} rows={deliveries} />
        {older === null ? null : (
          <p>
            <RowLink to={`/admin/webhooks/${id}?before=${older}`}>Older deliveries</RowLink>
          </p>
        )}
      </section>
    </div>
  );
}

/** What staff should know of a webhook that is not working. */
function Trouble({ webhook: { state, failingSince, disabledReason } }: { webhook: ListedWebhook }) {
  if (state === "disabled")
    return (
      <Notice tone="error">
        {disabledReason === "gone"
          ? "We turned this webhook off: its receiver answered 410 Gone."
          : "We turned this webhook off: nothing arrived for three days."}{" "}
        What happens in the meantime isn&apos;t sent later. Fix the receiver, send a test, and turn it on.
      </Notice>
    );
  if (state === "paused")
    return <Notice tone="warning">Paused. We keep what happens for 30 days and send it when you turn it on.</Notice>;
  if (failingSince)
    return (
      <Notice tone="warning">
        Nothing has arrived since {formatDateTime(failingSince)}. We turn a webhook off after three days.
      </Notice>
    );
  return null;
}

function Steps({ webhook, signsUntil }: Pick<Props, "webhook" | "signsUntil">) {
  const { id, state, previousUntil } = webhook;
  return (
    <div className="flex flex-wrap gap-2">
      <Step id={id}>
        <Button type="submit" size="small" name="intent" value="test">
          Send a test
        </Button>
      </Step>
      <Step id={id}>
        <Button type="submit" look="outline" size="small" name="intent" value={state === "active" ? "pause" : "resume"}>
          {state === "active" ? "Pause" : "Turn on"}
        </Button>
      </Step>
      <Step id={id}>
        <input type="hidden" name="seenUntil" value={previousUntil ?? ""} />
        <ConfirmSubmit
          label="Rotate secret"
          title="Rotate the secret?"
          confirm="Rotate secret"
          name="intent"
          value="rotate"
        >
          <p>Messages are signed with both secrets for a day. Give the new one to the receiver before then.</p>
          {signsUntil === null ? null : (
            <p className="mt-3">
              The secret before the last rotation was to sign until {formatDateTime(signsUntil)}. It stops right away:
              check that the receiver has the one you made since.
            </p>
          )}
        </ConfirmSubmit>
      </Step>
      <Step id={id}>
        <ConfirmSubmit
          label="Delete"
          title="Delete this webhook?"
          confirm="Delete webhook"
          name="intent"
          value="delete"
        >
          Its deliveries are deleted with it, also those that wait.
        </ConfirmSubmit>
      </Step>
    </div>
  );
}

/** A form of one button. */
function Step({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Form method="post" action={`/admin/webhooks/${id}`} preventScrollReset>
      {children}
    </Form>
  );
}
