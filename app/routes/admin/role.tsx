import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readRoleFields, roleFormSchema } from "#app/admin/staff/role-form.ts";
import { roleRefusals } from "#app/admin/staff/role-refusals.ts";
import { RoleScreen } from "#app/admin/staff/role-screen.tsx";
import { readOwnRole } from "#app/features/shop/staff/read-role.server.ts";
import { deleteRole, editRole } from "#app/features/shop/staff/save-role.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/role";

export async function loader({ params, context }: Route.LoaderArgs) {
  const role = await readOwnRole(shopOf(context).db, params.id);
  if (!role) throw data(null, { status: 404 });
  return { role };
}

export async function action({ params: { id }, ...args }: Route.ActionArgs) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, roleFormSchema);
  const read = readRoleFields(fields);
  const values = "role" in read ? read.role : read.values;
  if (form.kind !== "valid" || form.data.version === "") return data({ errors: roleRefusals.unreadable, values }, 400);
  const change = { actor, now: new Date() };
  if (form.data.intent === "delete") {
    const outcome = await deleteRole(shop.db, id, change);
    if (outcome === "in-use" || outcome === "denied") return data({ errors: roleRefusals[outcome], values }, 409);
    return say("/admin/staff", { tone: "success", text: "Role deleted." });
  }
  if ("errors" in read) return data(read, 400);
  const outcome = await editRole(shop.db, { id, version: form.data.version }, read.role, change);
  if (outcome !== "saved") return data({ errors: roleRefusals[outcome], values }, 409);
  return say("/admin/staff", { tone: "success", text: `Role ${read.role.name} saved.` });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.role.name ?? "Role"} | Admin` }];

export default function RolePage({ loaderData: { role }, actionData }: Route.ComponentProps) {
  return (
    <RoleScreen
      title={role.name}
      values={actionData?.values ?? role}
      version={role.version}
      errors={actionData?.errors ?? {}}
    />
  );
}
