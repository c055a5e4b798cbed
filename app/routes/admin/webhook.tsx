import { data } from "react-router";

import { handleWebhookForm } from "#app/admin/webhooks/handle-webhook-form.server.ts";
import { NewWebhookScreen } from "#app/admin/webhooks/new-webhook-screen.tsx";
import { readWebhookPage } from "#app/admin/webhooks/read-webhook-page.server.ts";
import { WebhookScreen } from "#app/admin/webhooks/webhook-screen.tsx";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/webhook";

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  if (id === "new") return { found: null };
  const found = await readWebhookPage(shopOf(context).db, id, url.searchParams.get("before"), new Date());
  if (!found) throw data(null, { status: 404 });
  return { found };
}

export const action = (args: Route.ActionArgs) => handleWebhookForm(args, new Date());

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.found ? "Webhook" : "New webhook"} | Admin` },
];

const blank = { url: "", events: [] };

export default function WebhookPage({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const { created = null, errors = {}, values = null } = actionData ?? {};
  return found ? (
    <WebhookScreen {...found} created={created} errors={errors} values={values} />
  ) : (
    <NewWebhookScreen created={created} errors={errors} values={values ?? blank} />
  );
}
