import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { answerFile } from "#app/admin/files/answer-file.server.ts";
import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startBulkFile } from "#app/admin/files/bulk-file.server.ts";
import { readProducts } from "#app/admin/files/read-products.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { addOperator } from "#app/features/catalogue/operators/save-operator.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { countNotes, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { csvLine } from "#app/shared/csv-cell.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now } from "#tests/support/shop-fixture.ts";
import { shopifyExport } from "#tests/support/shopify-export.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;

// The other shop's pictures are gone: copying them is tested on its own.
beforeAll(() => void vi.stubGlobal("fetch", async () => new Response("gone", { status: 404 })));
afterAll(() => vi.unstubAllGlobals());

async function checked(content: string | Uint8Array): Promise<FileJob> {
  const id = newId("job");
  const file = new File([content as string], "products_export_1.csv");
  const upload = { id, kind: "products", file, options: {}, actor: "astrid" } as const;
  expect(await startImport(shop, upload, now)).toEqual({ kind: "started" });
  await deliver();
  return jobOf(id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

async function applied(job: FileJob): Promise<FileJob> {
  expect(await applyImport(shop, job, "astrid", now)).toBe(true);
  await deliver();
  return jobOf(job.id);
}

const productOf = async (id: string) => (await readProducts(db, [id])).get(id);
const broken = async (job: FileJob) => (await listJobRows(db, job.id, "broken", { after: 0, size: 50 })).rows;
const head = "Handle,Title,Vendor,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Status";

/** Milliseconds for 500 products in and once more, on a machine that others work on. */
const longEnough = 180_000;

describe("Shopify's export of 500 products", () => {
  const { text, variants, units, filled } = shopifyExport({ pictures: 250 });

  it(
    "comes in whole, says what it doesn't keep, and changes nothing the second time",
    async () => {
      const job = await checked(text);
      expect(await broken(job)).toEqual([]);
      expect(job).toMatchObject({ state: "checked", created: 500, broken: 0 });
      const kinds = new Set((await countNotes(db, job.id)).map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual([
        "archived",
        "code",
        "cut",
        "description",
        "draft",
        "gift-card",
        "handle",
        "no-stock",
        "option",
        "sale",
        "stock",
      ]);
      const read = ["Handle", "Title", "Body (HTML)", "Type", "Tags", "Published", "Status", "Gift Card", "Image Src"];
      const unkept = Object.keys(job.unkept);
      for (const column of read) expect(unkept).not.toContain(column);
      for (const column of ["Vendor", "Variant Inventory Policy", "Variant Requires Shipping", "Price / International"])
        expect(unkept).toContain(column);
      const silent = filled.filter((column) => !unkept.includes(column));
      expect(silent.filter((column) => /^(Google|Color|Included|Price)/.test(column))).toEqual([
        "Google Shopping / MPN",
      ]);

      expect(await applied(job)).toMatchObject({ state: "done", applied: 500, refused: 0 });
      const stored = await db.select({ quantity: productVariants.quantity }).from(productVariants);
      expect(stored).toHaveLength(variants);
      expect(stored.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
      expect(await checked(text)).toMatchObject({ created: 0, changed: 0, broken: 0, unchanged: 500 });
      expect((await productOf("product-4"))?.fields).toMatchObject({
        texts: { sizeLabel: null, thirdLabel: "Length" },
        colors: [{ name: "Svart" }, { name: "Hvit" }],
        sizes: [
          { id: "s-regular", name: "S / Regular", sizeValue: "S", thirdValue: "Regular" },
          { id: "s-long", name: "S / Long", sizeValue: "S", thirdValue: "Long" },
          { name: "M / Regular" },
          { name: "M / Long" },
        ],
      });
      expect((await productOf("product-5"))?.fields).toMatchObject({
        texts: { sizeLabel: "Material", thirdLabel: "Pack / Finish" },
        sizes: [{ name: "Steel / 1 / Matt" }, { name: "Steel / 3 / Matt" }, {}, {}, {}, {}],
      });
    },
    longEnough,
  );
});

describe("a file of another shop", () => {
  const lines = `${head}\r\nblabars-tee,"Blåbärs-tee",Åse,"dam, löpning",TRUE,Färg,Ljusgrå,3,299.00,active\r\n`;
  const utf16 = (order: "little" | "big") => {
    const codes = [0xfeff, ...Array.from(lines, (letter) => letter.charCodeAt(0))];
    return new Uint8Array(
      codes.flatMap((code) => (order === "little" ? [code & 255, code >> 8] : [code >> 8, code & 255])),
    );
  };

  it.each([
    ["UTF-8", new TextEncoder().encode(lines)],
    ["Windows-1252", new Uint8Array(Array.from(lines, (letter) => letter.charCodeAt(0)))],
    ["UTF-16, little end first", utf16("little")],
    ["UTF-16, big end first", utf16("big")],
  ])("is read in %s", async (_, bytes) => {
    const job = await checked(bytes);
    const [row] = (await listJobRows(db, job.id, "created", { after: 0, size: 1 })).rows;
    expect(row?.name).toBe("Blåbärs-tee");
    expect(row?.changes).toContainEqual({ field: "Collection", before: "", after: "Womens Collection" });
    expect(row?.changes).toContainEqual({ field: "Color ljusgra", before: "", after: "Ljusgrå #C9CCD0" });
  });

  it("is read with the names of Shopify's newer template", async () => {
    const newer = csvLine(
      [
        "Title",
        "URL handle",
        "Description",
        "Published on online store",
        "Status",
        "SKU",
        "Price",
        "Inventory quantity",
        "Product image URL",
      ],
      ",",
    );
    const job = await checked(
      `${newer}Belt,new-belt,<p>Wide</p>,TRUE,Active,B-1,399.00,4,https://cdn.example/b.jpg\r\n`,
    );
    expect(job).toMatchObject({ created: 1, broken: 0 });
    await applied(job);
    expect((await productOf("new-belt"))?.fields).toMatchObject({
      name: "Belt",
      description: "Wide",
      state: "draft",
      priceOre: 399_00,
      variants: [{ quantity: 4 }],
      media: [{ url: "https://cdn.example/b.jpg" }],
    });
  });

  it("is published once its maker and the rest are filled in for all, and its staff's own word is never replaced", async () => {
    const manufacturerId = newId("opr");
    await addOperator(
      db,
      manufacturerId,
      {
        role: "manufacturer",
        name: "Nordic Knit AB",
        street: "Storgatan 1",
        postalCode: "111 22",
        city: "Stockholm",
        country: "SE",
        electronicAddress: "hello@nordicknit.example",
      },
      { actor: "astrid", now },
    );
    const job = await checked(`${head}\r\nroller,Roller,Nordic,,TRUE,Title,Default Title,3,299.00,active\r\n`);
    const [before] = await countNotes(db, job.id);
    expect(before).toMatchObject({ kind: "draft", count: 1, text: expect.stringContaining("Manufacturer Id") });
    const answers = { manufacturerId, textile: "no", modelNumber: "file", noWarnings: "yes", currency: "EUR" };
    expect(await answerFile(shop, job, answers, now)).toBe(true);
    expect(await answerFile(shop, job, answers, now)).toBe(false);
    await deliver();
    const again = await jobOf(job.id);
    expect(again).toMatchObject({ state: "checked", created: 1 });
    expect(await countNotes(db, job.id)).toEqual([]);
    await applied(again);
    expect((await productOf("roller"))?.fields).toMatchObject({
      state: "published",
      manufacturerId,
      textile: false,
      modelNumber: "roller",
      currency: "EUR",
    });
  });

  it("gives each variant the picture it has there, where that isn't just its color's", async () => {
    const row = (color: string, size: string, third: string, image: string, picture = "") =>
      `bottle,Bottle,Nordic,,TRUE,Color,${color},3,299.00,active,Volume,${size},Lid,${third},${image},${picture}\r\n`;
    const columns = ",Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Image,Image Src\r\n";
    const at = (name: string, version = 1) => `https://cdn.example/${name}.jpg?v=${version}`;
    const text =
      head +
      columns +
      row("Black", "500 ml", "Sport", at("black"), at("both")) +
      row("Black", "750 ml", "Sport", at("both", 2), at("black")) +
      row("White", "500 ml", "Flip", at("white"), at("white")) +
      row("White", "750 ml", "Flip", at("both"));
    await applied(await checked(text));
    const fields = (await productOf("bottle"))?.fields;
    expect(fields?.texts).toMatchObject({ sizeLabel: "Volume", thirdLabel: "Lid" });
    expect(fields?.media.map(({ colorId }) => colorId)).toEqual([null, "black", "white"]);
    const details = Object.entries(fields?.variantDetails ?? {});
    expect(Object.fromEntries(details.map(([key, { picture }]) => [key, picture]))).toEqual({
      "black 750-ml-sport": at("both"),
      "white 750-ml-flip": at("both"),
    });
    expect(await checked(text)).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("leads the old address of a handle that can't be ours to the new one", async () => {
    const job = await applied(
      await checked(`${head}\r\nträningströja,Tee,Åse,,TRUE,Title,Default Title,3,299.00,active\r\n`),
    );
    expect(job).toMatchObject({ applied: 1, refused: 0 });
    const [row] = (await listJobRows(db, job.id, "created", { after: 0, size: 1 })).rows;
    expect(row?.key).toMatch(/^traningstroja-\w{6}$/);
    const fromPath = "/products/träningströja";
    expect(await db.select().from(redirects).where(eq(redirects.fromPath, fromPath))).toMatchObject([
      { toAddress: `/product/${row?.key}` },
    ]);
  });

  it("is what a field of many products is set by", async () => {
    const send = (field: "category" | "manufacturer", value: string, id = newId("job")) =>
      startBulkFile(shop, { ids: ["roller", "new-belt"], edit: { field, value }, id, actor: "astrid" }, now);
    expect(await send("manufacturer", "Nobody AB")).toMatchObject({ kind: "refused" });
    const id = newId("job");
    expect(await send("category", "Accessories", id)).toEqual({ kind: "started" });
    expect(await send("category", "Accessories", id)).toEqual({ kind: "started" });
    await deliver();
    await applied(await jobOf(id));
    expect((await productOf("roller"))?.fields).toMatchObject({ category: "Accessories", state: "published" });
    expect((await productOf("new-belt"))?.fields.category).toBe("Accessories");
    const byName = newId("job");
    await send("manufacturer", "nordic knit ab", byName);
    await deliver();
    await applied(await jobOf(byName));
    const [belt, roller] = [await productOf("new-belt"), await productOf("roller")];
    expect(belt?.fields.manufacturerId).toBe(roller?.fields.manufacturerId);
  });

  it("never hides a product that is for sale because its file says less", async () => {
    const job = await checked(
      `${head}\r\nroller,Eco-friendly roller,Nordic,,TRUE,Title,Default Title,3,299.00,active\r\n`,
    );
    expect(job).toMatchObject({ changed: 0, broken: 1 });
  });
});
