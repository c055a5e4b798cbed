import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff, staffRolesOfShop } from "#app/db/schema/staff.server.ts";
import { invite } from "#app/features/shop/staff/invitations.server.ts";
import { changeRole } from "#app/features/shop/staff/manage-staff.server.ts";
import { type OwnRole, ownRoleSchema } from "#app/features/shop/staff/own-role-schema.ts";
import { isForRoles, permissionAreas } from "#app/features/shop/staff/own-role.ts";
import { isAllowed, type Permission, permissions } from "#app/features/shop/staff/permissions.ts";
import { listRoles, readOwnRole } from "#app/features/shop/staff/read-role.server.ts";
import { addRole, deleteRole, editRole } from "#app/features/shop/staff/save-role.server.ts";
import { currentStaff } from "#app/features/shop/staff/session.server.ts";
import { undoRole } from "#app/features/shop/staff/undo-role.server.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, requestFromNewAddress, sessionOf } from "#tests/support/staff-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const owner = { actor: "olga", now };

const roleWith = (name: string, held: readonly Permission[]): OwnRole =>
  ownRoleSchema.parse({ name, summary: "", permissions: held });

beforeAll(async () => {
  await createStaffMember(db, "olga");
  await createStaffMember(db, "edit", { role: "editor" });
});

/** Somebody signed in who has one of the shop's own roles. */
async function memberOf(username: string, roleId: string) {
  await createStaffMember(db, username, { role: "support" });
  await changeRole(db, { staffId: `stf_${username}`, actor: "olga", from: "support", to: roleId }, now);
  return sessionOf(shop, username);
}

describe("a role of the shop's own", () => {
  it("lets people do what it holds and nothing else, as it is at each request", async () => {
    await addRole(db, roleWith("Packing", ["orders:write"]), owner);
    const { request } = await memberOf("pia", "role-packing");
    const may = async (permission: Permission) => isAllowed((await currentStaff(request, shop))!.role, permission);
    expect([await may("orders:read"), await may("orders:write"), await may("orders:refund")]).toEqual([
      true,
      true,
      false,
    ]);

    const refunding = roleWith("Packing", ["orders:refund"]);
    expect(await editRole(db, { id: "role-packing", version: 1 }, refunding, owner)).toBe("saved");
    expect([await may("orders:write"), await may("orders:refund")]).toEqual([false, true]);
  });

  it("signs out whoever has it when its row is gone", async () => {
    await addRole(db, roleWith("Fleeting", ["sales:read"]), owner);
    const { request } = await memberOf("fia", "role-fleeting");
    await db.delete(staffRolesOfShop).where(eq(staffRolesOfShop.id, "role-fleeting"));
    expect(await currentStaff(request, shop)).toBeNull();
  });

  it("drops a permission that a row has no right to hold", async () => {
    await db.insert(staffRolesOfShop).values({
      id: "role-forged",
      name: "Forged",
      summary: "",
      permissions: ["staff:manage", "audit:read", "checkouts:write", "everything", "sales:read"],
      updatedAt: now.toISOString(),
    });
    expect((await readOwnRole(db, "role-forged"))?.permissions).toEqual(["sales:read"]);
  });

  it.each([
    ["name", { name: "  ", permissions: ["sales:read"] }],
    ["name", { name: "owner", permissions: ["sales:read"] }],
    ["permissions", { name: "Empty", permissions: [] }],
    ["permissions", { name: "Sly", permissions: ["staff:manage"] }],
    ["permissions", { name: "Sly", permissions: ["audit:read"] }],
    ["permissions", { name: "Sly", permissions: ["checkouts:write"] }],
  ])("is refused for its %s: %o", (field, role) => {
    const { error } = ownRoleSchema.safeParse({ summary: "", ...role });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });

  it("can hold every permission but those of owners and of keys, each offered once", () => {
    const offered = permissionAreas.flatMap(({ rights }) => rights.map(({ permission }) => permission));
    expect(offered.toSorted()).toEqual(permissions.filter(isForRoles).toSorted());
  });

  it("that may change products may change their stock, which stands in the same form", () => {
    expect(roleWith("Studio", ["products:write"]).permissions).toContain("inventory:write");
  });

  it("that may import files may change what files change", () => {
    expect(roleWith("Files", ["files:use"]).permissions).toEqual(
      expect.arrayContaining(["products:write", "inventory:write"]),
    );
  });
});

describe("roles are saved", () => {
  it("once for a form that is sent twice, at once or later, and not with a name that is taken", async () => {
    const role = roleWith("Studio", ["products:write"]);
    expect(await Promise.all([addRole(db, role, owner), addRole(db, role, owner)])).toEqual(["saved", "saved"]);
    expect(await addRole(db, role, owner)).toBe("saved");
    expect(await addRole(db, roleWith("STUDIO", ["sales:read"]), owner)).toBe("name-taken");
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "role-studio"));
    expect(entries.map(({ action }) => action)).toEqual(["staff.role-added"]);
  });

  it("from the version on screen alone: of two owners the second is told", async () => {
    await addRole(db, roleWith("Desk", ["messages:write"]), owner);
    const seen = { id: "role-desk", version: 1 };
    const wanted = ["Front desk", "Back desk"].map((name) => roleWith(name, ["messages:write"]));
    const outcomes = await Promise.all(wanted.map((role) => editRole(db, seen, role, owner)));
    expect(outcomes.toSorted()).toEqual(["changed", "saved"]);
  });

  it("not over the name of another role", async () => {
    await addRole(db, roleWith("First", ["sales:read"]), owner);
    await addRole(db, roleWith("Second", ["sales:read"]), owner);
    const renamed = roleWith("First", ["sales:read"]);
    expect(await editRole(db, { id: "role-second", version: 1 }, renamed, owner)).toBe("name-taken");
  });

  it("with an id of its own when a renamed role has the one of its name", async () => {
    await addRole(db, roleWith("Depot", ["sales:read"]), owner);
    await editRole(db, { id: "role-depot", version: 1 }, roleWith("Old depot", ["sales:read"]), owner);
    expect(await addRole(db, roleWith("Depot", ["discounts:read"]), owner)).toBe("saved");
    const named = (await listRoles(db)).filter(({ name }) => /depot/i.test(name));
    expect(named.map(({ permissions: held }) => held)).toEqual([["discounts:read"], ["sales:read"]]);
  });

  it("by owners alone", async () => {
    const editor = { actor: "edit", now };
    expect(await addRole(db, roleWith("Mine", ["sales:read"]), editor)).toBe("denied");
    expect(await editRole(db, { id: "role-studio", version: 1 }, roleWith("Mine", ["sales:read"]), editor)).toBe(
      "denied",
    );
    expect(await deleteRole(db, "role-studio", editor)).toBe("denied");
  });
});

describe("a role is deleted", () => {
  it("when nobody has it or is invited to it", async () => {
    await addRole(db, roleWith("Summer", ["orders:read"]), owner);
    const { request } = await memberOf("sol", "role-summer");
    expect(await deleteRole(db, "role-summer", owner)).toBe("in-use");
    expect(await currentStaff(request, shop)).not.toBeNull();

    await changeRole(db, { staffId: "stf_sol", actor: "olga", from: "role-summer", to: "support" }, now);
    await invite(shop, { email: "guest@mail.example", role: "role-summer", actor: "olga" }, now);
    expect(await deleteRole(db, "role-summer", owner)).toBe("in-use");
  });

  it("and can't be given afterwards, by a change, an invitation or an undo", async () => {
    await addRole(db, roleWith("Gone", ["orders:read"]), owner);
    await memberOf("gun", "role-gone");
    await changeRole(db, { staffId: "stf_gun", actor: "olga", from: "role-gone", to: "support" }, now);
    expect(await deleteRole(db, "role-gone", owner)).toBe("deleted");
    expect(await deleteRole(db, "role-gone", owner)).toBe("gone");

    const back = { staffId: "stf_gun", actor: "olga", from: "support", to: "role-gone" };
    expect(await changeRole(db, back, now)).toBe("changed");
    expect(await invite(shop, { email: "late@mail.example", role: "role-gone", actor: "olga" }, now)).toBe("no-role");
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "stf_gun"));
    const taken = entries.find(({ before }) => before?.["role"] === "role-gone");
    expect(await undoRole(shop, taken!, { actor: "olga", now })).toBe("changed-since");
    const [member] = await db.select().from(staff).where(eq(staff.username, "gun"));
    expect(member?.role).toBe("support");
  });

  it("or given, when both happen at once", async () => {
    await addRole(db, roleWith("Race", ["orders:read"]), owner);
    await createStaffMember(db, "rut", { role: "support" });
    const given = { staffId: "stf_rut", actor: "olga", from: "support", to: "role-race" };
    const [change, deletion] = await Promise.all([changeRole(db, given, now), deleteRole(db, "role-race", owner)]);
    expect([
      ["done", "in-use"],
      ["changed", "deleted"],
    ]).toContainEqual([change, deletion]);
  });
});

it("a request without a session has no role", async () => {
  expect(await currentStaff(requestFromNewAddress(), shop)).toBeNull();
});
