import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { countNotes, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now } from "#tests/support/shop-fixture.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;

/** The columns of Shopify's export of discounts, as of 2026. */
const head =
  "Name,Value,Value Type,Type,Discount Class,Minimum Purchase Requirements,Combines with Order Discounts," +
  "Combines with Product Discounts,Combines with Shipping Discounts,Customer Selection,Context,Times Used In Total," +
  "Applies Once Per Customer,Usage Limit Per Code,Status,Start,End";
const rows = [
  "Summer10,-10.0,percentage,Amount off order,order,,0,0,1,all,,14,1,100,Active,2025-06-01 00:00:00 +0200,",
  "KR50,-50.0,fixed_amount,Amount off order,order,499.0,0,0,0,all,,0,0,,Active,2025-06-01 00:00:00 +0200,",
  "FREESHIP,,,Free Shipping,shipping,,0,0,0,all,,3,0,3,Active,2025-06-01 00:00:00 +0200,2099-01-01 00:00:00 +0100",
  "OLD20,-20.0,percentage,Amount off order,order,,0,0,0,all,,900,0,,Expired,2024-06-01 00:00:00 +0200,2024-07-01 00:00:00 +0200",
  "STOPPED,-20.0,percentage,Amount off order,order,,0,0,0,all,,0,0,,Expired,2024-06-01 00:00:00 +0200,",
  "TEES,-20.0,percentage,Amount off products,product,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "B2G1,-100.0,percentage,Buy X get Y,product,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "VIP,-30.0,percentage,Amount off order,order,,0,0,0,specific,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "APP,,app,App Discount,order,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "Spring sale!,-10.0,percentage,Amount off order,order,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "THREE,-10.0,percentage,Amount off order,order,3 items,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "MUCH,-110.0,percentage,Amount off order,order,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
  "summer10,-99.0,percentage,Amount off order,order,,0,0,0,all,,0,0,,Active,2024-06-01 00:00:00 +0200,",
];
const file = `${[head, ...rows].join("\r\n")}\r\n`;

async function checked(text = file): Promise<FileJob> {
  const id = newId("job");
  const upload = { id, file: new File([text], "discounts_export.csv"), options: {}, actor: "astrid" };
  expect(await startImport(shop, { ...upload, kind: "discounts" }, now)).toEqual({ kind: "started" });
  await deliver();
  return jobOf(id);
}

async function applied(job: FileJob): Promise<FileJob> {
  expect(await applyImport(shop, job, "astrid", now)).toBe(true);
  await deliver();
  return jobOf(job.id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

async function codeOf(code: string) {
  const [found] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  return found;
}

describe("Shopify's export of discounts", () => {
  it("brings in percentages, amounts and free shipping, and refuses in words what would give something else here", async () => {
    const job = await checked();
    expect(job).toMatchObject({ created: 5, changed: 0, broken: 8 });
    const { rows: broken } = await listJobRows(db, job.id, "broken", { after: 0, size: 20 });
    expect(Object.fromEntries(broken.map(({ name, reason }) => [name, reason]))).toEqual({
      TEES: expect.stringContaining("certain products"),
      B2G1: expect.stringContaining("Buy X, get Y"),
      VIP: expect.stringContaining("certain customers"),
      APP: expect.stringContaining("An app of the other shop"),
      "Spring sale!": expect.stringContaining("can't be a code here"),
      THREE: expect.stringContaining("least number of items"),
      MUCH: "Value: Enter 100% or less",
      summer10: expect.stringContaining("Already in line 2"),
    });
    expect(await applied(job)).toMatchObject({ state: "done", applied: 5, refused: 0 });
    expect(await codeOf("SUMMER10")).toMatchObject({
      discountType: "percentage",
      valueHundredths: 10_00,
      isActive: true,
      maxUses: 86,
      maxUsesPerCustomer: 1,
      startsAt: "2025-05-31T22:00:00.000Z",
      expiryDate: null,
    });
    expect(await codeOf("KR50")).toMatchObject({ discountType: "fixed", valueHundredths: 50_00, minOrderOre: 499_00 });
    expect(await codeOf("FREESHIP")).toMatchObject({ discountType: "free-shipping", valueHundredths: 0, maxUses: 0 });
    expect(await codeOf("OLD20")).toMatchObject({ isActive: true, expiryDate: "2024-06-30T22:00:00.000Z" });
    expect(await codeOf("STOPPED")).toMatchObject({ isActive: false });
    expect(await codeOf("TEES")).toBeUndefined();
  });

  it("tells how many uses are left, and which columns aren't kept", async () => {
    const job = await checked();
    expect(job.unkept).toMatchObject({
      "Times Used In Total": { sample: "14", rows: 3 },
      "Combines with Shipping Discounts": { sample: "1", rows: 1 },
    });
    expect(Object.keys(job.unkept)).toHaveLength(2);
    await db.delete(discountCodes).where(eq(discountCodes.code, "SUMMER10"));
    expect(await countNotes(db, (await checked()).id)).toEqual([
      { kind: "uses", count: 1, text: "Used 14 of 100 times: 86 left here" },
    ]);
    await applied(await checked());
  });

  it("changes nothing the second time, and shows what staff changed meanwhile before it goes back", async () => {
    expect(await checked()).toMatchObject({ created: 0, changed: 0, unchanged: 5, broken: 8 });
    await db
      .update(discountCodes)
      .set({ valueHundredths: 15_00, description: "Staff's own", updatedAt: "x" })
      .where(eq(discountCodes.code, "SUMMER10"));
    const job = await checked();
    expect(job).toMatchObject({ changed: 1, unchanged: 4 });
    const { rows: changed } = await listJobRows(db, job.id, "changed", { after: 0, size: 5 });
    expect(changed[0]?.changes).toEqual([{ field: "Value", before: "-15.00", after: "-10.00" }]);
    await applied(job);
    expect(await codeOf("SUMMER10")).toMatchObject({ valueHundredths: 10_00, description: "Staff's own" });
  });
});

describe("our own file of discounts", () => {
  it("goes out and comes in without a change, whatever kind a discount is of", async () => {
    const common = { createdAt: now.toISOString(), updatedAt: now.toISOString(), valueHundredths: 100_00 };
    await db.insert(discountCodes).values([
      { ...common, code: "B3G1", discountType: "buy-x-get-y", buyQuantity: 3, getQuantity: 1 },
      { ...common, code: "SOME", discountType: "percent", productIds: ["tee", "hoodie"], maxDiscountOre: 200_00 },
      { ...common, code: "AUTO-0123456789AB", discountType: "fixed", method: "automatic", title: "Autumn" },
      { ...common, code: "NORWAY", discountType: "fixed", market: "no" },
      { ...common, code: "LIMITED", discountType: "amount", maxUses: 5, maxUsesPerCustomer: 2, timesUsed: 3 },
    ]);
    const id = newId("job");
    await startExport(shop, { id, kind: "discounts", filter: {}, separator: ",", actor: "astrid" }, now);
    await deliver();
    const text = await new Response(readParts(shop, id, (await jobOf(id)).step)).text();
    const job = await checked(text);
    expect(job).toMatchObject({ created: 0, changed: 0, unchanged: 10, broken: 0, unkept: {} });
    await db.delete(discountCodes);
    expect(await applied(await checked(text))).toMatchObject({ state: "done", applied: 10, refused: 0 });
    expect(await checked(text)).toMatchObject({ unchanged: 10 });
    expect(await codeOf("NORWAY")).toMatchObject({ market: "no" });
    expect(await codeOf("AUTO-0123456789AB")).toMatchObject({ method: "automatic", title: "Autumn" });
  });
});
