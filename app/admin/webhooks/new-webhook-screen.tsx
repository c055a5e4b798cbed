import { Form } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { SecretCard } from "#app/admin/frame/secret-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { EventFields } from "./event-fields.tsx";
import { SecretAdvice } from "./secret-advice.tsx";
import type { WebhookErrors, WebhookValues } from "./webhook-form.ts";

interface Props {
  created: { id: string; secret: string } | null;
  values: WebhookValues;
  errors: WebhookErrors;
}

/** A new webhook: where it goes, and what it is told. Once it is created, its secret. */
export function NewWebhookScreen({ created, values, errors }: Props) {
  return (
    <div className="grid max-w-5xl gap-6">
      <div>
        <RowLink to="/admin/keys">Keys</RowLink>
        <h1 className="mt-2 display text-display-sm lg:text-display-md">New webhook</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">
          A webhook tells another system what happens in the shop, within a minute.
        </p>
      </div>
      {created ? <Created {...created} /> : <NewWebhookForm values={values} errors={errors} />}
    </div>
  );
}

function Created({ id, secret }: { id: string; secret: string }) {
  return (
    <>
      <SecretCard
        label="Your new secret"
        title="Signing secret"
        copy="Copy secret"
        secret={secret}
        notice="Webhook created. Copy its secret now: it can't be shown again."
      >
        <SecretAdvice />
      </SecretCard>
      <p>
        <ButtonLink to={`/admin/webhooks/${id}`}>View webhook</ButtonLink>
      </p>
    </>
  );
}

function NewWebhookForm({ values, errors }: Omit<Props, "created">) {
  return (
    <Form method="post" action="/admin/webhooks/new" preventScrollReset className="grid gap-6">
      <input type="hidden" name="intent" value="create" />
      {errors.form ? <Notice tone="error">{errors.form}</Notice> : null}
      <Card title="Address">
        <TextField
          label="Address"
          name="url"
          type="url"
          maxLength={500}
          defaultValue={values.url}
          error={errors.url}
          hint="For example https://warehouse.example.com/hooks. It must begin with https:// and answer within ten seconds."
          required
        />
      </Card>
      <Card title="Events">
        <EventFields chosen={values.events} error={errors.events} />
      </Card>
      <p>
        <Button type="submit">Create webhook</Button>
      </p>
    </Form>
  );
}
