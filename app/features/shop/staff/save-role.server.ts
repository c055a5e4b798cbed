import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { staffRolesOfShop } from "#app/db/schema/staff.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newId } from "#app/shared/ids.ts";
import { slugOf } from "#app/shared/slug.ts";

import { isActiveOwner } from "./manage-staff.server.ts";
import type { OwnRole } from "./own-role-schema.ts";
import type { Role } from "./permissions.ts";
import { readOwnRole } from "./read-role.server.ts";

type Change = { actor: string; now: Date };

/** `denied`: who acts is no owner any more. `changed`: somebody saved or deleted it meanwhile. */
export type RoleOutcome = "saved" | "name-taken" | "changed" | "denied";

/** Adds a role. Its id is made of its name, so that the audit log can be read, and a form sent twice adds one. */
export async function addRole(db: Database, role: OwnRole, change: Change): Promise<RoleOutcome> {
  const id = await freeId(db, role.name);
  return write(db, { id, role, action: "staff.role-added", before: null, version: 1 }, change, [
    sql`INSERT INTO staff_roles (id, name, summary, permissions, version, updated_at)
      SELECT ${id}, ${role.name}, ${role.summary}, ${JSON.stringify(role.permissions)}, 1, ${change.now.toISOString()}
      WHERE ${isActiveOwner(change.actor)} ON CONFLICT DO NOTHING`,
  ]);
}

/** Changes a role from the version that was on screen. Who has it may do what it says from their next request on. */
export async function editRole(
  db: Database,
  seen: { id: string; version: number },
  role: OwnRole,
  change: Change,
): Promise<RoleOutcome> {
  const before = await readOwnRole(db, seen.id);
  if (!before) return "changed";
  const { id } = seen;
  return write(db, { id, role, action: "staff.role-edited", before, version: seen.version + 1 }, change, [
    sql`UPDATE OR IGNORE staff_roles SET name = ${role.name}, summary = ${role.summary},
        permissions = ${JSON.stringify(role.permissions)}, version = version + 1, updated_at = ${change.now.toISOString()}
      WHERE id = ${id} AND version = ${seen.version} AND ${isActiveOwner(change.actor)}`,
  ]);
}

/** Deletes a role that nobody has and nobody is invited as. */
export async function deleteRole(
  db: Database,
  id: string,
  { actor, now }: Change,
): Promise<"deleted" | "gone" | "in-use" | "denied"> {
  const before = await readOwnRole(db, id);
  if (!before) return "gone";
  const [, audited] = await db.batch([
    statement(
      db,
      sql`DELETE FROM staff_roles WHERE id = ${id} AND ${isActiveOwner(actor)}
        AND NOT EXISTS (SELECT 1 FROM staff WHERE role = ${id})
        AND NOT EXISTS (SELECT 1 FROM staff_invitations WHERE role = ${id} AND accepted_at IS NULL AND revoked_at IS NULL)`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "staff.role-deleted",
        subject: { type: "staff-role", id, name: before.name },
        before: fieldsOf(before),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (audited.length > 0) return "deleted";
  if (!(await isOwner(db, actor))) return "denied";
  return (await readOwnRole(db, id)) ? "in-use" : "gone";
}

interface Write {
  id: string;
  role: OwnRole;
  action: "staff.role-added" | "staff.role-edited";
  before: Role | null;
  /** The version that the row has once it is written. */
  version: number;
}

async function write(
  db: Database,
  { id, role, action, before, version }: Write,
  { actor, now }: Change,
  [query]: [ReturnType<typeof sql>],
): Promise<RoleOutcome> {
  const [, audited] = await db.batch([
    statement(db, query),
    auditStatement(
      db,
      {
        actor,
        action,
        subject: { type: "staff-role", id, name: role.name },
        before: before && fieldsOf(before),
        after: fieldsOf(role),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (audited.length > 0) return "saved";
  if (!(await isOwner(db, actor))) return "denied";
  const [taken] = await statement(
    db,
    sql`SELECT 1 FROM staff_roles WHERE name = ${role.name} COLLATE NOCASE AND id <> ${id}`,
  );
  if (taken) return "name-taken";
  // The same form sent twice: what it asked for stands.
  const stored = await readOwnRole(db, id);
  const isSame = stored?.version === version && JSON.stringify(fieldsOf(stored)) === JSON.stringify(fieldsOf(role));
  if (isSame) return "saved";
  return before ? "changed" : "name-taken";
}

/** The id for a role of this name: the one it has when it is there already, else one that no role was given. */
async function freeId(db: Database, name: string): Promise<string> {
  const own = await db.select({ id: staffRolesOfShop.id, name: staffRolesOfShop.name }).from(staffRolesOfShop);
  const same = own.find((role) => role.name.toLowerCase() === name.toLowerCase());
  if (same) return same.id;
  const slug = `role-${slugOf(name)}`;
  const taken = new Set(own.map(({ id }) => id));
  return taken.has(slug) ? newId(slug) : slug;
}

async function isOwner(db: Database, username: string): Promise<boolean> {
  const [row] = await statement<{ owner: number }>(db, sql`SELECT ${isActiveOwner(username)} AS owner`);
  return row?.owner === 1;
}

function fieldsOf({ name, summary, permissions: held }: OwnRole | Role) {
  return { name, summary, permissions: held.join(", ") };
}
