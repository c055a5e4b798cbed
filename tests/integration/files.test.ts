import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { brokenRows } from "#app/admin/files/broken-rows.server.ts";
import { readProducts } from "#app/admin/files/read-products.server.ts";
import { runFileStep } from "#app/admin/files/run-step.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { readRedirect } from "#app/features/catalogue/redirects/old-path.ts";
import { saveRedirect } from "#app/features/catalogue/redirects/save-redirect.server.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { claimStep } from "#app/features/shop/files/claim.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { cancelJob, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { requeueStalledJobs } from "#app/features/shop/files/queue-step.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { FileKind } from "#app/shared/states.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { shop, queue, deliver } = openFileShop();
const { db, env } = shop;
const actor = "astrid";

async function exported(kind: FileKind, filter: Record<string, string> = {}): Promise<string> {
  const id = newId("job");
  await startExport(shop, { id, kind, filter, separator: ",", actor }, now);
  await deliver();
  const job = await jobOf(id);
  expect(job.state).toBe("done");
  return textOf(readParts(shop, id, job.step));
}

async function upload(kind: FileKind, text: string | Uint8Array, { name = "file.csv", options = {} } = {}) {
  const id = newId("job");
  const file = new File([text as string], name);
  const result = await startImport(shop, { id, kind, file, options, actor }, now);
  return { id, result };
}

/** Uploads a file and waits for its dry run. */
async function checked(kind: FileKind, text: string, more: { name?: string; options?: Record<string, string> } = {}) {
  const { id, result } = await upload(kind, text, more);
  expect(result).toEqual({ kind: "started" });
  await deliver();
  return jobOf(id);
}

async function applied(job: FileJob): Promise<FileJob> {
  expect(await applyImport(shop, job, actor, now)).toBe(true);
  await deliver();
  return jobOf(job.id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

/** The text of a file, with its byte order mark. */
async function textOf(file: ReadableStream<Uint8Array>): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(file).arrayBuffer());
}

const rowsOf = async (job: FileJob, which: Parameters<typeof listJobRows>[2]) =>
  (await listJobRows(db, job.id, which, { after: 0, size: 100 })).rows;
const productOf = async (id: string) => (await readProducts(db, [id])).get(id);
const csv = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;
const tees = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i).padStart(3, "0")},Tee ${i},${199 + i}.00,${i}`);
const teeHead = "Handle,Title,Variant Price,Variant Inventory Qty";

beforeAll(async () => {
  // The pictures that these files name are nowhere.
  vi.stubGlobal("fetch", async () => new Response("gone", { status: 404 }));
  await stockGarment(db, { id: "tee" });
  await stockGarment(db, { id: "hoodie", priceOre: 699_00 });
});

describe("an export of products", () => {
  it("comes back in without a change", async () => {
    const text = await exported("products");
    expect(text).toMatch(/^\uFEFFHandle,Title,Body \(HTML\),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,/);
    const job = await checked("products", text, { options: { stock: "file" } });
    expect(job).toMatchObject({ state: "checked", created: 0, changed: 0, broken: 0 });
    expect(job.unchanged).toBeGreaterThanOrEqual(2);
  });

  it("takes only those of a state, and none that was deleted", async () => {
    await stockGarment(db, { id: "hidden", published: false });
    await stockGarment(db, { id: "gone" });
    await db.update(products).set({ archivedAt: now.toISOString() }).where(eq(products.id, "gone"));
    const drafts = await exported("products", { state: "draft" });
    expect(drafts).toContain("hidden,");
    expect(drafts).not.toContain("hoodie,");
    expect(await exported("products")).not.toContain("gone,");
  });

  it("is one export when its form is sent twice, and is in the audit log", async () => {
    const id = newId("job");
    for (let i = 0; i < 2; i++) await startExport(shop, { id, kind: "stock", filter: {}, separator: ";", actor }, now);
    expect(await deliver()).toBe(1);
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toMatchObject([
      { action: "file.exported", actor },
    ]);
  });

  it("is never public", async () => {
    await exported("customers");
    const { objects } = await env.MEDIA.list({ prefix: "private/" });
    expect(objects.length).toBeGreaterThan(0);
    for (const { key } of objects) expect(await isPublicPicture(db, key)).toBe(false);
  });
});

describe("a form of an import that is sent again", () => {
  const send = (id: string, text: string, by = actor) =>
    startImport(shop, { id, kind: "products", file: new File([text], "file.csv"), options: {}, actor: by }, now);

  it("with another file never replaces the one whose dry run was read", async () => {
    const job = await checked("products", csv(teeHead, "checked-tee,Checked,100.00,1"));
    const again = await send(job.id, csv(teeHead, "smuggled-tee,Smuggled,1.00,9"), "berit");
    expect(again).toMatchObject({ kind: "refused", reason: expect.stringContaining("another file") });
    expect(await applied(job)).toMatchObject({ state: "done", applied: 1, refused: 0, madeBy: actor });
    expect((await productOf("checked-tee"))?.fields.name).toBe("Checked");
    expect(await productOf("smuggled-tee")).toBeUndefined();
  });

  it("with the same file is one import", async () => {
    const text = csv(teeHead, "twice-tee,Twice,100.00,1");
    const job = await checked("products", text);
    expect(await send(job.id, text)).toEqual({ kind: "started" });
    expect(await deliver()).toBe(0);
  });
});

describe("an import of products", () => {
  it("shows each cell that it would change, changes it when applied, and nothing else", async () => {
    const before = await productOf("hoodie");
    const job = await checked(
      "products",
      csv("Handle;Title;Variant Price", "hoodie;Warm hoodie;749,50").replace("749,50", '"749,50"'),
    );
    expect(job).toMatchObject({ changed: 1, separator: ";" });
    expect((await rowsOf(job, "changed"))[0]).toMatchObject({
      key: "hoodie",
      changes: [
        { field: "Title", before: "Garment hoodie", after: "Warm hoodie" },
        { field: "Variant Price", before: "699.00", after: "749.50" },
      ],
    });
    expect((await productOf("hoodie"))?.fields).toEqual(before?.fields);

    expect(await applied(job)).toMatchObject({ state: "done", applied: 1, refused: 0 });
    expect((await productOf("hoodie"))?.fields).toEqual({ ...before?.fields, name: "Warm hoodie", priceOre: 749_50 });
    const again = await checked("products", csv("Handle,Title,Variant Price", "hoodie,Warm hoodie,749.50"));
    expect(again).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("tells broken rows by line with the reason, and brings in all others", async () => {
    const job = await checked(
      "products",
      csv(
        teeHead,
        "good-1,Good,100,5",
        ",No handle,100,5",
        "bad-price,Bad,many,5",
        "good-2,Good too,100,5",
        'bad-quote,"Bad"x,100,5',
        "good-1,Again,100,5",
        "no-title,,100,5",
        "no-units,Bad,100,some",
      ),
    );
    expect(job).toMatchObject({ created: 2, broken: 6 });
    const broken = await rowsOf(job, "broken");
    expect(broken.map(({ line, reason }) => [line, reason])).toEqual([
      [3, "Handle is missing"],
      [4, "Variant Price: enter a price, for example 299.00"],
      [6, expect.stringContaining("closing quotation mark")],
      [7, "Already in line 2. Keep all its rows together"],
      [8, "Title: Product name is required"],
      [9, expect.stringContaining("0 or more")],
    ]);
    expect(await applied(job)).toMatchObject({ state: "done", applied: 2, refused: 0 });
    expect((await productOf("good-2"))?.fields).toMatchObject({ name: "Good too", variants: [{ quantity: 5 }] });

    const file = await textOf(await brokenRows(shop, job));
    expect(file.split("\r\n")[0]).toBe(`\uFEFF${teeHead},Reason`);
    expect(file).toContain('bad-price,Bad,many,5,"Variant Price: enter a price, for example 299.00"');
    expect(file).not.toContain("good-2");
  });

  it("writes new stock to the ledger as an import, and leaves the stock of variants that exist unless told", async () => {
    const text = csv(
      "Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty",
      "tee,Color,Black,Size,M,,77",
    );
    expect(await checked("products", text)).toMatchObject({ changed: 0, unchanged: 1 });
    const job = await checked("products", text, { options: { stock: "file" } });
    expect((await rowsOf(job, "changed"))[0]?.changes).toEqual([
      { field: "Variant Inventory Qty, Black / M", before: "10", after: "77" },
    ]);
    expect(await applied(job)).toMatchObject({ applied: 1, refused: 0 });
    const moves = await db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.variantId, "tee-black-m"))
      .orderBy(stockMovements.id);
    expect(moves.at(-1)).toMatchObject({ delta: 67, quantityAfter: 77, reason: "import", actor });
  });

  it("refuses what was changed or sold after the check, tells it, and writes nothing of it", async () => {
    await stockGarment(db, { id: "moving" });
    await stockGarment(db, { id: "selling" });
    const job = await checked(
      "products",
      csv(
        "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty",
        "moving,Mine,,,,,,",
        "selling,Garment selling,Color,Black,Size,M,,50",
        "tee,Calm tee,,,,,,",
      ),
      { options: { stock: "file" } },
    );
    expect(job).toMatchObject({ changed: 3 });
    await applied(await checked("products", csv("Handle,Title", "moving,Theirs")));
    expect((await placeOrder(db, orderOf("selling"), now)).kind).toBe("placed");

    expect(await applied(job)).toMatchObject({ applied: 1, refused: 2 });
    expect((await rowsOf(job, "refused")).map(({ key, reason }) => [key, reason])).toEqual([
      ["moving", expect.stringContaining("after the check")],
      ["selling", expect.stringContaining("after the check")],
    ]);
    expect((await productOf("moving"))?.fields.name).toBe("Theirs");
    expect((await productOf("tee"))?.fields.name).toBe("Calm tee");
    expect(
      (await productOf("selling"))?.fields.variants.find(({ colorId, sizeId }) => colorId === "black" && sizeId === "m")
        ?.quantity,
    ).toBe(9);
    expect(await textOf(await brokenRows(shop, await jobOf(job.id)))).toContain("moving,Mine");
  });

  it("applies once, however often it is asked", async () => {
    const job = await checked("products", csv(teeHead, "once,Once,100,5"));
    expect(await applyImport(shop, job, actor, now)).toBe(true);
    expect(await applyImport(shop, job, actor, now)).toBe(false);
    await deliver();
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, job.id))).toHaveLength(1);
  });
});

describe("a file that is none", () => {
  it.each([
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4]), /Excel workbook/],
    ["nothing", new Uint8Array(), /empty/],
    ["another kind", new TextEncoder().encode("Email\r\na@b.example\r\n"), /no column 'Handle'/],
    [
      "a list of gift cards",
      new TextEncoder().encode("Id,Initial Balance,Current Balance\r\n1,50,20\r\n"),
      /balances can't/,
    ],
    [
      "a list of orders, which comes in as one",
      new TextEncoder().encode("Name,Financial Status,Lineitem name\r\n#1001,paid,Tee\r\n"),
      /Choose Orders above/,
    ],
    ["columns alone", new TextEncoder().encode("Handle,Title\r\n"), /no rows/],
  ])("is refused when it is %s", async (_, bytes, reason) => {
    const { id, result } = await upload("products", bytes);
    expect(result).toEqual({ kind: "refused", reason: expect.stringMatching(reason) });
    expect(await findJob(db, id)).toBeNull();
  });

  it("isn't taken for a list of customers because orders have an email, too", async () => {
    const orders = new TextEncoder().encode(
      "Name,Email,Financial Status,Lineitem name\r\n#1001,a@b.example,paid,Tee\r\n",
    );
    const { result } = await upload("customers", orders);
    expect(result).toEqual({ kind: "refused", reason: expect.stringMatching(/Choose Orders above/) });
  });
});

describe("a job of many steps", () => {
  it("goes on after a step that failed, and writes everything once", async () => {
    const job = await checked("products", csv(teeHead, ...tees(60, "step")));
    expect(job).toMatchObject({ created: 60 });
    await applyImport(shop, job, actor, now);
    await shop.finished();
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    // The first step works; in the second the database answers no more after eight products.
    await runFileStep(shop, queue.shift()!, now);
    const second = queue.shift()!;
    let writes = 0;
    const failing = failingAfter(() => ++writes > 8);
    expect(await runFileStep(failing, second, now)).toBe(false);
    expect(await jobOf(job.id)).toMatchObject({ state: "applying", applied: 25, attempts: 1 });
    log.mockRestore();

    expect(await runFileStep(shop, second, now)).toBe(true);
    await deliver();
    expect(await jobOf(job.id)).toMatchObject({ state: "done", applied: 60, refused: 0, rowsDone: 60 });
    const created = await db.select().from(auditLog).where(eq(auditLog.action, "product.created"));
    expect(created.filter(({ subjectId }) => subjectId.startsWith("step-"))).toHaveLength(60);
  });

  it("does a step once when its message comes twice, one after the other or at once", async () => {
    const { id } = await upload("products", csv(teeHead, ...tees(450, "twice")));
    await shop.finished();
    for (let message = queue.shift(); message; message = queue.shift()) {
      const both = message;
      await Promise.all([runFileStep(shop, both, now), runFileStep(shop, both, now)]);
      await runFileStep(shop, both, now);
    }
    expect(await jobOf(id)).toMatchObject({ state: "checked", step: 3, created: 450, rowsDone: 450 });
  });

  it("loses a worker that took too long: whoever took the step over counts", async () => {
    const { id } = await upload("products", csv(teeHead, ...tees(3, "slow")));
    await shop.finished();
    const message = queue.shift()!;
    expect(await claimStep(db, id, 0, now)).not.toBeNull();
    await runFileStep(shop, message, addMinutes(now, 1));
    expect(await jobOf(id)).toMatchObject({ state: "checking", step: 0 });
    await runFileStep(shop, message, addMinutes(now, 4));
    expect(await jobOf(id)).toMatchObject({ state: "checked", created: 3 });
  });

  it("is enqueued again by the scheduled job when its message was lost", async () => {
    const { id } = await upload("products", csv(teeHead, ...tees(3, "lost")));
    await shop.finished();
    queue.length = 0;
    expect(await requeueStalledJobs(shop, addMinutes(now, 1))).toBe(0);
    expect(await requeueStalledJobs(shop, addMinutes(now, 6))).toBe(1);
    await deliver(addMinutes(now, 6));
    expect(await jobOf(id)).toMatchObject({ state: "checked", created: 3 });
    expect(await requeueStalledJobs(shop, addMinutes(now, 60))).toBe(0);
  });

  it("stops when it is cancelled, and says what was written before", async () => {
    const job = await checked("products", csv(teeHead, ...tees(60, "stop")));
    await applyImport(shop, job, actor, now);
    await shop.finished();
    await runFileStep(shop, queue.shift()!, now);
    expect(await cancelJob(db, job.id, now)).toBe(true);
    expect(await cancelJob(db, job.id, now)).toBe(false);
    await deliver();
    expect(await jobOf(job.id)).toMatchObject({ state: "cancelled", applied: 25 });
    expect(await productOf("stop-024")).toBeDefined();
    expect(await productOf("stop-025")).toBeUndefined();
  });

  it("fails after five attempts, and says so", async () => {
    const { id } = await upload("products", csv(teeHead, ...tees(3, "fail")));
    await shop.finished();
    const message = queue.shift()!;
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const noFiles = {
      ...shop,
      env: { ...shop.env, MEDIA: { get: () => Promise.reject(new Error("no R2")) } as unknown as R2Bucket },
    };
    for (let i = 0; i < 5; i++) await runFileStep(noFiles, message, now);
    log.mockRestore();
    expect(await jobOf(id)).toMatchObject({ state: "failed", problem: expect.stringContaining("five times") });
    await runFileStep(shop, message, now);
    expect((await jobOf(id)).state).toBe("failed");
  });

  it("fails at once when its file is gone", async () => {
    const { id } = await upload("products", csv(teeHead, ...tees(1, "void")));
    await env.MEDIA.delete(`private/files/${id}/source.csv`);
    await deliver();
    expect(await jobOf(id)).toMatchObject({ state: "failed", problem: expect.stringContaining("no longer have") });
  });
});

describe("stock", () => {
  it("goes out and comes in, each change in the ledger", async () => {
    await stockGarment(db, { id: "counted" });
    const text = await exported("stock");
    expect(await checked("stock", text)).toMatchObject({ changed: 0, broken: 0 });
    const job = await checked(
      "stock",
      csv(
        "Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value,SKU,Available",
        "counted,Color,Black,Size,M,,3",
        "counted,Color,Black,Size,L,counted-white-l,4",
        "counted,Color,Red,Size,L,,4",
      ),
    );
    expect(job).toMatchObject({ changed: 2, broken: 1 });
    await applied(job);
    const stored = await productOf("counted");
    expect(stored?.fields.variants.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([3, 4, 10, 10]);
  });
});

describe("customers and subscribers", () => {
  it("go out and come in without a change", async () => {
    await db.insert(users).values({
      id: "usr_1",
      firstName: "=Åsa",
      lastName: "Öberg",
      email: "asa@mail.example",
      city: "Trosa",
      country: "Sweden",
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    await db.insert(newsletterSubscribers).values([
      { id: "sub_1", email: "asa@mail.example", consentSource: "checkout", createdAt: now.toISOString() },
      {
        id: "sub_2",
        email: "left@mail.example",
        subscribed: false,
        unsubscribedAt: now.toISOString(),
        createdAt: now.toISOString(),
      },
    ]);
    const people = await exported("customers");
    expect(people).toContain("'=Åsa,Öberg,asa@mail.example,yes,Trosa,SE,0.00,0,Sweden");
    expect(await checked("customers", people)).toMatchObject({ changed: 0, created: 0, broken: 0, unchanged: 1 });
    expect(await checked("subscribers", await exported("subscribers"))).toMatchObject({
      changed: 0,
      created: 0,
      broken: 0,
      unchanged: 2,
    });
  });

  it("adds and changes customers by their address, and never their consent", async () => {
    const job = await checked(
      "customers",
      csv(
        "First Name,Last Name,Email,Accepts Email Marketing,Default Address City,Default Address Country Code",
        "Åsa,Öberg,ASA@mail.example,yes,Nyköping,NO",
        "Bo,Berg,bo@mail.example,yes,Oslo,NO",
        "No,Mail,nowhere,no,,",
      ),
    );
    expect(job).toMatchObject({ changed: 1, created: 1, broken: 1 });
    await applied(job);
    expect(await db.select().from(users).where(eq(users.email, "asa@mail.example"))).toMatchObject([
      { city: "Nyköping", country: "Norway", newsletterSubscribed: true },
    ]);
    expect(await db.select().from(users).where(eq(users.email, "bo@mail.example"))).toMatchObject([
      { firstName: "Bo", newsletterSubscribed: false },
    ]);
  });

  it("adds subscribers with their consent alone, and never brings back who left", async () => {
    const job = await checked(
      "subscribers",
      csv(
        "Email,Accepts Email Marketing,Consent Source",
        "new@mail.example,yes,Trade fair 2026",
        "none@mail.example,yes,",
        "left@mail.example,yes,Trade fair 2026",
        "asa@mail.example,no,",
        "never@mail.example,no,",
      ),
    );
    expect(job).toMatchObject({ created: 2, changed: 1, broken: 2 });
    expect((await rowsOf(job, "broken")).map(({ reason }) => reason)).toEqual([
      expect.stringContaining("Consent Source is missing"),
      expect.stringContaining("unsubscribed"),
    ]);
    await applied(job);
    const state = Object.fromEntries(
      (await db.select().from(newsletterSubscribers)).map(({ email, subscribed, consentSource }) => [
        email,
        [subscribed, consentSource],
      ]),
    );
    expect(state).toMatchObject({
      "new@mail.example": [true, "Trade fair 2026"],
      "left@mail.example": [false, "footer"],
      "asa@mail.example": [false, "checkout"],
      "never@mail.example": [false, ""],
    });
    expect(state).not.toHaveProperty("none@mail.example");
  });
});

describe("orders", () => {
  it("go out with a row for each line", async () => {
    await stockGarment(db, { id: "sold", priceOre: 299_00 });
    const placed = await placeOrder(db, orderOf("sold"), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const text = await exported("orders", { status: "pending" });
    expect(text).toMatch(/^\uFEFFName,Email,Financial Status,Paid at,/);
    expect(text).toContain(`${placed.order.orderNumber},asa.oberg@mail.example,pending,`);
    expect(text).toContain("Garment sold - Black / M,299.00,sold-black-m");
    expect(await exported("orders", { payment: "paid" })).not.toContain(placed.order.orderNumber);
  });
});

describe("products of the old shape", () => {
  it("come in from a JSON list: names alone, legacy stock shared out, pictures in their order", async () => {
    const old = [
      {
        _id: "old-tee",
        name: "Old tee",
        description: "Soft",
        price: 199.5,
        colors: ["Black", "Navy"],
        sizes: ["S", "M"],
        stockQuantity: 10,
        media: ["https://p.example/1.jpg", "https://p.example/2.jpg"],
      },
      { id: "old-cap", name: "Old cap", description: "", price: 99, colors: ["Red"], sizes: ["One size"] },
      {
        id: "old-pair",
        name: "Old pair",
        description: "",
        price: 99,
        colors: ["Red"],
        sizes: ["S", "M"],
        variants: [{ colorId: "red", sizeId: "m", quantity: 2 }],
        stockQuantity: 50,
      },
      { id: "old-wrong", name: "Wrong", price: "free" },
    ];
    const job = await checked("products", JSON.stringify(old), { name: "products.json" });
    expect((await rowsOf(job, "broken")).map(({ line, reason }) => [line, reason])).toEqual([
      [5, expect.stringContaining("price")],
    ]);
    expect(job).toMatchObject({ format: "json", created: 3, broken: 1 });
    await applied(job);
    const found = await readProducts(db, ["old-tee", "old-cap", "old-pair"]);
    const tee = found.get("old-tee")?.fields;
    expect(tee).toMatchObject({ priceOre: 199_50, colors: [{ name: "Black", hex: "#0A0B0D" }, { name: "Navy" }] });
    expect(tee?.variants.map(({ quantity }) => quantity).reduce((sum, units) => sum + units, 0)).toBe(10);
    expect(tee?.media.map(({ url }) => url)).toEqual(["https://p.example/1.jpg", "https://p.example/2.jpg"]);
    expect(found.get("old-cap")?.fields.variants).toMatchObject([{ quantity: 999 }]);
    expect(found.get("old-pair")?.fields.variants).toMatchObject([{ colorId: "red", sizeId: "m", quantity: 2 }]);
    const again = await checked("products", JSON.stringify(old.slice(0, 3)), { name: "products.json" });
    expect(again).toMatchObject({ unchanged: 3, changed: 0 });
  });
});

describe("redirects", () => {
  const shopify = csv(
    "Redirect from,Redirect to",
    "/Pages/Story,/about",
    "/old-chain,/pages/story",
    "/circle-a,/circle-b",
    "/circle-b,/circle-a",
    "/admin/orders,/about",
    "/elsewhere,//evil.example",
    "/blog,https://blog.example/",
  );

  it("come in from Shopify's file, circles and other people's sites refused, and a second run changes nothing", async () => {
    const job = await checked("redirects", shopify);
    // The dry run knows what the rows before would have done.
    expect(job).toMatchObject({ created: 4, broken: 3 });
    expect(await applied(job)).toMatchObject({ applied: 4, refused: 0 });
    const text = await exported("redirects");
    expect(text.split("\r\n").slice(1, -1)).toEqual([
      "/blog,https://blog.example/",
      "/circle-a,/circle-b",
      "/old-chain,/about",
      "/pages/story,/about",
    ]);
    expect(await checked("redirects", shopify)).toMatchObject({ created: 0, changed: 0, unchanged: 4, broken: 3 });
    expect(await checked("redirects", text)).toMatchObject({ created: 0, changed: 0, unchanged: 4, broken: 0 });
  });

  it("in a circle of three rows are seen before anything is written", async () => {
    const rows = ["/round-a,/round-b", "/round-b,/round-c", "/round-c,/round-a"];
    const job = await checked("redirects", csv("Redirect from,Redirect to", ...rows));
    expect(job).toMatchObject({ created: 2, broken: 1 });
  });

  it("in a circle across the steps of a long file are seen before anything is written, whatever is led on meanwhile", async () => {
    const filler = Array.from({ length: 250 }, (_, i) => `/filler-${i},/faq`);
    const rows = ["/far-a,/far-b", "/far-b,/far-c", ...filler, "/far-c,/far-a", "/far-d,/far-a"];
    const job = await checked("redirects", csv("Redirect from,Redirect to", ...rows));
    expect(job).toMatchObject({ created: 253, broken: 1 });
    expect(await applied(job)).toMatchObject({ applied: 253, refused: 0 });
    expect(await exported("redirects")).toContain("/far-d,/far-c");
  });

  it("are all written by the second run of a step that was killed halfway, where one leads another on", async () => {
    const change = { actor, now };
    const read = (from: string, to: string) => {
      const one = readRedirect({ from, to }, "https://shop.example");
      if (one.kind !== "read") throw new Error(one.reason);
      return one;
    };
    await saveRedirect(db, read("/old-a", "/old-b"), change);
    const file = csv("Redirect from,Redirect to", "/old-b,/shop", "/old-a,/about");
    const job = await checked("redirects", file);
    expect(job).toMatchObject({ created: 1, changed: 1 });
    expect(await applyImport(shop, job, actor, now)).toBe(true);
    // What the killed run had written: from then on /old-a leads to /shop.
    await saveRedirect(db, read("/old-b", "/shop"), change);
    await deliver();
    expect(await jobOf(job.id)).toMatchObject({ state: "done", applied: 2, refused: 0 });
    expect(await exported("redirects")).toContain("/old-a,/about");
  });

  it("are not written over what staff have said since the dry run", async () => {
    const read = readRedirect({ from: "/old-c", to: "/faq" }, "https://shop.example");
    if (read.kind !== "read") throw new Error(read.reason);
    await saveRedirect(db, read, { actor, now });
    const job = await checked("redirects", csv("Redirect from,Redirect to", "/old-c,/about"));
    await saveRedirect(
      db,
      { ...read, target: { toAddress: "/shop", toPath: "/shop" } },
      { actor, now: addMinutes(now, 1) },
    );
    expect(await applied(job)).toMatchObject({ applied: 0, refused: 1 });
  });
});

/** The shop whose database fails from the moment that `isOver` says so, asked before each batch. */
function failingAfter(isOver: () => boolean) {
  const client = new Proxy(db.$client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as (...parameters: unknown[]) => unknown;
      if (name !== "batch") return method;
      return (...parameters: unknown[]) =>
        isOver() ? Promise.reject(new Error("no answer on purpose")) : method(...parameters);
    },
  });
  return { ...shop, db: openDatabase(client) };
}
