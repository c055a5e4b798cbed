import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { KeysScreen } from "#app/admin/keys/keys-screen.tsx";
import { listKeys } from "#app/features/shop/keys/list-keys.server.ts";
import { revokeKey } from "#app/features/shop/keys/revoke-key.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/keys";

export async function loader({ context }: Route.LoaderArgs) {
  return { keys: await listKeys(shopOf(context).db, new Date()) };
}

const revokeForm = z.object({ keyId: z.string().check(z.maxLength(100)) });

const refusals = {
  gone: "This key no longer exists.",
  denied: "Not revoked: you're no longer an owner.",
};

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(args, revokeForm);
  const keyId = form.kind === "valid" ? form.data.keyId : "";
  const outcome = await revokeKey(shop.db, keyId, { actor, now: new Date() });
  if (outcome.kind !== "revoked") return say("/admin/keys", { tone: "error", text: refusals[outcome.kind] });
  return say("/admin/keys", { tone: "success", text: `Key ${outcome.name} revoked.` });
}

export const meta = () => [{ title: "Keys | Admin" }];

export default function Keys({ loaderData }: Route.ComponentProps) {
  return <KeysScreen {...loaderData} />;
}
