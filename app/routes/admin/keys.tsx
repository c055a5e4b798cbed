import { handleKeyForm } from "#app/admin/keys/handle-key-form.server.ts";
import { KeysScreen } from "#app/admin/keys/keys-screen.tsx";
import { listKeys } from "#app/features/shop/keys/list-keys.server.ts";
import { listWebhooks } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { Route } from "./+types/keys";

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { db } = shopOf(context);
  const [keys, webhooks] = await Promise.all([listKeys(db, now), listWebhooks(db)]);
  return { keys, webhooks, today: stockholmDay(now) };
}

export const action = (args: Route.ActionArgs) => handleKeyForm(args, new Date());

export const meta = () => [{ title: "Keys | Admin" }];

const blank = { name: "", expiresOn: "", origins: "", permissions: [] };

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KeysScreen
      {...loaderData}
      created={actionData?.created ?? null}
      values={actionData?.values ?? blank}
      errors={actionData?.errors ?? {}}
    />
  );
}
