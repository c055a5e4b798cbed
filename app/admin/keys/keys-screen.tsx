import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { SecretCard } from "#app/admin/frame/secret-card.tsx";
import { WebhooksSection } from "#app/admin/webhooks/webhooks-section.tsx";
import { keyRightAreas } from "#app/features/shop/keys/key-rights.ts";
import type { ListedKey } from "#app/features/shop/keys/list-keys.server.ts";
import type { ListedWebhook } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { KeyErrors, KeyValues } from "./key-form.ts";
import { NewKeyForm } from "./new-key-form.tsx";

/** What keys are for, in a sentence. */
const purpose = "A key lets another system, such as a warehouse or a bookkeeping program, use the shop's API.";

interface Props {
  keys: readonly ListedKey[];
  webhooks: readonly ListedWebhook[];
  /** The Swedish day. */
  today: string;
  /** The key that was just created. */
  created: { name: string; secret: string } | null;
  values: KeyValues;
  errors: KeyErrors;
}

/** The shop's keys, to revoke, the form of a new one, and the shop's webhooks. */
export function KeysScreen({ keys, webhooks, today, created, values, errors }: Props) {
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="display text-display-sm lg:text-display-md">Keys</h1>
        {keys.length > 0 ? <p className="mt-1 text-sm text-muted">{purpose}</p> : null}
      </div>
      {created ? <NewKey key={created.secret} {...created} /> : null}
      <DataTable caption="Keys" columns={columns} rows={keys} empty={purpose} />
      <NewKeyForm key={created?.secret} values={values} errors={errors} today={today} />
      <WebhooksSection webhooks={webhooks} />
    </div>
  );
}

function NewKey({ name, secret }: { name: string; secret: string }) {
  return (
    <SecretCard
      label="Your new key"
      title="Key"
      copy="Copy key"
      secret={secret}
      notice={`Key ${name} created. Copy it now: we don't store it, so it can't be shown again.`}
    >
      Store it where you keep passwords. Send it in the header <code>Authorization: Bearer</code>. The{" "}
      <a href="/api/docs" className="underline underline-offset-4">
        API&apos;s documentation
      </a>{" "}
      lists every call.
    </SecretCard>
  );
}

const columns: Column<ListedKey>[] = [
  {
    title: "Key",
    lead: true,
    cell: (key) => (
      <>
        <p className="flex flex-wrap items-center gap-2 font-medium lg:min-w-32">
          {key.name} <State state={key.state} />
        </p>
        <p className="text-sm text-muted">
          <code>pm_…{key.lastFour}</code>
        </p>
      </>
    ),
  },
  {
    title: "May",
    cell: ({ permissions, origins }) => (
      <>
        <Rights held={permissions} />
        {origins.length > 0 ? <p className="mt-1 text-muted">In pages of {origins.join(", ")}</p> : null}
      </>
    ),
  },
  {
    title: "Created",
    cell: ({ createdAt, createdBy }) => <DayAndWho on={createdAt} by={createdBy} />,
  },
  { title: "Last used", cell: ({ lastUsedOn }) => (lastUsedOn ? <Day on={lastUsedOn} /> : "Never") },
  { title: "Expires", cell: ({ expiresOn }) => (expiresOn ? <Day on={expiresOn} /> : "Never") },
  { title: "Revoke", cell: (key) => <Revoke listed={key} /> },
];

function State({ state }: Pick<ListedKey, "state">) {
  if (state === "revoked") return <Badge tone="danger">Revoked</Badge>;
  return state === "expired" ? <Badge tone="warning">Expired</Badge> : null;
}

function Day({ on }: { on: string }) {
  return (
    <time dateTime={on} className="whitespace-nowrap">
      {formatDate(on)}
    </time>
  );
}

function DayAndWho({ on, by }: { on: string; by: string }) {
  return (
    <>
      <Day on={on} /> <span className="text-muted lg:block">by {by}</span>
    </>
  );
}

/** What a key may do, in the words of its form. */
function Rights({ held }: { held: ListedKey["permissions"] }) {
  const shown = keyRightAreas.flatMap(({ rights }) => rights).filter(({ permission }) => held.includes(permission));
  return (
    <ul>
      {shown.map(({ permission, does }) => (
        <li key={permission}>{does}</li>
      ))}
    </ul>
  );
}

function Revoke({ listed: { id, name, revokedAt, revokedBy } }: { listed: ListedKey }) {
  if (revokedAt) return <DayAndWho on={revokedAt} by={revokedBy ?? ""} />;
  return (
    <Form method="post" action="/admin/keys" preventScrollReset className="whitespace-nowrap">
      <input type="hidden" name="intent" value="revoke" />
      <ConfirmSubmit
        label="Revoke"
        of={` ${name}`}
        title={`Revoke ${name}?`}
        confirm="Revoke key"
        name="keyId"
        value={id}
      >
        Whatever uses this key is refused right away. A revoked key can&apos;t be turned on again.
      </ConfirmSubmit>
    </Form>
  );
}
