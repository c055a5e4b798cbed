import { beforeAll, describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import {
  listImportedOrders,
  listImportedOrdersOf,
} from "#app/features/selling/order-history/list-imported-orders.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { csvLine } from "#app/shared/csv-cell.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;
const actor = "astrid";

const columns =
  "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem discount,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing City,Billing Zip,Billing Country,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Notes,Cancelled at,Payment Method,Refunded Amount,Id,Tags,Risk Level".split(
    ",",
  );

/** Rows as Shopify writes them: what is of the whole order in its first, its number and address in each. */
const csv = (rows: readonly Record<string, string>[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => csvLine(cells, ","))
    .join("");

const address = (kind: string) => ({
  [`${kind} Name`]: "Åsa Öberg",
  [`${kind} Street`]: "Storgatan 1, lgh 1201",
  [`${kind} Address1`]: "Storgatan 1",
  [`${kind} Address2`]: "lgh 1201",
  [`${kind} City`]: "Trosa",
  [`${kind} Zip`]: "'619 30",
  [`${kind} Country`]: "SE",
});
const cap = { "Lineitem quantity": "1", "Lineitem name": "Cap", "Lineitem price": "100.00" };
const placed = { "Created at": "2024-03-04 08:00:00 +0100", Total: "100.00", ...cap };
const shopify: Record<string, string>[] = [
  {
    Name: "#1001",
    Email: "Asa@mail.example",
    "Financial Status": "partially_refunded",
    "Paid at": "2024-03-02 10:13:00 +0100",
    "Fulfillment Status": "fulfilled",
    "Fulfilled at": "2024-03-03 14:00:00 +0100",
    Currency: "SEK",
    Subtotal: "897.00",
    Shipping: "49.00",
    Taxes: "189.20",
    Total: "946.00",
    "Discount Code": "SPRING",
    "Discount Amount": "100.00",
    "Shipping Method": "Standard",
    "Created at": "2024-03-02 10:12:00 +0100",
    "Lineitem quantity": "2",
    "Lineitem name": "Tee - Black / M",
    "Lineitem price": "299.00",
    "Lineitem compare at price": "349.00",
    "Lineitem sku": "T-1",
    ...address("Billing"),
    ...address("Shipping"),
    "Shipping Phone": "0701740605",
    Notes: "Ring first",
    "Payment Method": "Klarna",
    "Refunded Amount": "299.00",
    Id: "5512345",
    Tags: "vip",
    "Risk Level": "Low",
  },
  {
    Name: "#1001",
    Email: "Asa@mail.example",
    ...cap,
    "Lineitem price": "299.00",
    "Lineitem sku": "C-1",
    "Lineitem discount": "100.00",
  },
  { Name: "#1002", ...placed, Currency: "NOK", "Cancelled at": "2024-03-05 08:00:00 +0100" },
  { Name: "#1003", Email: "bo@mail.example", ...placed, Subtotal: "much" },
  { Name: "#1004", Email: "bo@mail.example", ...placed, "Created at": "" },
  { Name: "#1005", Email: "bo@mail.example", ...placed, "Lineitem quantity": "-1" },
];

async function checked(text: string): Promise<FileJob> {
  const id = newId("job");
  const upload = { id, file: new File([text], "orders.csv"), options: {}, actor };
  expect(await startImport(shop, { ...upload, kind: "orders" }, now)).toEqual({ kind: "started" });
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

async function found(search: string) {
  const page = await listImportedOrders(db, {
    search,
    sort: "newest",
    filters: {},
    paging: { size: 20, after: null, before: null },
  });
  return page.rows.map(({ number }) => number);
}

beforeAll(async () => {
  await stockGarment(db, { id: "tee" });
});

describe("orders of Shopify", () => {
  it("come in as history: with lines, amounts and addresses, and without a word about stock or sales", async () => {
    const before = await unitsLeft(db, "tee-black-m");
    const job = await checked(csv(shopify));
    expect(job).toMatchObject({ created: 2, broken: 3 });
    const { rows: broken } = await listJobRows(db, job.id, "broken", { after: 0, size: 20 });
    expect(broken.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("Subtotal"),
      expect.stringContaining("Created at"),
      expect.stringContaining("Lineitem quantity"),
    ]);
    expect(Object.keys(job.unkept).toSorted()).toEqual([
      "Id",
      "Lineitem compare at price",
      "Risk Level",
      "Shipping Phone",
    ]);
    expect(await applied(job)).toMatchObject({ state: "done", applied: 2, refused: 0 });
    const [first, second] = await db.select().from(importedOrders).orderBy(importedOrders.number);
    expect(first).toMatchObject({
      number: "#1001",
      email: "Asa@mail.example",
      name: "Åsa Öberg",
      currency: "SEK",
      subtotalOre: 897_00,
      discountCode: "SPRING",
      discountOre: 100_00,
      totalOre: 946_00,
      refundedOre: 299_00,
      placedAt: "2024-03-02T09:12:00.000Z",
      paidAt: "2024-03-02T09:13:00.000Z",
      cancelledAt: null,
      note: "Ring first",
      importedBy: actor,
    });
    expect(JSON.parse(first?.lines ?? "")).toEqual([
      { name: "Tee - Black / M", sku: "T-1", quantity: 2, priceOre: 299_00, discountOre: 0 },
      { name: "Cap", sku: "C-1", quantity: 1, priceOre: 299_00, discountOre: 100_00 },
    ]);
    expect(JSON.parse(first?.shippingAddress ?? "")).toMatchObject({ postalCode: "619 30", country: "SE" });
    expect(second).toMatchObject({ number: "#1002", email: "", name: "", shippingAddress: "", currency: "NOK" });
    expect(await db.select().from(orders)).toEqual([]);
    expect(await unitsLeft(db, "tee-black-m")).toBe(before);
  });

  it("change nothing the second time, and only what a newer file says otherwise", async () => {
    expect(await checked(csv(shopify))).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    const newer = shopify.map((row) => (row["Financial Status"] ? { ...row, "Financial Status": "refunded" } : row));
    const job = await checked(csv(newer));
    expect(job).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect(await applied(job)).toMatchObject({ applied: 1, refused: 0 });
    expect(await listImportedOrdersOf(db, "ASA@mail.example")).toMatchObject([
      { number: "#1001", paymentStatus: "refunded" },
    ]);
  });

  it("are found by number with and without its mark, by address and by the beginning of a name in any case", async () => {
    for (const search of ["#1001", "1001", "asa@MAIL.example", "åsa", "åsa öberg", "ÅSA Ö", "Åsa Ö"])
      expect([search, await found(search)]).toEqual([search, ["#1001"]]);
    for (const search of ["100", "sa@mail.example", "Öberg"])
      expect([search, await found(search)]).toEqual([search, []]);
    expect(await found("")).toEqual(["#1002", "#1001"]);
  });

  it("are refused where this shop has an order with the number, and its own file changes nothing", async () => {
    const own = await placeOrder(db, orderOf("tee"), now);
    if (own.kind !== "placed") throw new Error(own.kind);
    const { id, orderNumber } = own.order;
    const job = await checked(csv([{ Name: orderNumber, ...placed }]));
    expect(job).toMatchObject({ created: 0, broken: 1 });
    const exportId = newId("job");
    await startExport(shop, { id: exportId, kind: "orders", filter: {}, separator: ",", actor }, now);
    await deliver();
    const { step } = await jobOf(exportId);
    const text = await new Response(readParts(shop, exportId, step)).text();
    expect(text).toContain(id);
    expect(await checked(text)).toMatchObject({ created: 0, changed: 0, broken: 0, unchanged: 1 });
  });
});
