import { data, redirect } from "react-router";

import { DiscountForm } from "#app/admin/discounts/discount-form.tsx";
import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { codeFieldsSchema, codeSchema } from "#app/features/selling/discounts/code-form.ts";
import { createCode } from "#app/features/selling/discounts/save-code.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Card } from "#app/ui/card.tsx";

import type { Route } from "./+types/new-discount";

export function loader() {
  return null;
}

const form = codeFieldsSchema.safeExtend({ code: codeSchema });

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const sent = await readForm(request, shop, { schema: form, limit: "staff" });
  if (sent.kind !== "valid") return data({ fields: sent.fields, errors: fieldErrors(form, sent.fields) }, sent.status);
  const { code, ...fields } = sent.data;
  const outcome = await createCode(shop, { code, fields, actor }, new Date());
  if (outcome === "taken")
    return data({ fields: sent.fields, errors: { code: "There is a code of this name already" } }, 409);
  const headers = await setFlash(request, shop, { tone: "success", text: `${code} created.` });
  return redirect(`/admin/discounts/${encodeURIComponent(code)}`, { headers });
}

export const meta = () => [{ title: "New discount code | Admin" }];

export default function NewDiscount({ actionData }: Route.ComponentProps) {
  return (
    <>
      <RowLink to="/admin/discounts">Back to discounts</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">New discount code</h1>
      <Card className="max-w-3xl">
        <DiscountForm code={null} answer={actionData} mayWrite />
      </Card>
    </>
  );
}
