import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { handleReturnAction } from "#app/admin/returns/handle-return-action.server.ts";
import { readReturnForm } from "#app/admin/returns/read-return-form.server.ts";
import { ReturnScreen } from "#app/admin/returns/return-screen.tsx";
import { readReturn } from "#app/features/after-sale/returns/read-return.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/return";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const found = await readReturn(shopOf(context).db, params.id);
  if (!found) throw data(null, { status: 404 });
  const ids = { parcelId: newId("rcv"), fulfilmentId: newId("ful"), lossId: newId("vls") };
  return { found, ids, mayRefund: isAllowed(role, "orders:refund") };
}

/** Receiving goods pays for them, so it needs the permission to refund. What is refused keeps what was entered. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readReturnForm(request, shop);
  if (form.kind === "refused") return data({ error: form.reason, fields: form.fields }, { status: 400 });
  const { fields, pictures } = form;
  const message = await handleReturnAction(
    shop,
    form.data,
    { returnId: params.id, actor, fields, pictures },
    new Date(),
  );
  if (message.tone === "error") return data({ error: message.text, fields }, { status: 409 });
  return redirect(`/admin/returns/${params.id}`, { headers: await setFlash(request, shop, message) });
}

export const meta = () => [{ title: "Return | Admin" }];

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReturnScreen
      key={loaderData.ids.parcelId}
      {...loaderData}
      error={actionData?.error ?? null}
      fields={actionData?.fields ?? {}}
    />
  );
}
