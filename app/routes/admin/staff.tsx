import { handleStaffForm } from "#app/admin/staff/handle-staff-form.server.ts";
import { StaffScreen } from "#app/admin/staff/staff-screen.tsx";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { listInvitations, listStaff } from "#app/features/shop/staff/list-staff.server.ts";
import { listRoles } from "#app/features/shop/staff/read-role.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/staff";

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireStaff(context);
  const { db } = shopOf(context);
  const [staff, invitations, roles] = await Promise.all([
    listStaff(db),
    listInvitations(db, new Date()),
    listRoles(db),
  ]);
  return { ownId: id, staff, invitations, roles };
}

export const action = (args: Route.ActionArgs) => handleStaffForm(args, new Date());

export const meta = () => [{ title: "Staff | Admin" }];

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffScreen {...loaderData} refused={actionData} />;
}
