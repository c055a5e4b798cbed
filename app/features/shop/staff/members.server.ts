import { asc, isNull } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";

import { isAllowed, type Permission } from "./permissions.ts";
import { listRoles } from "./read-role.server.ts";

/** A staff member as colleagues know them. */
export interface Member {
  username: string;
  name: string;
}

/** The staff who can sign in and may do something, by name. Staff are few. */
export async function readMembers(db: Database, permission: Permission): Promise<Member[]> {
  const [rows, roles] = await Promise.all([
    db
      .select({ username: staff.username, name: staff.name, role: staff.role })
      .from(staff)
      .where(isNull(staff.disabledAt))
      .orderBy(asc(staff.name))
      .limit(500),
    listRoles(db),
  ]);
  const allowed = new Set(roles.filter((role) => isAllowed(role, permission)).map(({ id }) => id));
  return rows.filter(({ role }) => allowed.has(role)).map(({ username, name }) => ({ username, name }));
}
