import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { createKey } from "#app/features/shop/keys/create-key.server.ts";
import { findKey } from "#app/features/shop/keys/find-key.server.ts";
import { keyPermissions } from "#app/features/shop/keys/key-rights.ts";
import { newKeySchema } from "#app/features/shop/keys/key-schema.ts";
import { listKeys } from "#app/features/shop/keys/list-keys.server.ts";
import { revokeKey } from "#app/features/shop/keys/revoke-key.server.ts";
import { ownerOnly } from "#app/features/shop/staff/own-role.ts";
import { builtInRoles, type Permission } from "#app/features/shop/staff/permissions.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember } from "#tests/support/staff-fixture.ts";
import { accessTable } from "#workers/api/access.ts";
import { routes } from "#workers/api/routes.ts";

const shop = openTestShop();
const { db } = shop;
const now = new Date();
const today = stockholmDay(now);
const schema = newKeySchema(today);
const owner = { username: "olga", role: builtInRoles.owner };

beforeAll(async () => {
  await createStaffMember(db, "olga");
  await createStaffMember(db, "edit", { role: "editor" });
});

const keyWith = (name: string, permissions: readonly Permission[] = ["orders:read"], expiresOn = "") =>
  schema.parse({ name, permissions, expiresOn });
const create = (name: string, maker = owner) => createKey(db, keyWith(name), { maker, now });
const rowOf = async (name: string) => (await listKeys(db, now)).find((key) => key.name === name);
const actionsOf = async (id: string) => {
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return entries.map(({ actor, action, subjectName }) => [actor, action, subjectName]);
};

describe("a key is created", () => {
  it("to be seen once, with what its rights need, and noted in the audit log", async () => {
    const fields = keyWith("Packing", ["orders:write"], today);
    const created = await createKey(db, fields, { maker: owner, now });
    const key = created.kind === "created" ? created.key : "";
    expect(key).toMatch(/^pm_[0-9a-f]{64}$/);
    expect(await findKey(shop, key, now)).toMatchObject({ permissions: ["orders:read", "orders:write"] });
    const row = await rowOf("Packing");
    expect(row).toMatchObject({ lastFour: key.slice(-4), state: "active", expiresOn: today, createdBy: "olga" });
    expect(row).not.toHaveProperty("hash");
    const title = `Packing (key …${key.slice(-4)})`;
    expect(await actionsOf(row!.id)).toEqual([["olga", "key.created", title]]);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subjectId, row!.id));
    expect(JSON.stringify(entry)).not.toContain(key.slice(3, 20));
  });

  it("once for a form that is sent twice, and with a name that no working key has", async () => {
    const outcomes = await Promise.all([create("Twice"), create("Twice"), create("TWICE")]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["created", "name-taken", "name-taken"]);
    expect(await actionsOf((await rowOf("Twice"))!.id)).toHaveLength(1);
  });

  it("with the name of one that was revoked, so that a key can be replaced", async () => {
    await create("Replaced");
    const { id } = (await rowOf("Replaced"))!;
    await revokeKey(db, id, { actor: "olga", now });
    expect((await create("Replaced")).kind).toBe("created");
  });

  it("by owners alone, as the database has them, and never with more than they may", async () => {
    const editor = { username: "edit", role: builtInRoles.editor };
    expect(await create("Mine", { ...editor, role: builtInRoles.owner })).toEqual({ kind: "denied" });
    expect(await create("Mine", { username: "olga", role: builtInRoles.editor })).toEqual({ kind: "denied" });
    expect(await rowOf("Mine")).toBeUndefined();
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(41) }],
    ["permissions", { permissions: [] }],
    ...ownerOnly.map((permission): [string, object] => ["permissions", { permissions: [permission] }]),
    ["permissions", { permissions: ["everything"] }],
    ["expiresOn", { expiresOn: "2020-01-01" }],
    ["expiresOn", { expiresOn: "soon" }],
  ])("not with a wrong %s: %o", (field, change) => {
    const { error } = schema.safeParse({ name: "Fine", permissions: ["orders:read"], expiresOn: "", ...change });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });

  it("with any permission that a call asks for, and no other", () => {
    const asked = [
      ...routes.map(({ access }) => access),
      ...Object.values(accessTable).flatMap((byCommand) => Object.values(byCommand)),
      // Cancelling a paid order gives money back.
      "orders:refund",
      // What agents do by ACP (tests/integration/acp.test.ts).
      "checkouts:write",
    ].filter((access) => access !== "public");
    expect(keyPermissions.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
});

describe("a key is revoked", () => {
  it("at once and once, however often it is pressed", async () => {
    const created = await create("Ended");
    const key = created.kind === "created" ? created.key : "";
    const { id } = (await rowOf("Ended"))!;
    expect(await findKey(shop, key, now)).not.toBeNull();
    const press = () => revokeKey(db, id, { actor: "olga", now });
    const outcomes = await Promise.all([press(), press()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["revoked", "revoked"]);
    expect(await findKey(shop, key, now)).toBeNull();
    expect((await actionsOf(id)).map(([, action]) => action)).toEqual(["key.created", "key.revoked"]);
    expect(await rowOf("Ended")).toMatchObject({ state: "revoked", revokedBy: "olga" });
  });

  it("by owners alone", async () => {
    await create("Kept");
    const { id } = (await rowOf("Kept"))!;
    expect(await revokeKey(db, id, { actor: "edit", now })).toEqual({ kind: "denied" });
    expect(await revokeKey(db, "key_unknown", { actor: "olga", now })).toEqual({ kind: "gone" });
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(row?.revokedAt).toBeNull();
  });
});
