import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import { assignOrder } from "#app/features/selling/orders/assign.server.ts";
import { listOrders, type OrderQuery } from "#app/features/selling/orders/list-orders.server.ts";
import { mentionedIn, readMention, mentionsStatement } from "#app/features/selling/orders/mentions.server.ts";
import { addNote, setNoteDeleted } from "#app/features/selling/orders/notes.server.ts";
import { findOrders } from "#app/features/selling/orders/page-orders.server.ts";
import {
  deleteFilter,
  mostFilters,
  readSavedFilters,
  renameFilter,
  saveFilter,
} from "#app/features/selling/orders/saved-filters.server.ts";
import { readTags, tagOrder, untagOrder } from "#app/features/selling/orders/tags.server.ts";
import { mostTags } from "#app/features/selling/orders/tags.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { newId } from "#app/shared/ids.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;

const query = (filters: OrderQuery["filters"], more: Partial<OrderQuery> = {}): OrderQuery => ({
  search: "",
  sort: "newest",
  filters,
  paging: { size: 50 },
  ...more,
});
const numbers = async (filters: OrderQuery["filters"], more: Partial<OrderQuery> = {}, username = "kim") =>
  (await listOrders(db, query(filters, more), now, username)).rows.map(({ orderNumber }) => orderNumber).toSorted();

async function addStaff(username: string, change: Partial<typeof staff.$inferInsert> = {}) {
  const time = now;
  await db.insert(staff).values({
    id: newId("stf"),
    name: username,
    username,
    email: `${username}@shop.example`,
    role: "support",
    createdAt: time,
    updatedAt: time,
    ...change,
  });
}

describe("the tags of orders", () => {
  it("are there once, found by the list in any sort and beside other filters, and told by the API", async () => {
    const one = await paidOrder(db, fakeProvider());
    const two = await paidOrder(db, fakeProvider());
    const tag = { tag: "vip", actor: "kim" };
    await Promise.all([1, 2].map(() => tagOrder(db, { ...tag, orderId: one.orderId }, now)));
    await tagOrder(db, { ...tag, orderId: two.orderId, tag: "gift" }, now);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, one.orderId));
    expect(entries.filter(({ action }) => action === "order.tagged")).toHaveLength(1);
    expect(await readTags(db)).toEqual(["gift", "vip"]);
    for (const sort of ["newest", "oldest", "total"] as const)
      expect(await numbers({ tag: "vip" }, { sort })).toEqual([one.orderNumber]);
    expect(await numbers({ tag: "vip", work: "to-send" })).toEqual([one.orderNumber]);
    expect(await numbers({ tag: "vip", status: "shipped" })).toEqual([]);
    expect(await numbers({ tag: "vip" }, { search: two.orderNumber })).toEqual([]);
    expect(await numbers({ tag: "vip" }, { search: one.orderNumber })).toEqual([one.orderNumber]);
    const { orders } = await findOrders(db, { id: one.orderId }, { size: 1 });
    expect(orders).toMatchObject([{ tags: ["vip"], assignee: null }]);
    await untagOrder(db, { ...tag, orderId: one.orderId }, now);
    expect(await numbers({ tag: "vip" })).toEqual([]);
  });

  it("page by page are each listed once, in the list's order", async () => {
    const made = [];
    for (let index = 0; index < 5; index++) made.push(await paidOrder(db, fakeProvider()));
    for (const { orderId } of made) await tagOrder(db, { orderId, tag: "paged", actor: "kim" }, now);
    const seen: string[] = [];
    let after: OrderQuery["paging"]["after"] = null;
    do {
      const page = await listOrders(db, query({ tag: "paged" }, { paging: { size: 2, after } }), now);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen.toSorted()).toEqual(made.map(({ orderId }) => orderId).toSorted());
  });

  it("are few: of an order, and of the shop", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    for (let index = 0; index < mostTags.ofOrder; index++)
      expect(await tagOrder(db, { orderId, tag: `tag ${index}`, actor: "kim" }, now)).toBe("tagged");
    expect(await tagOrder(db, { orderId, tag: "one more", actor: "kim" }, now)).toBe("too-many-of-order");
    expect(await tagOrder(db, { orderId, tag: "tag 0", actor: "kim" }, now)).toBe("tagged");
    expect(await tagOrder(db, { orderId: "ord_unknown", tag: "vip", actor: "kim" }, now)).toBe("unknown-order");
  });
});

it("an order is assigned to a colleague, who finds and counts it, and to nobody else", async () => {
  await addStaff("nora");
  await addStaff("gone", { disabledAt: now.toISOString() });
  const { orderId, orderNumber } = await paidOrder(db, fakeProvider());
  const assign = (assignee: string | null, seen: string | null, id = orderId) =>
    assignOrder(db, { orderId: id, assignee, seen, actor: "kim" }, now);
  expect(await assign("nora", null)).toEqual({ kind: "assigned" });
  for (const assignee of ["gone", "nobody.here"]) expect(await assign(assignee, "nora")).toEqual({ kind: "unknown" });
  expect(await assign("nora", null, "ord_unknown")).toEqual({ kind: "unknown" });
  expect(await numbers({ assigned: "me" }, {}, "nora")).toEqual([orderNumber]);
  expect(await numbers({ assigned: "me", work: "to-send" }, {}, "nora")).toEqual([orderNumber]);
  expect(await numbers({ assigned: "me" }, {}, "kim")).toEqual([]);
  expect(await numbers({ assigned: "nobody" })).not.toContain(orderNumber);
  const { tasks } = await readToday(db, builtInRoles.support, now, "nora");
  expect(tasks.find(({ task }) => task === "assigned")).toMatchObject({ count: 1 });
  expect(await assign(null, "nora")).toEqual({ kind: "assigned" });
  expect(await numbers({ assigned: "me" }, {}, "nora")).toEqual([]);
});

it("of two who assign an order at once, one does, and the other learns who has it", async () => {
  for (const username of ["vera", "otto"]) await addStaff(username);
  const { orderId } = await paidOrder(db, fakeProvider());
  const assign = (assignee: string | null, seen: string | null = null) =>
    assignOrder(db, { orderId, assignee, seen, actor: "kim" }, now);
  const outcomes = await Promise.all([assign("vera"), assign("otto")]);
  const winner = outcomes[0].kind === "assigned" ? "vera" : "otto";
  expect(outcomes).toContainEqual({ kind: "assigned" });
  expect(outcomes).toContainEqual({ kind: "taken", by: winner });
  // The same form sent again is no conflict, and is recorded once.
  expect(await assign(winner)).toEqual({ kind: "assigned" });
  expect(await assign(null, winner)).toEqual({ kind: "assigned" });
  expect(await assign("vera", winner)).toEqual({ kind: "taken", by: null });
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.filter(({ action }) => action === "order.assigned")).toHaveLength(2);
});

describe("a mention in a note", () => {
  it("is read from the text as colleagues type it", () => {
    expect(mentionedIn("@Kim and @astrid.lind, see a@b.se. @kim")).toEqual(["kim", "astrid.lind"]);
  });

  it("waits on the Home of whom it mentions until they have read it, once for a note sent twice", async () => {
    await addStaff("astrid.lind");
    await addStaff("kim");
    const { orderId, orderNumber } = await paidOrder(db, fakeProvider());
    const note = { orderId, noteId: newId("not"), actor: "kim", text: "@astrid.lind: call them. @kim @who" };
    await Promise.all([1, 2].map(() => addNote(db, note, now)));
    expect(await mentionsStatement(db, "astrid.lind")).toMatchObject([{ orderNumber, author: "kim" }]);
    expect(await mentionsStatement(db, "kim")).toEqual([]);
    await setNoteDeleted(db, note, true, now);
    expect(await mentionsStatement(db, "astrid.lind")).toEqual([]);
    await setNoteDeleted(db, note, false, now);
    await readMention(db, { noteId: note.noteId, username: "kim" }, now);
    expect(await mentionsStatement(db, "astrid.lind")).toHaveLength(1);
    await readMention(db, { noteId: note.noteId, username: "astrid.lind" }, now);
    expect((await readToday(db, builtInRoles.support, now, "astrid.lind")).mentions).toEqual([]);
  });
});

describe("saved filters", () => {
  const filter = (change: object) => ({
    id: newId("flt"),
    username: "kim",
    name: "Norway",
    address: "/admin?tab=orders",
    ...change,
  });

  it("are their owner's alone, saved once, renamed and deleted", async () => {
    const saved = filter({});
    await Promise.all([1, 2].map(() => saveFilter(db, saved, now)));
    expect(await readSavedFilters(db, "kim")).toMatchObject([{ id: saved.id, name: "Norway" }]);
    await saveFilter(db, filter({ address: "/admin?tab=orders&country=Norway" }), now);
    expect(await readSavedFilters(db, "kim")).toMatchObject([
      { id: saved.id, address: "/admin?tab=orders&country=Norway" },
    ]);
    await saveFilter(db, filter({ name: "Late" }), now);
    expect(await renameFilter(db, { id: saved.id, username: "kim", name: "Late" })).toBe("name-taken");
    expect(await renameFilter(db, { id: saved.id, username: "ali", name: "Mine" })).toBe("gone");
    expect(await renameFilter(db, { id: saved.id, username: "kim", name: "North" })).toBe("renamed");
    await deleteFilter(db, { id: saved.id, username: "ali" });
    expect(await readSavedFilters(db, "kim")).toHaveLength(2);
    await deleteFilter(db, { id: saved.id, username: "kim" });
    expect(await readSavedFilters(db, "kim")).toMatchObject([{ name: "Late" }]);
    expect(await readSavedFilters(db, "ali")).toEqual([]);
  });

  it("are at most so many", async () => {
    for (let index = 0; index < mostFilters; index++)
      expect(await saveFilter(db, filter({ username: "ali", name: `Filter ${index}` }), now)).toBe(true);
    expect(await saveFilter(db, filter({ username: "ali", name: "One more" }), now)).toBe(false);
  });
});

it("walking along the tag or the assignee reads no other orders", async () => {
  const plan = async (condition: ReturnType<typeof sql>) =>
    (await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${condition}`)).map(({ detail }) => detail).join("\n");
  const tagged = await plan(sql`SELECT orders.id FROM order_tags CROSS JOIN orders ON orders.id = order_tags.order_id
    WHERE order_tags.tag = 'vip' ORDER BY order_tags.ordered_at DESC, order_tags.order_id DESC LIMIT 21`);
  expect(tagged).toMatch(/order_tags_by_tag/);
  expect(tagged).not.toMatch(/TEMP B-TREE|SCAN orders/);
  const assigned = await plan(sql`SELECT id FROM orders WHERE assignee = 'kim' ORDER BY created_at DESC LIMIT 21`);
  expect(assigned).toMatch(/orders_by_assignee/);
});
