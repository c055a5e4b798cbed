import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffRolesOfShop } from "#app/db/schema/staff.server.ts";

import { isForRoles, withNeeded } from "./own-role.ts";
import { builtInRole, builtInRoles, isAllowed, type Permission, permissions, type Role } from "./permissions.ts";

type Row = typeof staffRolesOfShop.$inferSelect;

/** The role of an id, from D1 when it is one of the shop's own; null when there is none. */
export async function readRole(db: Database, id: string): Promise<Role | null> {
  const known = builtInRole(id);
  if (known) return known;
  const [row] = await db.select().from(staffRolesOfShop).where(eq(staffRolesOfShop.id, id));
  return row ? roleOf(row) : null;
}

/** The ids of the roles that may do something. */
export async function rolesWith(db: Database, permission: Permission): Promise<string[]> {
  const own = await db.select().from(staffRolesOfShop);
  const all = [...Object.values(builtInRoles), ...own.map(roleOf)];
  return all.filter((role) => isAllowed(role, permission)).map(({ id }) => id);
}

/** All roles: the built-in ones, then the shop's own by name, each with how many of the staff have it or are invited as it. */
export async function listRoles(db: Database): Promise<(Role & { members: number; isBuiltIn: boolean })[]> {
  const [own, counts] = await Promise.all([
    db
      .select()
      .from(staffRolesOfShop)
      .orderBy(sql`name COLLATE NOCASE`),
    statement<{ role: string; members: number }>(
      db,
      sql`SELECT role, count(*) AS members FROM (SELECT role FROM staff UNION ALL
        SELECT role FROM staff_invitations WHERE accepted_at IS NULL AND revoked_at IS NULL) GROUP BY role`,
    ),
  ]);
  const members = new Map(counts.map(({ role, members: count }) => [role, count]));
  const builtIn = Object.values(builtInRoles).map((role) => ({ ...role, isBuiltIn: true }));
  const all = [...builtIn, ...own.map((row) => ({ ...roleOf(row), isBuiltIn: false }))];
  return all.map((role) => ({ ...role, members: members.get(role.id) ?? 0 }));
}
export type ListedRole = Awaited<ReturnType<typeof listRoles>>[number];

/** A role of the shop's own to edit, with the version that its form sends back; null when there is none. */
export async function readOwnRole(db: Database, id: string): Promise<(Role & { version: number }) | null> {
  const [row] = await db.select().from(staffRolesOfShop).where(eq(staffRolesOfShop.id, id));
  return row ? { ...roleOf(row), version: row.version } : null;
}

/** A row as a role. A permission that the shop no longer knows, or that no role of the shop's own has, is left out. */
function roleOf({ id, name, summary, permissions: held }: Row): Role {
  const known = permissions.filter((permission) => held.includes(permission) && isForRoles(permission));
  return { id, name, summary, permissions: withNeeded(known) };
}
