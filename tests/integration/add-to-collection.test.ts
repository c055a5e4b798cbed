import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { editProducts } from "#app/admin/products/edit-products.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { addProducts } from "#app/features/catalogue/collections/add-products.server.ts";
import { collectionFields } from "#app/features/catalogue/collections/collection-input.ts";
import {
  listHandCollections,
  readCollection,
  readShownCollection,
} from "#app/features/catalogue/collections/read-collections.server.ts";
import {
  createCollection,
  deleteCollection,
  editCollection,
} from "#app/features/catalogue/collections/save-collection.server.ts";
import { emptyChoice } from "#app/features/catalogue/filters/filter-choice.ts";
import { filteredListing } from "#app/features/catalogue/filters/filtered-listing.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { collectionFacet } from "#app/features/catalogue/products/collection-facet.ts";
import { saveListOrder } from "#app/features/catalogue/products/list-order.server.ts";
import { action } from "#app/routes/admin/products.ts";
import { newId } from "#app/shared/ids.ts";
import type { StaffRole } from "#app/shared/states.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { adminStatus } from "#tests/support/staff-request.ts";

const shop = openTestShop();
const { db } = shop;
const change = { actor: "astrid", now };
let id = "";

beforeAll(async () => {
  for (const product of ["a", "b", "c", "d", "e"]) await stockGarment(db, { id: product });
  await stockGarment(db, { id: "deleted" });
  await archiveProduct(db, "deleted", { actor: "anna" }, now);
});
beforeEach(async () => {
  id = await make({ products: "a, b" });
});

async function make(fields: Record<string, string>): Promise<string> {
  const made = newId("col");
  const parsed = collectionFields.parse({
    title: "Trail",
    handle: made.replace("_", "-"),
    kind: "hand",
    published: "on",
    ...fields,
  });
  expect(await createCollection(db, { id: made, input: { ...parsed, conditions: [] } }, change)).toBe("saved");
  return made;
}
async function edit(fields: object) {
  const { updatedAt, ...input } = (await readCollection(db, id))!;
  return editCollection(db, { id, input: { ...input, ...fields }, basedOn: updatedAt }, change);
}
const inIt = async () => (await readCollection(db, id))!.products.toSorted();
const press = (ids: string[], entryId = newId("aud")) =>
  editProducts(shop, { ids, edit: { kind: "collection", id } }, { actor: "astrid", entryId }, now);
const entries = async () =>
  db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectId} = ${id} AND ${auditLog.action} = 'collection.products-added'`);
async function undo() {
  const [entry] = await entries();
  return undoByAction["collection.products-added"]!(shop, entry!, { actor: "bo", now });
}
/** What shoppers see in it, first to last. */
async function shown() {
  const { placed } = (await readShownCollection(db, id.replace("_", "-")))!;
  const base = { facet: collectionFacet(id), first: placed };
  const request = { base, choice: emptyChoice, sort: "featured" as const, page: 1, size: 10 };
  return (await filteredListing(db, request)).products.map((product) => product.id);
}

describe("adding the selected products to a collection", () => {
  it("lists them after those that staff placed, which stay where they are, and says how many it had", async () => {
    const order = { list: collectionFacet(id), name: "Trail", ids: ["b", "a"], basedOn: [], entryId: newId("aud") };
    expect(await saveListOrder(db, order, change)).toBe("saved");
    expect(await press(["d", "a", "c"])).toEqual({
      tone: "success",
      text: "2 products added to Trail. It already had 1.",
    });
    const list = await shown();
    expect(list.slice(0, 2)).toEqual(["b", "a"]);
    expect(list.slice(2).toSorted()).toEqual(["c", "d"]);
    expect(await entries()).toMatchObject([
      { actor: "astrid", subjectType: "collection", subjectName: "Trail", after: { products: ["d", "c"] } },
    ]);
  });

  it("changes nothing when it is done again: neither its list, its version nor the log", async () => {
    const entryId = newId("aud");
    await press(["c"], entryId);
    const first = await readCollection(db, id);
    expect(first!.products.toSorted()).toEqual(["a", "b", "c"]);
    expect(await press(["c"], entryId)).toEqual({
      tone: "success",
      text: "No changes: Trail already has the selected products.",
    });
    expect(await readCollection(db, id)).toEqual(first);
    // Somebody took it out meanwhile: the press that comes twice doesn't bring it back.
    await edit({ products: ["a", "b"] });
    expect(await press(["c"], entryId)).toEqual({ tone: "success", text: "These products were already added." });
    expect(await inIt()).toEqual(["a", "b"]);
    expect(await entries()).toHaveLength(1);
  });

  it("loses nothing when two add at once", async () => {
    const results = await Promise.all([press(["c", "d"]), press(["d", "e"])]);
    expect(results.map(({ tone }) => tone)).toEqual(["success", "success"]);
    expect(await inIt()).toEqual(["a", "b", "c", "d", "e"]);
    expect(await shown()).toHaveLength(5);
    const added = (await entries()).flatMap(({ after }) => after?.["products"] as string[]);
    expect(added.toSorted()).toEqual(["c", "d", "e"]);
  });

  it("is not overwritten by a form that was open meanwhile", async () => {
    const { updatedAt, ...input } = (await readCollection(db, id))!;
    await press(["c"]);
    expect(await editCollection(db, { id, input, basedOn: updatedAt }, change)).toBe("conflict");
    expect(await inIt()).toEqual(["a", "b", "c"]);
  });

  it("leaves out products that are deleted or unknown", async () => {
    expect(await press(["deleted", "unheard-of", "c"])).toMatchObject({ text: "1 product added to Trail." });
    expect(await inIt()).toEqual(["a", "b", "c"]);
  });

  it("tells that the collection was deleted, or chooses by a rule now, and writes nothing", async () => {
    await edit({ kind: "rule", conditions: [{ field: "tag", value: "trail" }], products: [] });
    const text = "Nothing added: Trail chooses its products by a rule now.";
    expect(await press(["c"])).toEqual({ tone: "error", text });
    await deleteCollection(db, id, change);
    expect(await press(["c"])).toEqual({ tone: "error", text: "Nothing added: this collection was deleted." });
    const rows = await statement(db, sql`SELECT 1 FROM collection_products WHERE collection_id = ${id}`);
    expect(rows).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it("adds all or none where the collection has no room for all", async () => {
    const ids = JSON.stringify(Array.from({ length: 998 }, (_, i) => `filling-${i}`));
    const time = now.toISOString();
    await statement(
      db,
      sql`INSERT OR IGNORE INTO products (id, name, price_ore, created_at, updated_at)
        SELECT value, value, 10000, ${time}, ${time} FROM json_each(${ids})`,
    );
    const fill = (most: number) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO collection_products (collection_id, product_id)
          SELECT ${id}, value FROM json_each(${ids}) LIMIT ${most}`,
      );
    await fill(997);
    expect(await press(["c", "d"])).toEqual({
      tone: "error",
      text: "Nothing added: Trail has room for 1 more, of 1000 products. Select fewer.",
    });
    expect(await inIt()).not.toContain("c");
    expect(await press(["a", "c"])).toMatchObject({ tone: "success" });
    expect(await press(["d"])).toEqual({
      tone: "error",
      text: "Nothing added: Trail has 1000 products, the most it can have. Remove some first.",
    });
  });

  it("is undone from the audit log once, unless one of them was taken out since", async () => {
    await press(["c", "a", "d"]);
    expect(await Promise.all([undo(), undo()])).toContain("undone");
    expect(await inIt()).toEqual(["a", "b"]);
    expect((await shown()).toSorted()).toEqual(["a", "b"]);

    id = await make({ products: "a" });
    await press(["c", "d"]);
    await edit({ products: ["a", "c"] });
    expect(await undo()).toBe("changed-since");
    expect(await inIt()).toEqual(["a", "c"]);
    await deleteCollection(db, id, change);
    expect(await undo()).toBe("gone");
  });
});

it("is offered for the collections that are made by hand alone", async () => {
  const rule = await make({ kind: "rule", title: "By rule" });
  const offered = (await listHandCollections(db)).map((collection) => collection.id);
  expect(offered).toContain(id);
  expect(offered).not.toContain(rule);
});

it.each<[StaffRole | null, number]>([
  ["editor", 302],
  ["support", 403],
  [null, 401],
])("a form of %s answers %i, and only an editor's adds", async (role, status) => {
  const headers: Record<string, string> = { Origin: origin };
  if (role) {
    await createStaffMember(db, `${role}-of-lists`, { role });
    headers["Cookie"] = (await sessionCookiesOf(shop, `${role}-of-lists`)).join("; ");
  }
  const body = new URLSearchParams({ edit: "add-to-collection", collection: id, "product:c": "on" });
  const request = new Request(`${origin}/admin/products`, { method: "POST", headers, body });
  const send = async (context: object) => action({ params: {}, context, request } as never);
  expect(await adminStatus(shop, request, "admin/products", send as never)).toBe(status);
  expect((await inIt()).includes("c")).toBe(role === "editor");
  expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toHaveLength(role === "editor" ? 2 : 1);
});

it("a collection that is saved by others each time is told to be so", async () => {
  const refusing = Object.create(db) as typeof db;
  refusing.batch = async (statements: never) => {
    await edit({ title: `Trail ${Math.random()}` });
    return db.batch(statements);
  };
  expect(await addProducts(refusing, { id, productIds: ["c"] }, { actor: "astrid" }, now)).toEqual({
    kind: "conflict",
  });
  expect(await inIt()).toEqual(["a", "b"]);
});
