import { data, redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { ProductScreen } from "#app/admin/products/product-screen.tsx";
import { readProductForm } from "#app/admin/products/read-product-form.server.ts";
import { answerStatus } from "#app/admin/products/save-answer.ts";
import { saveProductForm } from "#app/admin/products/save-product-form.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/product";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const form = await readProductForm(shopOf(context).db, params.id ?? null);
  if (!form) throw data(null, { status: 404 });
  return { ...form, mayWrite: isAllowed(role, "products:write") };
}

const anyFields = z.record(z.string(), z.string());

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: anyFields, limit: "staff" });
  if (form.kind !== "valid") {
    const reason = form.kind === "too-many" ? "Too many attempts. Wait a minute" : "The form is too large";
    const message = `Failed to ${params.id === undefined ? "create" : "update"} product: ${reason}`;
    return data({ kind: "failed" as const, message, values: form.fields }, form.status);
  }
  const values = form.data;
  const answer = await saveProductForm(shop, { id: params.id ?? null, values, actor: username }, new Date());
  // A new product has another address; and without scripts a message needs another page.
  if (answer.kind === "saved" && (params.id === undefined || values.withoutScripts === "on")) {
    const headers = await setFlash(request, shop, { tone: "success", text: answer.message });
    return redirect(`/admin/products/${encodeURIComponent(answer.id)}`, { headers });
  }
  return data(answer, answerStatus[answer.kind]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.product?.name ?? "Add Product"} | Admin` },
];

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} answer={actionData} />;
}
