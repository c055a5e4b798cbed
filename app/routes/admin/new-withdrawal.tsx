import { data } from "react-router";

import { EnterWithdrawalScreen } from "#app/admin/cases/enter-screens.tsx";
import { newCaseForm, readEnteredCase } from "#app/admin/cases/entered-case.server.ts";
import { enteredWithdrawal } from "#app/admin/cases/withdrawal-forms.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";

import type { Route } from "./+types/new-withdrawal";

/** What is entered may be paid back at once, so it needs the permission to refund. */
export const loader = newCaseForm;

export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date();
  const { entered, fields, shop, say } = await readEnteredCase({ request, context }, enteredWithdrawal, now);
  if (entered === null)
    return data(
      {
        fields,
        error: "Check the fields. The time can't be in the future, and email needs an address.",
      },
      400,
    );
  const received = await receiveWithdrawal(shop, { ...entered, link: null }, now);
  const id = received.kind === "received" ? received.id : "";
  const text = entered.email === "" ? "Saved. Print the receipt and mail it." : "Saved. We've emailed the receipt.";
  return say(`/admin/withdrawals/${id}`, { tone: "success", text });
}

export const meta = () => [{ title: "Enter a withdrawal | Admin" }];

export default function NewWithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EnterWithdrawalScreen {...loaderData} fields={actionData?.fields ?? null} error={actionData?.error ?? null} />
  );
}
