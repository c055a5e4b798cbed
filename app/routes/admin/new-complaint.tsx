import { data, redirect } from "react-router";

import { enteredComplaint } from "#app/admin/cases/complaint-forms.ts";
import { EnterComplaintScreen } from "#app/admin/cases/enter-screens.tsx";
import { newCaseForm, readEnteredCase } from "#app/admin/cases/entered-case.server.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/new-complaint";

export const loader = newCaseForm;

export async function action({ request, context }: Route.ActionArgs) {
  const { username: enteredBy } = requireStaff(context);
  const shop = shopOf(context);
  const now = new Date();
  const form = await readEnteredCase(request, shop, enteredComplaint, now);
  if (form.entered === null)
    return data({ fields: form.fields, error: "Check the fields. The time cannot be in the future." }, 400);
  const { id } = await receiveComplaint(
    shop,
    { ...form.entered, enteredBy, link: null, pictureKey: newId("cpl"), pictures: [] },
    now,
  );
  return redirect(`/admin/complaints/${id}`, {
    headers: await setFlash(request, shop, { tone: "success", text: "Entered. The receipt is on its way." }),
  });
}

export const meta = () => [{ title: "Enter a complaint | Admin" }];

export default function NewComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterComplaintScreen {...loaderData} fields={actionData?.fields ?? null} error={actionData?.error ?? null} />;
}
