import { data } from "react-router";
import { z } from "zod";

import { OperatorScreen } from "#app/admin/claims/operator-screen.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { operatorSchema } from "#app/features/catalogue/operators/operator.ts";
import { readOperator } from "#app/features/catalogue/operators/operators.server.ts";
import { type EditResult, editOperator } from "#app/features/catalogue/operators/save-operator.server.ts";
import { recheckOperatorProducts } from "#app/features/catalogue/products/recheck-operator-products.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { Route } from "./+types/operator";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const found = await readOperator(shopOf(context).db, params.id);
  if (!found) throw data(null, { status: 404 });
  return { ...found, mayWrite: isAllowed(role, "products:write") };
}

const formSchema = z.object({ seen: z.string().min(1).max(40) });
const reasons: Record<Exclude<EditResult, "saved">, string> = {
  "unknown-operator": "it no longer exists",
  changed: "someone else changed it. Reload the page",
};
/** More products than this are made stale with everything else. */
const mostProducts = 100;

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, formSchema);
  const parsed = operatorSchema.safeParse(form.fields);
  const refuse = (problems: string[], status = 400) => data({ problems, values: form.fields }, status);
  if (form.kind !== "valid") return refuse(["we couldn't read the form"], form.status);
  if (!parsed.success) return refuse(parsed.error.issues.map(({ message }) => message));
  const result = await editOperator(shop.db, params.id, parsed.data, { actor, now: new Date(), seen: form.data.seen });
  if (result !== "saved") return refuse([reasons[result]], 409);
  const products = await recheckOperatorProducts(shop.db, params.id, parsed.data);
  invalidatePages(shop, products.length > mostProducts ? { everything: true } : { products });
  return say("/admin/operators", { tone: "success", text: `${parsed.data.name} saved.` });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.operator.name ?? "Manufacturer"} | Admin` },
];

export default function Operator({ loaderData, actionData }: Route.ComponentProps) {
  const { operator, products, seen, mayWrite } = loaderData;
  return (
    <OperatorScreen
      name={operator.name}
      values={actionData?.values ?? { ...operator }}
      seen={seen}
      products={products}
      mayWrite={mayWrite}
      problems={actionData?.problems ?? []}
    />
  );
}
