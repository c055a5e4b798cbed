import { data, redirect } from "react-router";

import { EnterWithdrawalScreen } from "#app/admin/cases/enter-screens.tsx";
import { newCaseForm, readEnteredCase } from "#app/admin/cases/entered-case.server.ts";
import { enteredWithdrawal } from "#app/admin/cases/withdrawal-forms.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/new-withdrawal";

/** What is entered may be paid back at once, so it needs the permission to refund. */
export const loader = newCaseForm;

export async function action({ request, context }: Route.ActionArgs) {
  const { username: enteredBy } = requireStaff(context);
  const shop = shopOf(context);
  const now = new Date();
  const form = await readEnteredCase(request, shop, enteredWithdrawal, now);
  if (form.entered === null)
    return data(
      {
        fields: form.fields,
        error: "Check the fields. The time cannot be in the future, and who wrote an e-mail has an address.",
      },
      400,
    );
  const received = await receiveWithdrawal(shop, { ...form.entered, enteredBy, link: null }, now);
  const id = received.kind === "received" ? received.id : "";
  return redirect(`/admin/withdrawals/${id}`, {
    headers: await setFlash(request, shop, {
      tone: "success",
      text:
        form.entered.email === ""
          ? "Entered. Print the receipt, and send it by post."
          : "Entered. The receipt is on its way.",
    }),
  });
}

export const meta = () => [{ title: "Enter a withdrawal | Admin" }];

export default function NewWithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EnterWithdrawalScreen {...loaderData} fields={actionData?.fields ?? null} error={actionData?.error ?? null} />
  );
}
