import { data } from "react-router";
import { z } from "zod";

import { OperatorsScreen } from "#app/admin/claims/operators-screen.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { operatorSchema } from "#app/features/catalogue/operators/operator.ts";
import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { addOperator } from "#app/features/catalogue/operators/save-operator.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/operators";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireStaff(context);
  const operators = await listOperators(shopOf(context).db);
  return { operators, mayWrite: isAllowed(role, "products:write"), requestKey: newId("op") };
}

const formSchema = z.object({ id: z.string().min(6).max(80) });

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(args, formSchema);
  const parsed = operatorSchema.safeParse(form.fields);
  if (form.kind !== "valid" || !parsed.success) {
    const problems = parsed.error?.issues.map(({ message }) => message) ?? ["we couldn't read the form"];
    return data({ problems, values: form.fields }, 400);
  }
  await addOperator(shop.db, form.data.id, parsed.data, { actor, now: new Date() });
  return say("/admin/operators", { tone: "success", text: `${parsed.data.name} added.` });
}

export const meta: Route.MetaFunction = () => [{ title: "Manufacturers | Admin" }];

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  return <OperatorsScreen {...loaderData} answer={actionData} />;
}
