import { data } from "react-router";
import * as z from "zod/mini";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { CreatedKeyScreen } from "#app/admin/keys/created-key-screen.tsx";
import { readKeyFields } from "#app/admin/keys/key-form.ts";
import { NewKeyScreen } from "#app/admin/keys/new-key-screen.tsx";
import { createKey } from "#app/features/shop/keys/create-key.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { Route } from "./+types/new-key";

export const loader = () => ({ today: stockholmDay(new Date()) });

const refusals = {
  "name-taken": { name: "Another key has this name. Choose another one, or revoke that key first." },
  denied: { form: "Not created: you're no longer an owner." },
};

export async function action(args: Route.ActionArgs) {
  const now = new Date();
  const { form, fields, shop } = await readStaffForm(args, z.object({}));
  const read = readKeyFields(fields, stockholmDay(now));
  const { values } = read;
  if (form.kind !== "valid")
    return data({ errors: { form: "That did not work. Wait a minute and try again." }, values }, form.status);
  if ("errors" in read) return data(read, 400);
  const outcome = await createKey(shop.db, read.key, { maker: requireStaff(args.context), now });
  if (outcome.kind !== "created") return data({ errors: refusals[outcome.kind], values }, 409);
  // No redirect: the key is in this answer and nowhere else.
  return { created: { name: read.key.name, secret: outcome.key } };
}

export const meta = () => [{ title: "New key | Admin" }];

const blank = { name: "", expiresOn: "", permissions: [] };

export default function NewKey({ loaderData: { today }, actionData }: Route.ComponentProps) {
  if (actionData && "created" in actionData) return <CreatedKeyScreen {...actionData.created} />;
  return <NewKeyScreen values={actionData?.values ?? blank} errors={actionData?.errors ?? {}} today={today} />;
}
