import { data } from "react-router";

import { refusedForm } from "#app/admin/discounts/discount-action.server.ts";
import { DiscountForm } from "#app/admin/discounts/discount-form.tsx";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { codeFieldsOf, codeFormSchema, codeSchema } from "#app/features/selling/discounts/code-form.ts";
import { createCode } from "#app/features/selling/discounts/save-code.server.ts";
import { Card } from "#app/ui/card.tsx";

import type { Route } from "./+types/new-discount";

export function loader() {
  return { named: [] };
}

const form = codeFormSchema.safeExtend({ code: codeSchema });

export async function action(args: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  if (sent.kind !== "valid")
    return data(await refusedForm(shop, sent.fields, fieldErrors(form, sent.fields)), sent.status);
  const { code, ...fields } = sent.data;
  const outcome = await createCode(shop, { code, fields: codeFieldsOf(fields), actor }, new Date());
  if (outcome === "taken") return data(await refusedForm(shop, sent.fields, { code: "This code already exists" }), 409);
  return say(`/admin/discounts/${encodeURIComponent(code)}`, { tone: "success", text: `${code} created.` });
}

export const meta = () => [{ title: "New discount code | Admin" }];

export default function NewDiscount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <RowLink to="/admin/discounts">Back to discounts</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">New discount code</h1>
      <Card className="max-w-3xl">
        <DiscountForm code={null} named={loaderData.named} answer={actionData} mayWrite />
      </Card>
    </>
  );
}
