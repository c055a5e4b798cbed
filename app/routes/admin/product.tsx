import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { ProductScreen } from "#app/admin/products/product-screen.tsx";
import { readProductForm } from "#app/admin/products/read-product-form.server.ts";
import { answerStatus } from "#app/admin/products/save-answer.ts";
import { saveProductForm } from "#app/admin/products/save-product-form.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const form = await readProductForm(shopOf(context).db, params.id ?? null);
  if (!form) throw data(null, { status: 404 });
  return { ...form, mayWrite: isAllowed(role, "products:write") };
}

const anyFields = z.record(z.string(), z.string());

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, anyFields);
  if (form.kind !== "valid") {
    const reason = form.kind === "too-many" ? "Too many attempts. Wait a minute" : "The form is too large";
    const message = `Failed to ${params.id === undefined ? "create" : "update"} product: ${reason}`;
    return data({ kind: "failed" as const, message, values: form.fields }, form.status);
  }
  const values = form.data;
  const answer = await saveProductForm(shop, { id: params.id ?? null, values, actor }, new Date());
  // A new product has another address; and without scripts a message needs another page.
  if (answer.kind === "saved" && (params.id === undefined || values.withoutScripts === "on"))
    return say(`/admin/products/${encodeURIComponent(answer.id)}`, { tone: "success", text: answer.message });
  return data(answer, answerStatus[answer.kind]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.product?.name ?? "Add Product"} | Admin` },
];

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} answer={actionData} />;
}
