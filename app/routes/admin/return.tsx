import { data } from "react-router";

import { handleReturnAction } from "#app/admin/cases/handle-return-action.server.ts";
import { returnForm } from "#app/admin/cases/return-forms.ts";
import { ReturnScreen } from "#app/admin/cases/return-screen.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { mostLossPictures } from "#app/features/after-sale/cases/value-losses.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { maxPictureBytes } from "#app/features/shop/storage/store-picture.server.ts";
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
  const files = mostLossPictures * maxPictureBytes;
  const { form, fields, actor, shop, say } = await readStaffForm({ request, context }, returnForm, files);
  if (form.kind !== "valid") return data({ fields, message: formTexts[form.kind] }, 400);
  const place = { returnId: params.id, actor, fields, pictures: form.files };
  const message = await handleReturnAction(shop, form.data, place, new Date());
  if (message.tone === "error") return data({ fields, message: message.text }, 409);
  return say(`/admin/returns/${params.id}`, message);
}

const formTexts = {
  invalid: "Check the fields and try again.",
  "too-large": "The pictures are too large: up to 5 MB each.",
  "too-many": "Too many attempts. Try again in a minute.",
} as const;

export const meta = () => [{ title: "Return | Admin" }];

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReturnScreen key={loaderData.ids.parcelId} {...loaderData} refused={actionData ?? null} />;
}
