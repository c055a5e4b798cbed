import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { addTestMaker, complete, now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { callDatabase, type StaffCalls, staffCalls, statusesOf } from "#tests/support/staff-calls.ts";

const shop = openTestShop();
let owner: StaffCalls;
let support: StaffCalls;

const tee = {
  name: "Core Tee",
  description: "Light and quick to dry.",
  price: 299.5,
  category: "Mens Collection",
  tags: ["running"],
  colors: ["Black", { name: "Sea", hex: "#1F2A44" }],
  sizes: ["M", "L"],
  variants: [{ colorId: "black", sizeId: "m", quantity: 4 }],
  media: ["/media/tee.webp", { url: "/media/back.webp", alt: "The back", colorId: "black" }],
  materials: "Polyester\nElastane",
  ...complete,
};
const entriesOf = (subject: string) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subject))
    .orderBy(sql`rowid`);
const readOne = async (id: string) =>
  (await owner("products", "--read", { view: "staff", filter: { id } })).body.data[0];
let made = 0;

async function createTee(change: object = {}): Promise<string> {
  const id = `api-tee-${++made}`;
  const { status, body } = await owner("products", "--create", { id, ...tee, ...change });
  expect([status, body.fields ?? []]).toEqual([201, []]);
  return id;
}

beforeAll(async () => {
  await addTestMaker(shop.db);
  owner = await staffCalls(shop, "owner");
  support = await staffCalls(shop, "support");
});

describe("products --create", () => {
  it("creates a product that shoppers and staff read back, with prices in kronor and options by name alone", async () => {
    const id = await createTee();
    const { body } = await callDatabase(shop, { collection_name: "products", command: "--read", data: { id } });
    expect(body.data).toMatchObject([
      {
        id,
        price: 299.5,
        colors: [
          { id: "black", name: "Black", hex: "#0A0B0D" },
          { id: "sea", hex: "#1F2A44" },
        ],
        variants: [{ colorId: "black", sizeId: "m", quantity: 4 }],
        media: ["/media/tee.webp", "/media/back.webp"],
        materials: ["Polyester", "Elastane"],
      },
    ]);
    expect(await readOne(id)).toMatchObject({
      state: "published",
      pictures: [{ url: "/media/tee.webp" }, { alt: "The back", colorId: "black" }],
    });
    expect(await entriesOf(id)).toMatchObject([{ actor: "owner", action: "product.created" }]);
  });

  it("writes its stock into the ledger under the name of who created it", async () => {
    const id = await createTee();
    const [variant] = (await readOne(id)).variants;
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.variantId, variant.id));
    expect(moved).toMatchObject([{ delta: 4, actor: "owner" }]);
  });

  it("shows a draft to staff alone", async () => {
    const id = await createTee({ state: "draft" });
    const read = { collection_name: "products", command: "--read", data: { id } };
    expect((await callDatabase(shop, read)).body.data).toEqual([]);
    expect((await support("products", "--read", { view: "staff", filter: { id } })).body.data).toHaveLength(1);
  });

  it("creates one product of one id, however often it is sent", async () => {
    const sent = { id: "api-once", ...tee };
    const answers = await Promise.all([owner("products", "--create", sent), owner("products", "--create", sent)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await owner("products", "--create", sent)).toMatchObject({ status: 409, body: { code: "id-taken" } });
    expect(await entriesOf("api-once")).toHaveLength(1);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a price below nothing", { price: -1 }, "price"],
    ["an earlier price that is lower", { earlierPrice: 100 }, "earlierPrice"],
    ["a picture of another computer", { media: ["http://localhost/a.png"] }, "media.0.url"],
    ["a variant of a color it does not have", { variants: [{ colorId: "red", sizeId: "m", quantity: 1 }] }, "variants"],
    ["a color code that is none", { colors: [{ name: "Black", hex: "black" }] }, "colors.0.hex"],
    ["a list where a text is due", { name: ["Tee"] }, "name"],
    ["an object where a list is due", { tags: { 0: "running" } }, "tags"],
    ["a fit that the shop does not have", { fit: "baggy" }, "fit"],
    ["a sport that the shop does not have", { sports: ["running", "chess"] }, "sports.1"],
    ["a schedule without a time", { state: "scheduled" }, "publishAt"],
    ["a field that is none", { soldCount: 5 }, ""],
    ["the price in öre", { priceOre: 1 }, ""],
  ])("refuses %s, and says where", async (_, change, field) => {
    const { status, body } = await owner("products", "--create", { ...tee, ...change });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.fields.map((problem: { field: string }) => problem.field)).toContain(field);
  });
});

describe("a price of a variant's own", () => {
  const medium = { colorId: "black", sizeId: "m", quantity: 4 };
  const sent = (id: string, update: object) => owner("products", "--update", { filter: { id }, update });
  const own = async (id: string) => {
    const [variant] = (await readOne(id)).variants;
    return { price: variant.price, earlierPrice: variant.earlierPrice };
  };

  it("stays when the product's comes to be the same, whatever is saved then, and differs again when that one moves on", async () => {
    const id = await createTee({ variants: [{ ...medium, price: 349 }] });
    for (const update of [{ price: 349 }, { name: "Tee" }, { variants: [{ ...medium, price: 349 }] }, { price: 299 }])
      expect((await sent(id, update)).status).toBe(200);
    expect(await own(id)).toEqual({ price: 349, earlierPrice: null });
  });

  it("is none where every variant is told to cost what its product does", async () => {
    const id = await createTee({ variants: [{ ...medium, price: 299.5 }] });
    expect(await own(id)).toEqual({ price: null, earlierPrice: null });
  });

  it("takes its sale with it when it is ended by null", async () => {
    const id = await createTee({ variants: [{ ...medium, price: 249, earlierPrice: 349 }] });
    expect((await sent(id, { variants: [{ ...medium, price: null }] })).status).toBe(200);
    expect(await own(id)).toEqual({ price: null, earlierPrice: null });
  });

  it("is asked for in words where a variant has an earlier price without one", async () => {
    const id = await createTee();
    for (const prices of [{ price: null, earlierPrice: 349 }, { earlierPrice: 349 }]) {
      const { status, body } = await sent(id, { variants: [{ ...medium, ...prices }] });
      expect([status, body.fields[0].message]).toEqual([
        400,
        "A variant's earlier price needs a price of its own. Enter one, or clear the earlier price",
      ]);
    }
  });
});

describe("products --update", () => {
  it("changes the named fields, and no others, and answers with the product", async () => {
    const id = await createTee();
    const { status, body } = await owner("products", "--update", {
      filter: { _id: id },
      update: { price: 249, earlierPrice: 299.5, new: true, materials: ["Wool"] },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { price: 249, earlierPrice: 299.5, new: true, materials: ["Wool"], name: "Core Tee", tags: ["running"] },
    ]);
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      actor: "owner",
      action: "product.updated",
      before: { priceOre: 299_50, earlierPriceOre: null },
      after: { priceOre: 249_00, earlierPriceOre: 299_50 },
    });
  });

  it("says fit and sports, each sport once, and takes them back", async () => {
    const id = await createTee();
    const update = (change: object) => owner("products", "--update", { filter: { id }, update: change });
    await update({ fit: "slim", sports: ["yoga", "running", "yoga"] });
    expect(await readOne(id)).toMatchObject({ fit: "slim", sports: ["running", "yoga"] });
    await owner("products", "--append", { filter: { id }, field: "sports", value: "cycling" });
    expect(await readOne(id)).toMatchObject({ sports: ["running", "yoga", "cycling"] });
    await update({ fit: null, sports: [] });
    expect(await readOne(id)).toMatchObject({ fit: null, sports: [] });
  });

  it("keeps what is known of a picture that is named by its address", async () => {
    const id = await createTee();
    await owner("products", "--update", { filter: { id }, update: { media: ["/media/back.webp"] } });
    expect((await readOne(id)).pictures).toMatchObject([{ alt: "The back", colorId: "black" }]);
  });

  it.each([
    [{ published: false }, "draft"],
    [{ isPrivate: true }, "private"],
    [{ state: "scheduled", publishAt: "2027-01-01T08:00:00Z" }, "scheduled"],
  ])("reads %o as the state %s", async (update, state) => {
    const id = await createTee();
    await owner("products", "--update", { filter: { id }, update });
    expect(await readOne(id)).toMatchObject({ state });
  });

  it("refuses a state beside the flags that say it, too", async () => {
    const id = await createTee();
    const update = { state: "draft", published: true };
    expect((await owner("products", "--update", { filter: { id }, update })).status).toBe(400);
  });

  it("answers a change made from an older version with 409 and the product as it is, and writes nothing", async () => {
    const id = await createTee();
    const { updatedAt } = await readOne(id);
    await owner("products", "--update", { filter: { id }, update: { price: 199 } });
    const { status, body } = await owner("products", "--update", {
      filter: { id, updatedAt },
      update: { name: "Other" },
    });
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.data).toMatchObject([{ id, name: "Core Tee", price: 199 }]);
    expect(await readOne(id)).toMatchObject({ name: "Core Tee" });
  });

  it("saves one of two changes at once that were made from the same version", async () => {
    const id = await createTee();
    const { updatedAt } = await readOne(id);
    const change = (name: string) => owner("products", "--update", { filter: { id, updatedAt }, update: { name } });
    const answers = await Promise.all([change("One"), change("Two")]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it("keeps both of two changes at once in different fields", async () => {
    const id = await createTee();
    const change = (update: object) => owner("products", "--update", { filter: { id }, update });
    await Promise.all([change({ price: 150 }), change({ name: "Renamed" })]);
    expect(await readOne(id)).toMatchObject({ price: 150, name: "Renamed" });
  });

  it("leaves sold what was sold meanwhile when it is told the stock that was seen", async () => {
    await stockGarment(shop.db, { id: "api-sold", stock: 10 });
    const variants = (await readOne("api-sold")).variants.map(({ colorId, sizeId, quantity }: any) => ({
      colorId,
      sizeId,
      quantity: quantity + 5,
      loadedQuantity: quantity,
    }));
    expect((await placeOrder(shop.db, orderOf("api-sold", { quantity: 2 }), now)).kind).toBe("placed");
    await owner("products", "--update", { filter: { id: "api-sold" }, update: { variants } });
    const after = (await readOne("api-sold")).variants;
    expect(after.find(({ id }: { id: string }) => id === "api-sold-black-m").quantity).toBe(13);
  });

  it.each([
    ["nothing to change", { filter: { id: "x" }, update: {} }],
    ["no filter", { update: { name: "A" } }],
    ["a filter that names nothing", { filter: {}, update: { name: "A" } }],
    ["a filter by another field", { filter: { name: "Core Tee" }, update: { price: 1 } }],
    ["a field that is none", { filter: { id: "x" }, update: { archivedAt: null } }],
  ])("refuses %s", async (_, data) => {
    expect((await owner("products", "--update", data)).status).toBe(400);
  });

  it("knows no product by another id", async () => {
    const answer = await owner("products", "--update", { filter: { id: "nothing" }, update: { price: 1 } });
    expect(answer).toMatchObject({ status: 404, body: { code: "unknown-product" } });
  });
});

describe("products --append, --update-field and --delete-field", () => {
  it("add entries once each, and leave those that are there", async () => {
    const id = await createTee();
    const append = (field: string, value: unknown) => owner("products", "--append", { filter: { id }, field, value });
    await append("tags", ["running", "summer"]);
    await append("tags", "summer");
    await append("colors", "Red");
    await append("colors", [{ name: "Black", hex: "#000000" }]);
    await append("media", "/media/tee.webp");
    await append("materials", "Wool");
    await append("variants", { colorId: "red", sizeId: "l", quantity: 3 });
    const product = await readOne(id);
    expect(product).toMatchObject({
      tags: ["running", "summer"],
      colors: [{ hex: "#0A0B0D" }, { id: "sea" }, { id: "red" }],
      media: ["/media/tee.webp", "/media/back.webp"],
      materials: ["Polyester", "Elastane", "Wool"],
    });
    expect(product.variants).toHaveLength(2);
  });

  it("keep the entries of two who add at once", async () => {
    const id = await createTee();
    const append = (value: string) => owner("products", "--append", { filter: { id }, field: "tags", value });
    await Promise.all([append("a"), append("b")]);
    expect((await readOne(id)).tags.toSorted()).toEqual(["a", "b", "running"]);
  });

  it("set and clear one field", async () => {
    const id = await createTee();
    const set = { filter: { id }, field: "earlierPrice", value: 399 };
    expect((await owner("products", "--update-field", set)).body.data).toMatchObject([{ earlierPrice: 399 }]);
    const cleared = await owner("products", "--delete-field", { filter: { id }, field: "earlierPrice" });
    expect(cleared.body.data).toMatchObject([{ earlierPrice: null, price: 299.5 }]);
  });

  it("refuse a value where it is wrong, by the name of the value", async () => {
    const id = await createTee();
    const set = (field: string, value?: unknown) =>
      owner("products", "--update-field", { filter: { id }, field, value });
    for (const answer of [
      await set("price", "much"),
      await set("price", null),
      await set("name", ""),
      await set("name"),
    ])
      expect([answer.status, answer.body.fields[0].field]).toEqual([400, "value"]);
  });

  it.each(["name", "price", "category", "state", "currency"])("never clear %s", async (field) => {
    const id = await createTee();
    expect((await owner("products", "--delete-field", { filter: { id }, field })).status).toBe(400);
  });

  it.each(["__proto__", "constructor", "toString", "soldCount", "id", "updatedAt"])(
    "know no field %s",
    async (field) => {
      const id = await createTee();
      for (const command of ["--update-field", "--append", "--delete-field"] as const)
        expect((await owner("products", command, { filter: { id }, field, value: "x" })).status).toBe(400);
    },
  );
});

describe("products --delete and --verify", () => {
  it("delete a product for everyone, once, and leave its id taken", async () => {
    const id = await createTee();
    expect((await support("products", "--verify", { filter: { id } })).body.data).toEqual([{ exists: true }]);
    expect(await owner("products", "--delete", { filter: { id } })).toMatchObject({ status: 200, body: { data: [] } });
    expect((await support("products", "--verify", { filter: { id } })).body.data).toEqual([{ exists: false }]);
    expect((await owner("products", "--delete", { filter: { id } })).status).toBe(404);
    expect(await readOne(id)).toBeUndefined();
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(["product.created", "product.deleted"]);
  });

  it("leave a product that was changed since", async () => {
    const id = await createTee();
    const { updatedAt } = await readOne(id);
    await owner("products", "--update", { filter: { id }, update: { price: 1 } });
    expect(await owner("products", "--delete", { filter: { id, updatedAt } })).toMatchObject({
      status: 409,
      body: { data: [{ price: 1 }] },
    });
    expect(await readOne(id)).toBeDefined();
  });
});

describe("products --read for staff", () => {
  it("goes through all of them in pages, each once", async () => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const data = { view: "staff", limit: 7, ...(after && { after }) };
      const { status, body } = await support("products", "--read", data);
      expect(status).toBe(200);
      expect(body.data.length).toBeLessThanOrEqual(7);
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      after = body.next ?? undefined;
    } while (after);
    const [counted] = await shop.db.all<{ n: number }>("SELECT count(*) AS n FROM products WHERE archived_at IS NULL");
    expect([new Set(ids).size, ids.length]).toEqual([counted?.n, counted?.n]);
  });

  it("filters and searches", async () => {
    const id = await createTee({ name: "Zephyr Jacket", state: "draft", category: "Accessories" });
    const idsOf = async (data: object) =>
      (await support("products", "--read", { view: "staff", ...data })).body.data.map((found: any) => found.id);
    expect(await idsOf({ search: "zephyr" })).toEqual([id]);
    expect(await idsOf({ filter: { category: "Accessories", state: "draft" } })).toEqual([id]);
    expect(await idsOf({ filter: { category: "Accessories", state: "private" } })).toEqual([]);
  });

  it("is asked of staff alone", async () => {
    const read = { collection_name: "products", command: "--read", data: { view: "staff" } };
    expect(await callDatabase(shop, read)).toMatchObject({ status: 401, body: { code: "sign-in-required" } });
  });

  it.each([{ limit: 101 }, { limit: 0 }, { after: "nonsense" }, { skip: 5 }, { filter: { state: "sold" } }])(
    "refuses %o",
    async (change) => {
      expect((await owner("products", "--read", { view: "staff", ...change })).status).toBe(400);
    },
  );
});

describe("discount codes", () => {
  const create = (code: string, change: object = {}) =>
    owner("discount_codes", "--create", { code, discountType: "percentage", value: 10, ...change });
  const filter = (code: string) => ({ filter: { code } });

  it("are created, found by any spelling, changed by field and deleted", async () => {
    expect(await create("spring", { minOrderAmount: 499.5, expiryDate: "2027-03-01T00:00:00Z" })).toMatchObject({
      status: 201,
      body: { id: "SPRING", data: [{ code: "SPRING", isActive: true, value: 10, minOrderAmount: 499.5 }] },
    });
    expect((await support("discount_codes", "--read", filter("Spring"))).body.data).toHaveLength(1);
    expect((await support("discount_codes", "--verify", filter("spring"))).body.data).toEqual([{ exists: true }]);
    await owner("discount_codes", "--update", { ...filter("spring"), update: { discountType: "fixed", value: 150 } });
    await owner("discount_codes", "--update-field", { ...filter("spring"), field: "maxUses", value: 5 });
    const cleared = await owner("discount_codes", "--delete-field", { ...filter("spring"), field: "minOrderAmount" });
    expect(cleared.body.data).toMatchObject([{ discountType: "fixed", value: 150, maxUses: 5, minOrderAmount: 0 }]);
    expect((await owner("discount_codes", "--delete", filter("spring"))).status).toBe(200);
    expect((await owner("discount_codes", "--delete", filter("spring"))).status).toBe(404);
    expect((await entriesOf("SPRING")).map(({ action }) => action)).toEqual([
      "discount.created",
      ...Array<string>(3).fill("discount.edited"),
      "discount.deleted",
    ]);
  });

  it("are created once of one name", async () => {
    const answers = await Promise.all([create("twice"), create("TWICE")]);
    expect(statusesOf(answers)).toEqual([201, 409]);
  });

  it("answer a change made from an older version with 409 and the code as it is", async () => {
    await create("older");
    const [{ updatedAt }] = (await owner("discount_codes", "--read", filter("older"))).body.data;
    // Two versions of one millisecond would be the same one.
    await shop.db.run(sql`UPDATE discount_codes SET updated_at = '2026-01-01T00:00:00.000Z' WHERE code = 'OLDER'`);
    const change = { filter: { code: "older", updatedAt }, update: { value: 20 } };
    expect(await owner("discount_codes", "--update", change)).toMatchObject({
      status: 409,
      body: { data: [{ value: 10 }] },
    });
    const remove = { filter: { code: "older", updatedAt } };
    expect((await owner("discount_codes", "--delete", remove)).status).toBe(409);
  });

  it.each([
    [{ value: 120 }, "value"],
    [{ value: 0 }, "value"],
    [{ value: -5 }, "value"],
    [{ startsAt: "2027-02-01T00:00:00Z", expiryDate: "2027-01-01T00:00:00Z" }, "expiryDate"],
    [{ maxUses: 1.5 }, "maxUses"],
    [{ expiryDate: "tomorrow" }, "expiryDate"],
    [{ discountType: "gift" }, "discountType"],
    [{ code: "a b" }, "code"],
    [{ timesUsed: 3 }, ""],
  ])("are not created with %o", async (change, field) => {
    const { status, body } = await create("refused", change);
    expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
  });
});

describe("odd input of staff", () => {
  const odd: [string, unknown][] = [
    ["a NUL", "a\u0000b"],
    ["half a character", "\ud800"],
    ["100 KB", "x".repeat(90_000)],
    ["a list", ["a"]],
    ["an object", { a: 1 }],
    ["null", null],
    ["a number", 1e308],
    ["a flag", true],
    ["SQL", "' OR 1=1; --"],
  ];
  const fields = [
    "id",
    "name",
    "description",
    "price",
    "tags",
    "colors",
    "variants",
    "media",
    "materials",
    "publishAt",
  ];

  it.each(odd)("never breaks products: %s", async (_, value) => {
    for (const field of fields) {
      const created = await owner("products", "--create", { ...tee, [field]: value });
      expect([field, [201, 400].includes(created.status)]).toEqual([field, true]);
    }
    const id = await createTee();
    for (const data of [{ filter: { id: value } }, { filter: value }, { filter: { id }, update: { name: value } }]) {
      const { status } = await owner("products", "--update", data);
      expect(status).toBeLessThan(500);
    }
    for (const after of [value, `s${String(value)}~x`]) {
      const { status } = await owner("products", "--read", { view: "staff", after, search: value });
      expect(status).toBeLessThan(500);
    }
  });

  it.each([
    '{"collection_name":"products","command":"--update","data":{"filter":{"__proto__":{"id":"a"}},"update":{"__proto__":{"price":1}}}}',
    '{"collection_name":"products","command":"--create","data":{"__proto__":{"name":"a","price":1}}}',
    '{"collection_name":"discount_codes","command":"--create","data":{"code":"__PROTO__","discountType":"constructor","value":1}}',
    '{"collection_name":"__proto__","command":"--read"}',
    '{"collection_name":"products","command":"--read","data":[]}',
    '{"collection_name":"products","command":"--update","data":null}',
    "[]",
    "null",
    '"--read"',
  ])("is refused: %s", async (body) => {
    expect((await callDatabase(shop, body, { Cookie: owner.cookie })).status).toBe(400);
  });
});
