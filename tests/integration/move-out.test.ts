import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { productImport } from "#app/admin/files/import-products.server.ts";
import { runFileStep } from "#app/admin/files/run-step.server.ts";
import { shopifyColumns } from "#app/admin/files/shopify-product.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { staffCollections } from "#app/db/schema/collections.server.ts";
import { discountCodes, reviews, users } from "#app/db/schema/customers.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { rebuildCollection } from "#app/features/catalogue/collections/rebuild.server.ts";
import { addImportedOrder } from "#app/features/selling/order-history/save-imported-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { findJob } from "#app/features/shop/files/jobs.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { readZip } from "#app/features/shop/files/zip-parts.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { FileKind } from "#app/shared/states.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { importedOrder } from "#tests/support/imported-order.ts";
import { now, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { shopifyExport } from "#tests/support/shopify-export.ts";

const { shop, queue, deliver } = openFileShop();
const { db } = shop;
const actor = "astrid";

async function exportedJob(kind: FileKind): Promise<FileJob> {
  const id = newId("job");
  await startExport(shop, { id, kind, filter: {}, separator: ";", actor }, now);
  await deliver();
  const job = await jobOf(id);
  expect(job.state).toBe("done");
  return job;
}

async function checked(kind: FileKind, text: string, name = "file.csv"): Promise<FileJob> {
  const id = newId("job");
  const options = kind === "products" ? { stock: "file" } : {};
  expect(await startImport(shop, { id, kind, file: new File([text], name), options, actor }, now)).toEqual({
    kind: "started",
  });
  await deliver();
  return jobOf(id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

const bytesOf = async (body: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(body).arrayBuffer());

async function unzipped(job: FileJob): Promise<Record<string, string>> {
  const files = unzipSync(await bytesOf(readZip(shop, job)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

beforeAll(async () => {
  await stockGarment(db, { id: "tee" });
  await stockGarment(db, { id: "hoodie", priceOre: 699_00, published: false });
  await db
    .update(productVariants)
    .set({ sku: "T-1", gtin: "7350053850019", weightGrams: 180, costOre: 81_50, priceOre: 349_00 })
    .where(eq(productVariants.id, "tee-black-l"));
  await db.insert(redirects).values({
    fromPath: "/products/old-tee",
    toAddress: "/product/tee",
    toPath: "/product/tee",
    createdAt: now.toISOString(),
    createdBy: actor,
  });
  await db.insert(discountCodes).values([
    { code: "SPRING", discountType: "percentage", valueHundredths: 15_00, createdAt: now.toISOString() },
    {
      code: "AUTO-0123456789AB",
      discountType: "fixed",
      valueHundredths: 50_00,
      createdAt: now.toISOString(),
      method: "automatic",
      title: "Fifty off",
    },
  ]);
  const time = now.toISOString();
  await db.insert(staffCollections).values({
    id: "spring",
    handle: "spring",
    title: "Spring picks",
    text: "Light layers, for now",
    kind: "rule",
    conditions: [
      { field: "price-to", value: 500_00 },
      { field: "stock", value: "in" },
    ],
    published: true,
    rebuildAfter: "",
    createdAt: time,
    updatedAt: time,
  });
  await rebuildCollection(db, "spring");
  await db.insert(users).values({
    id: "usr_1",
    firstName: "Åsa",
    lastName: "Öberg",
    email: "asa@mail.example",
    city: "Trosa",
    country: "Sweden",
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
  const review = {
    productId: "tee",
    email: "asa@mail.example",
    name: "Åsa",
    location: "Trosa",
    rating: 4,
    comment: 'Good, "really"',
  };
  await db.insert(reviews).values([
    { ...review, id: "rev_1", status: "approved", uploadKey: "key-1", createdAt: now.toISOString() },
    { ...review, comment: "Warm", id: "rev_2", status: "pending", uploadKey: "key-2", createdAt: now.toISOString() },
  ]);
  expect((await placeOrder(db, orderOf("tee"), now)).kind).toBe("placed");
  expect(await addImportedOrder(db, importedOrder, actor, now)).toBe(true);
});

describe("products for Shopify", () => {
  it("come in again as another shop's file without a change, with commas whatever was asked", async () => {
    const job = await exportedJob("shopify-products");
    const text = new TextDecoder().decode(await bytesOf(readParts(shop, job.id, job.step)));
    const [head = "", first = ""] = text.split("\r\n");
    expect(head).toBe(shopifyColumns.join(","));
    expect(first).toContain("hoodie,Garment hoodie,");
    expect(text).toContain("T-1,180,shopify,10,deny,manual,349.00,,TRUE,TRUE,7350053850019,");
    expect(text).toContain(`${new URL(shop.env.PUBLIC_ORIGIN).origin}/media/tee.webp`);
    expect(text).toContain("81.50");
    const again = await checked("products", text);
    expect(again).toMatchObject({ state: "checked", created: 0, changed: 0, broken: 0, unchanged: 2 });
    expect(Object.keys(again.unkept)).toEqual(["Vendor"]);
  });

  it("have each column that the import reads and Shopify knows", () => {
    const known: readonly string[] = shopifyColumns;
    const more = productImport.columns.filter(
      (column) => /^(Option|Google|Variant|Image|Gift)/.test(column) && !known.includes(column),
    );
    expect(more).toEqual([
      "Image Color",
      "Image Width",
      "Image Height",
      "Option1 Linked To",
      "Option2 Linked To",
      "Option3 Linked To",
    ]);
  });
});

describe("everything", () => {
  it("is one ZIP of the files of a shop, which come in again without a change", async () => {
    const job = await exportedJob("everything");
    expect(job).toMatchObject({ fileName: `everything-${now.toISOString().slice(0, 10)}.zip`, separator: "," });
    const files = await unzipped(job);
    expect(Object.keys(files)).toEqual([
      "products.csv",
      "products-all-columns.csv",
      "collections.csv",
      "redirects.csv",
      "discounts.csv",
      "customers.csv",
      "customers-all-columns.csv",
      "subscribers.csv",
      "reviews.csv",
      "orders.csv",
      "imported-orders.csv",
    ]);
    for (const [file, kind] of Object.entries({
      "products.csv": "products",
      "products-all-columns.csv": "products",
      "redirects.csv": "redirects",
      "customers.csv": "customers",
      "customers-all-columns.csv": "customers",
      "discounts.csv": "discounts",
      "reviews.csv": "reviews",
      "orders.csv": "orders",
      "imported-orders.csv": "orders",
    } as const))
      expect(await checked(kind, files[file] ?? "", file), file).toMatchObject({ created: 0, changed: 0, broken: 0 });
    expect(files["redirects.csv"]).toContain("Redirect from,Redirect to\r\n/products/old-tee,/product/tee");
    expect(files["collections.csv"]).toMatch(
      /^Handle,Title,.*\r\nspring,Spring picks,"?<p>Light layers.*,TRUE,all,Price is at most \(kr\) 500; Stock is In stock,tee\r\n/,
    );
    expect(files["discounts.csv"]).toContain("SPRING");
    expect(files["discounts.csv"]).toContain("Fifty off");
    expect(files["reviews.csv"]).toContain(',"Good, ""really""",4,');
    expect(files["orders.csv"]).toContain("asa.oberg@mail.example,pending,");
    const recorded = await db.select().from(auditLog).where(eq(auditLog.subjectId, job.id));
    expect(recorded).toMatchObject([{ action: "file.exported", actor }]);
  });

  it("has each row once when its messages come twice, and files that have no row with their columns", async () => {
    const id = newId("job");
    await startExport(shop, { id, kind: "everything", filter: {}, separator: ",", actor }, now);
    await shop.finished();
    for (let message = queue.shift(); message; message = queue.shift()) {
      const both = message;
      await Promise.all([runFileStep(shop, both, now), runFileStep(shop, both, now)]);
      await runFileStep(shop, both, now);
      await shop.finished();
    }
    const files = await unzipped(await jobOf(id));
    expect(files["reviews.csv"]?.split("\r\n")).toHaveLength(4);
    expect(files["subscribers.csv"]?.split("\r\n")).toHaveLength(2);
    for (const text of Object.values(files)) expect(text.match(/\uFEFF/g)).toBeNull();
  });

  it("ends its download when a part is gone", async () => {
    const job = await exportedJob("everything");
    await shop.env.MEDIA.delete(`private/files/${job.id}/part-000002.csv`);
    await expect(bytesOf(readZip(shop, job))).rejects.toThrow("Part 2");
  });
});

describe("250 products that came from Shopify", () => {
  it("go out in several steps as Shopify had them, and change nothing when they come in again", async () => {
    // Its pictures are nowhere; they are copied in a test of their own.
    const { text, variants } = shopifyExport({ products: 250, pictures: 0 });
    const job = await checked("products", text);
    expect(await applyImport(shop, job, actor, now)).toBe(true);
    await deliver();
    const out = await exportedJob("everything");
    const files = await unzipped(out);
    const again = await checked("products", files["products.csv"] ?? "");
    expect(again).toMatchObject({ created: 0, changed: 0, broken: 0, unchanged: 252 });
    const rows = await db.select({ id: products.id }).from(products);
    expect(rows).toHaveLength(252);
    // A heading is of the level that Shopify had it.
    expect(files["products.csv"]).toContain("<h2>Fit</h2><p>Runs small;");
    expect((files["products.csv"] ?? "").match(/,shopify,/g)?.length).toBeGreaterThanOrEqual(variants);
  }, 120_000);
});
