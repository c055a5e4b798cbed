import { data } from "react-router";
import { z } from "zod";

import { refusedForm } from "#app/admin/discounts/discount-action.server.ts";
import { DiscountForm } from "#app/admin/discounts/discount-form.tsx";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import {
  automaticIdSchema,
  codeFieldsOf,
  codeFormSchema,
  codeSchema,
  newAutomaticId,
} from "#app/features/selling/discounts/code-form.ts";
import { createCode } from "#app/features/selling/discounts/save-code.server.ts";
import { Card } from "#app/ui/card.tsx";

import type { Route } from "./+types/new-discount";

export function loader() {
  return { named: [], newId: newAutomaticId() };
}

const form = codeFormSchema
  .safeExtend({ code: z.string().prefault(""), newId: automaticIdSchema })
  .check(({ value, issues }) => {
    const code = codeSchema.safeParse(value.code);
    if (value.method === "code" && !code.success)
      issues.push({ code: "custom", path: ["code"], message: code.error.issues[0]?.message, input: value.code });
  });

export async function action(args: Route.ActionArgs) {
  const { form: sent, shop, actor, say } = await readStaffForm(args, form);
  if (sent.kind !== "valid")
    return data(await refusedForm(shop, sent.fields, fieldErrors(form, sent.fields)), sent.status);
  const { code: typed, newId, ...fields } = sent.data;
  const isAutomatic = fields.method === "automatic";
  const code = isAutomatic ? newId : codeSchema.parse(typed);
  const values = codeFieldsOf(fields);
  const outcome = await createCode(shop, { code, fields: values, actor }, new Date());
  // The id of an automatic discount is taken by the same form alone, sent twice.
  if (outcome === "taken" && !isAutomatic)
    return data(await refusedForm(shop, sent.fields, { code: "This code already exists" }), 409);
  return say(`/admin/discounts/${encodeURIComponent(code)}`, {
    tone: "success",
    text: `${values.title || code} created.`,
  });
}

export const meta = () => [{ title: "New discount | Admin" }];

export default function NewDiscount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <RowLink to="/admin/discounts">Back to discounts</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">New discount</h1>
      <Card className="max-w-3xl">
        <DiscountForm code={null} newId={loaderData.newId} named={loaderData.named} answer={actionData} mayWrite />
      </Card>
    </>
  );
}
