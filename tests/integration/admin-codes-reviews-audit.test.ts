import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { tryCode } from "#app/admin/discounts/try-code.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { contactMessages, discountCodes, reviews } from "#app/db/schema/customers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { type Decision, moderateReview } from "#app/features/catalogue/reviews/moderate.server.ts";
import { setMessageStatus } from "#app/features/people/contact/set-message-status.server.ts";
import {
  type CodeFields,
  codeFieldsOf,
  codeFormSchema,
  codeSchema,
} from "#app/features/selling/discounts/code-form.ts";
import { codeStates } from "#app/features/selling/discounts/code-state.ts";
import { evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { findDiscountCode } from "#app/features/selling/discounts/queries.server.ts";
import { createCode, deleteCode, editCode, readCode } from "#app/features/selling/discounts/save-code.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "astrid";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const fields: CodeFields = {
  method: "code",
  title: "",
  discountType: "percentage",
  valueHundredths: 10_00,
  minOrderOre: 0,
  maxDiscountOre: null,
  startsAt: null,
  expiryDate: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  description: "",
  isActive: true,
  productIds: null,
  buyQuantity: null,
  getQuantity: null,
  market: null,
};

const create = async (code: string, change: Partial<CodeFields> = {}) => {
  expect(await createCode(shop, { code, fields: { ...fields, ...change }, actor }, now)).toBe("created");
  return (await readCode(db, code))!;
};

const entriesOf = (subjectId: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(sql`rowid`);

/** Places an order with a code and marks it paid. */
async function paidOrder(discountCode: string) {
  const placed = await placeOrder(db, orderOf("tee", { discountCode }), later(5));
  if (placed.kind !== "placed") throw new Error(placed.kind);
  await db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, placed.order.id));
  return placed.order.id;
}

beforeAll(() => stockGarment(db, { id: "tee", stock: 100 }));

describe("the form of a discount code", () => {
  const form = { discountType: "percentage", valueHundredths: "12,5", minOrderOre: "", maxDiscountOre: "300" };
  const rest = {
    startsAt: "2026-12-01T00:00",
    expiryDate: "",
    maxUses: "",
    maxUsesPerCustomer: "1",
    description: " Hi ",
  };
  const sent = { ...form, ...rest };

  it("becomes öre, hundredths and ISO times", () => {
    expect(codeFieldsOf(codeFormSchema.parse(sent))).toEqual({
      ...fields,
      valueHundredths: 12_50,
      maxDiscountOre: 300_00,
      startsAt: "2026-11-30T23:00:00.000Z",
      maxUsesPerCustomer: 1,
      description: "Hi",
      isActive: false,
    });
  });

  it.each([
    ["valueHundredths", { valueHundredths: "" }],
    ["valueHundredths", { valueHundredths: "0" }],
    ["valueHundredths", { valueHundredths: "100,01" }],
    ["valueHundredths", { valueHundredths: "-5" }],
    ["minOrderOre", { minOrderOre: "1e3" }],
    ["expiryDate", { expiryDate: "2026-12-01T00:00" }],
    ["startsAt", { startsAt: "tomorrow" }],
    ["maxUses", { maxUses: "1.5" }],
  ])("says that %s is wrong in %o", (field, change) => {
    const parsed = codeFormSchema.safeParse({ ...sent, ...change });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("keeps of a type's fields those that it has", () => {
    const all = {
      ...sent,
      valueHundredths: "50",
      buyQuantity: "2",
      getQuantity: "1",
      scope: "products",
      products: "tee\n/product/cap\ntee",
    };
    const kept = (discountType: string) => codeFieldsOf(codeFormSchema.parse({ ...all, discountType }));
    const none = { maxDiscountOre: null, buyQuantity: null, getQuantity: null, productIds: ["tee", "cap"] };
    expect(kept("fixed")).toMatchObject({ ...none, valueHundredths: 50_00 });
    expect(kept("free-shipping")).toMatchObject({ ...none, valueHundredths: 0 });
    expect(kept("buy-x-get-y")).toMatchObject({ ...none, buyQuantity: 2, getQuantity: 1, valueHundredths: 50_00 });
    expect(kept("percentage")).toMatchObject({ ...none, maxDiscountOre: 300_00 });
    expect(codeFieldsOf(codeFormSchema.parse({ ...all, scope: "everything" })).productIds).toBeNull();
  });

  it.each([
    ["products", { scope: "products", products: " " }],
    ["buyQuantity", { discountType: "buy-x-get-y", buyQuantity: "", getQuantity: "1" }],
    ["getQuantity", { discountType: "buy-x-get-y", buyQuantity: "2", getQuantity: "21" }],
    ["valueHundredths", { discountType: "buy-x-get-y", buyQuantity: "2", getQuantity: "1", valueHundredths: "101" }],
  ])("asks for %s in %o", (field, change) => {
    const parsed = codeFormSchema.safeParse({ ...sent, ...change });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("upper-cases the code and takes nothing that an address could not carry", () => {
    expect(codeSchema.parse("  sommar_26 ")).toBe("SOMMAR_26");
    for (const typed of ["a", "two words", "a/b", "new", "x".repeat(41)])
      expect(codeSchema.safeParse(typed).success).toBe(false);
  });
});

describe("a discount code", () => {
  it("is created once, however many create it at once", async () => {
    const createOnce = () => createCode(shop, { code: "ONCE", fields, actor }, now);
    const outcomes = await Promise.all([createOnce(), createOnce(), createOnce()]);
    expect(outcomes.toSorted()).toEqual(["created", "taken", "taken"]);
    expect(await entriesOf("ONCE")).toMatchObject([{ action: "discount.created", after: { valueHundredths: 10_00 } }]);
  });

  it("with a start answers as not active until then, before every other refusal", async () => {
    await create("LATER", { startsAt: later(60).toISOString(), minOrderOre: 500_00 });
    const { found, uses } = await findDiscountCode(db, "later");
    expect(evaluateDiscount("later", found, 100_00, later(59), uses)).toMatchObject({
      error: "Discount code is not active",
    });
    expect(evaluateDiscount("later", found, 100_00, later(60), uses)).toMatchObject({
      error: "Minimum order amount is 500 SEK",
    });
  });

  it("is for chosen products, edited once by those who saw the same ones, and undone", async () => {
    const made = await create("CHOSEN", { productIds: ["tee"] });
    const edit = (productIds: string[] | null, basedOn = made.updatedAt) =>
      editCode(shop, { code: "CHOSEN", fields: { productIds }, basedOn, actor }, later(1));
    expect(await edit(["tee"])).toEqual({ kind: "saved" });
    expect((await readCode(db, "CHOSEN"))?.updatedAt).toBe(made.updatedAt);
    expect(await edit(["tee", "cap"])).toEqual({ kind: "saved" });
    expect(await edit(null)).toMatchObject({ kind: "conflict", theirs: { productIds: ["tee", "cap"] } });
    const [, edited] = await entriesOf("CHOSEN");
    expect(edited).toMatchObject({ before: { productIds: ["tee"] }, after: { productIds: ["tee", "cap"] } });
    expect(await undoChange(shop, edited!.id, actor)).toMatchObject({ tone: "success" });
    expect(await readCode(db, "CHOSEN")).toMatchObject({ productIds: ["tee"] });
    expect(await deleteCode(shop, { code: "CHOSEN", actor }, later(2))).toBe("deleted");
    const deleted = (await entriesOf("CHOSEN")).find(({ action }) => action === "discount.deleted");
    expect(await undoChange(shop, deleted!.id, actor)).toMatchObject({ tone: "success" });
    expect(await readCode(db, "CHOSEN")).toMatchObject({ productIds: ["tee"] });
  });

  it("counts its paid orders and what they saved, until they are refunded", async () => {
    await create("COUNTED");
    const used = async () => {
      const { timesUsed, givenOre } = (await readCode(db, "COUNTED"))!;
      return [timesUsed, givenOre];
    };
    const first = await paidOrder("COUNTED");
    await paidOrder("COUNTED");
    expect(await used()).toEqual([2, 59_80]);
    await db.update(orders).set({ paymentStatus: "partially-refunded" }).where(eq(orders.id, first));
    expect(await used()).toEqual([2, 59_80]);
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, first));
    expect(await used()).toEqual([1, 29_90]);
  });

  it("is saved over the version that was seen; of two others one is shown the difference", async () => {
    const { updatedAt } = await create("EDITED");
    const edit = (valueHundredths: number) =>
      editCode(shop, { code: "EDITED", fields: { valueHundredths }, basedOn: updatedAt, actor }, later(1));
    const kinds = (await Promise.all([edit(15_00), edit(20_00)])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["conflict", "saved"]);
    expect(await entriesOf("EDITED")).toHaveLength(2);
    const known = (await readCode(db, "EDITED"))!;
    expect(await edit(known.valueHundredths)).toEqual({ kind: "saved" });
    expect(await editCode(shop, { code: "NONE", fields: {}, basedOn: "", actor }, now)).toEqual({ kind: "gone" });
  });

  it("is not undone to what no form would save: an amount of 300 kr does not become 300%", async () => {
    const { updatedAt } = await create("TYPEUNDO");
    const edit = (change: Partial<CodeFields>, basedOn: string, at: Date) =>
      editCode(shop, { code: "TYPEUNDO", fields: change, basedOn, actor }, at);
    expect(await edit({ discountType: "fixed" }, updatedAt, later(1))).toEqual({ kind: "saved" });
    expect(await edit({ valueHundredths: 300_00 }, later(1).toISOString(), later(2))).toEqual({ kind: "saved" });
    const [, typed, valued] = await entriesOf("TYPEUNDO");
    expect(await undoChange(shop, typed!.id, actor)).toMatchObject({ tone: "error", text: /changed again since/ });
    expect(await readCode(db, "TYPEUNDO")).toMatchObject({ discountType: "fixed", valueHundredths: 300_00 });
    for (const { id } of [valued!, typed!])
      expect(await undoChange(shop, id, actor)).toMatchObject({ tone: "success" });
    expect(await readCode(db, "TYPEUNDO")).toMatchObject({ discountType: "percentage", valueHundredths: 10_00 });
  });

  it("is deleted only when no order names it, and undo brings it back", async () => {
    await create("UNUSED", { description: "Never used", maxUses: 3 });
    await create("ORDERED");
    await paidOrder("ORDERED");
    expect(await deleteCode(shop, { code: "ORDERED", actor }, now)).toBe("used");
    expect(await deleteCode(shop, { code: "UNUSED", actor }, now)).toBe("deleted");
    expect(await deleteCode(shop, { code: "UNUSED", actor }, now)).toBe("gone");
    const entry = (await entriesOf("UNUSED")).at(-1)!;
    expect(await undoChange(shop, entry.id, actor)).toEqual({ tone: "success", text: "Undone." });
    expect(await readCode(db, "UNUSED")).toMatchObject({ description: "Never used", maxUses: 3, isActive: true });
  });

  it("is listed by its state", async () => {
    await db.delete(discountCodes).where(sql`code LIKE 'STATE%'`);
    await create("STATE-ACTIVE");
    await create("STATE-SCHEDULED", { startsAt: later(1).toISOString() });
    await create("STATE-EXPIRED", { expiryDate: later(-1).toISOString() });
    await create("STATE-USED-UP", { maxUses: 0 });
    await create("STATE-DISABLED", { isActive: false });
    for (const state of codeStates) {
      const query = { search: "state-", sort: "newest", filters: { state }, paging: { size: 20 } } as const;
      const { rows } = await listCodes(db, query, now);
      expect(rows.map(({ code }) => code)).toEqual([`STATE-${state.toUpperCase()}`]);
    }
  });

  it("is found by how its code begins, and an automatic discount by words of its title alone", async () => {
    await create("FOUND-CODE");
    await create("FOUND-AUTO", { method: "automatic", title: "Leggings week" });
    const codes = async (search: string) => {
      const query = { search, sort: "newest", filters: {}, paging: { size: 20 } } as const;
      return (await listCodes(db, query, now)).rows.map(({ code }) => code);
    };
    expect(await codes("found")).toEqual(["FOUND-CODE"]);
    expect(await codes("leggings WEEK")).toEqual(["FOUND-AUTO"]);
    expect(await codes("%")).toEqual([]);
  });

  it("is tried against a cart by the rules of an order", async () => {
    await create("TRIED", { minOrderOre: 500_00, maxUsesPerCustomer: 1 });
    const cart = { amount: null, products: [], email: "" };
    const texts = async (change: object) => {
      const { text, lines } = await tryCode(db, "TRIED", { ...cart, ...change }, later(10));
      return [text, ...lines].map((line) => line.replaceAll("\u00a0", " "));
    };
    expect(await texts({ amount: 499 })).toEqual(["Minimum order amount is 500 SEK"]);
    expect(await texts({ amount: 10, products: [{ name: "garment tee", quantity: 2 }] })).toEqual([
      "Takes 60,80 kr off 608 kr, leaving 547,20 kr.",
      "2 × Garment tee: 598 kr",
    ]);
    expect(await texts({ amount: 500, products: [{ name: "No such thing", quantity: 1 }] })).toContain(
      "1 × No such thing: no matching product for sale",
    );
    await db.update(discountCodes).set({ minOrderOre: 0 }).where(eq(discountCodes.code, "TRIED"));
    await paidOrder("TRIED");
    expect(await texts({ amount: 500, email: "asa.oberg@mail.example" })).toEqual([
      "You have already used this discount code",
    ]);
    expect(await texts({ amount: 500 })).toEqual(["Takes 50 kr off 500 kr, leaving 450 kr."]);
  });
});

describe("moderation", () => {
  const review = async () => {
    const id = newId("rev");
    const row = {
      id,
      productId: "tee",
      email: "a@b.example",
      name: "Åsa",
      location: "Trosa",
      rating: 5,
      comment: "Warm.",
      isVerified: true,
      orderId: newId("ord"),
    };
    await db.insert(reviews).values({ ...row, uploadKey: newId(), createdAt: now.toISOString() });
    return id;
  };
  const decide = (reviewId: string, decision: Decision) =>
    moderateReview(db, { reviewId, decision, reason: "unlawful", actor, seenPictures: [] }, now);
  const stateOf = async (id: string) => {
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    return [row?.status, row?.isFeatured];
  };
  const undoLast = async (id: string) => undoChange(shop, (await entriesOf(id)).at(-1)!.id, "owner");

  it("is on record, and nothing of who wrote the review is", async () => {
    const id = await review();
    await decide(id, "approve");
    await decide(id, "approve");
    await decide(id, "feature");
    expect(await entriesOf(id)).toMatchObject([
      {
        actor,
        action: "review.moderated",
        subjectName: "Garment tee",
        before: { status: "pending", isFeatured: false },
        after: { status: "approved", isFeatured: false },
      },
      { before: { status: "approved", isFeatured: false }, after: { status: "approved", isFeatured: true } },
    ]);
    expect(JSON.stringify(await entriesOf(id))).not.toMatch(/Åsa|Warm|a@b/);
  });

  it("is undone step by step, and each undo is on record", async () => {
    const id = await review();
    await decide(id, "approve");
    await decide(id, "reject");
    expect(await undoLast(id)).toMatchObject({ tone: "success" });
    expect(await stateOf(id)).toEqual(["approved", false]);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      actor: "owner",
      action: "audit.undone",
      after: { status: "approved" },
    });
    expect(await undoLast(id)).toEqual({ tone: "error", text: "This can't be undone." });
  });

  it("is not undone over what somebody decided since", async () => {
    const id = await review();
    await decide(id, "approve");
    const [first] = await entriesOf(id);
    await decide(id, "reject");
    expect(await undoChange(shop, first!.id, actor)).toMatchObject({ tone: "error", text: /changed again since/ });
    expect(await stateOf(id)).toEqual(["rejected", false]);
    expect((await entriesOf(id))[0]).toMatchObject({ undoneAt: null });
  });

  it("is undone once by several who undo it at once", async () => {
    const id = await review();
    await decide(id, "approve");
    const [entry] = await entriesOf(id);
    const answers = await Promise.all(["a", "b", "c"].map((name) => undoChange(shop, entry!.id, name)));
    expect(answers.map(({ tone }) => tone)).toEqual(["success", "success", "success"]);
    expect(await stateOf(id)).toEqual(["pending", false]);
    expect((await entriesOf(id)).filter(({ action }) => action === "audit.undone")).toHaveLength(1);
  });

  it("can be taken back to pending, which features nothing", async () => {
    const id = await review();
    await decide(id, "approve");
    await decide(id, "feature");
    await decide(id, "reset");
    expect(await stateOf(id)).toEqual(["pending", false]);
  });

  it("moves a review between the filters of the list", async () => {
    const id = await review();
    const found = async (search: string, filters: object) => {
      const query = { search, sort: "newest", filters, paging: { size: 100 } } as const;
      return (await listReviewsForStaff(db, query)).rows.some((row) => row.id === id);
    };
    await decide(id, "approve");
    for (const search of ["", "garment warm"]) {
      expect(await found(search, { status: "approved", rating: "5", featured: "no" })).toBe(true);
      expect(await found(search, { status: "pending" })).toBe(false);
      expect(await found(search, { featured: "yes" })).toBe(false);
    }
    await decide(id, "feature");
    expect(await found("garm", { featured: "yes", rating: "5" })).toBe(true);
    expect(await found("", { featured: "yes" })).toBe(true);
    await statement(db, sql`UPDATE products SET name = 'Renamed' WHERE id = 'tee'`);
    expect(await found("renamed", {})).toBe(true);
    await statement(db, sql`UPDATE products SET name = 'Garment tee' WHERE id = 'tee'`);
  });
});

describe("the audit log", () => {
  it("is narrowed to a person, a kind and a subject, together", async () => {
    await createCode(shop, { code: "BY-ERIK", fields, actor: "erik.b" }, now);
    await createCode(shop, { code: "BY-ERIKA", fields, actor: "erik.bergman" }, now);
    const found = async (search: string, filters: object) => {
      const query = { search, sort: "newest", filters, paging: { size: 100 } } as const;
      return (await listEntries(db, query)).rows.map(({ subjectName }) => subjectName);
    };
    expect(await found("", { person: "erik.b" })).toEqual(["BY-ERIK"]);
    expect(await found("by-erik", { person: "erik.b" })).toEqual(["BY-ERIK"]);
    expect(await found("by-erik", { action: "discount.created" })).toHaveLength(2);
    expect(await found("by-erik", { action: "discount.edited" })).toEqual([]);
    expect(await found("", { person: "erik.b", action: "discount.created" })).toEqual(["BY-ERIK"]);
  });

  it("undoes a message's status, and says so when it is gone", async () => {
    const time = now.toISOString();
    const row = { id: "msg_undo", name: "E", email: "e@f.example", subject: "order", message: "Hi" };
    await db.insert(contactMessages).values({ ...row, createdAt: time, updatedAt: time });
    await setMessageStatus(db, { id: row.id, from: "new", to: "read", actor }, now);
    const [entry] = await entriesOf(row.id);
    expect(await undoChange(shop, entry!.id, actor)).toMatchObject({ tone: "success" });
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, row.id));
    expect(message?.status).toBe("new");
    await setMessageStatus(db, { id: row.id, from: "new", to: "replied", actor }, now);
    await db.delete(contactMessages).where(eq(contactMessages.id, row.id));
    const last = (await entriesOf(row.id)).at(-1)!;
    expect(await undoChange(shop, last.id, actor)).toMatchObject({ text: "Not undone: it no longer exists." });
    expect(await undoChange(shop, "aud_none", actor)).toMatchObject({ tone: "error" });
  });
});
