import { data } from "react-router";

import { enteredComplaint } from "#app/admin/cases/complaint-forms.ts";
import { EnterComplaintScreen } from "#app/admin/cases/enter-screens.tsx";
import { newCaseForm, readEnteredCase } from "#app/admin/cases/entered-case.server.ts";
import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/new-complaint";

export const loader = newCaseForm;

export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date();
  const { entered, fields, shop, say } = await readEnteredCase({ request, context }, enteredComplaint, now);
  if (entered === null) return data({ fields, error: "Check the fields. The time can't be in the future." }, 400);
  const complaint = { ...entered, link: null, pictureKey: newId("cpl"), pictures: [] };
  const { id } = await receiveComplaint(shop, complaint, now);
  return say(`/admin/complaints/${id}`, { tone: "success", text: "Saved. We've emailed the receipt." });
}

export const meta = () => [{ title: "Enter a complaint | Admin" }];

export default function NewComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterComplaintScreen {...loaderData} fields={actionData?.fields ?? null} error={actionData?.error ?? null} />;
}
