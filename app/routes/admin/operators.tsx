import { data, redirect } from "react-router";
import { z } from "zod";

import { OperatorsScreen } from "#app/admin/claims/operators-screen.tsx";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { operatorSchema } from "#app/features/catalogue/operators/operator.ts";
import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { addOperator } from "#app/features/catalogue/operators/save-operator.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/operators";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const operators = await listOperators(shopOf(context).db);
  return { operators, mayWrite: isAllowed(role, "products:write"), requestKey: newId("op") };
}

const formSchema = z.object({ id: z.string().min(6).max(80) });

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: formSchema, limit: "staff" });
  const parsed = operatorSchema.safeParse(form.fields);
  if (form.kind !== "valid" || !parsed.success) {
    const problems = parsed.error?.issues.map(({ message }) => message) ?? ["The form could not be read"];
    return data({ problems, values: form.fields }, 400);
  }
  await addOperator(shop.db, form.data.id, parsed.data, { actor, now: new Date() });
  const message = { tone: "success" as const, text: `${parsed.data.name} added.` };
  return redirect("/admin/operators", { headers: await setFlash(request, shop, message) });
}

export const meta: Route.MetaFunction = () => [{ title: "Manufacturers | Admin" }];

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatorsScreen {...loaderData} answer={actionData} />;
}
