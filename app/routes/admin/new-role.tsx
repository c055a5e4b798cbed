import { data } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { readRoleFields, roleFormSchema } from "#app/admin/staff/role-form.ts";
import { roleRefusals } from "#app/admin/staff/role-refusals.ts";
import { RoleScreen } from "#app/admin/staff/role-screen.tsx";
import { addRole } from "#app/features/shop/staff/save-role.server.ts";

import type { Route } from "./+types/new-role";

export async function action(args: Route.ActionArgs) {
  const { form, fields, shop, actor, say } = await readStaffForm(args, roleFormSchema);
  const read = readRoleFields(fields);
  if ("errors" in read) return data(read, 400);
  const values = { ...read.role };
  if (form.kind !== "valid") return data({ errors: roleRefusals.unreadable, values }, form.status);
  const outcome = await addRole(shop.db, read.role, { actor, now: new Date() });
  if (outcome !== "saved") return data({ errors: roleRefusals[outcome], values }, 409);
  return say("/admin/staff", {
    tone: "success",
    text: `Role ${read.role.name} added. You can now invite people to it.`,
  });
}

export const meta: Route.MetaFunction = () => [{ title: "New role | Admin" }];

const blank = { name: "", summary: "", permissions: [] };

export default function NewRole({ actionData }: Route.ComponentProps) {
  return (
    <RoleScreen
      title="New role"
      values={actionData?.values ?? blank}
      version={null}
      errors={actionData?.errors ?? {}}
    />
  );
}
