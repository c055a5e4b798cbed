import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";

import { labelsPdf, packingSlipsPdf } from "#app/admin/orders/print-parcels.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { readPrintedParcels } from "#app/features/selling/orders/packed-parcels.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { newId } from "#app/shared/ids.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;

const pagesOf = async (content: Uint8Array) => (await PDFDocument.load(content)).getPageCount();

it("the slips of several orders are one file, a page each, with what is left to send and no prices", async () => {
  const [one, two] = [await paidOrder(db, sandboxProvider), await paidOrder(db, sandboxProvider)];
  const sending = { carrier: "dhl", trackingId: "D77", weightGrams: 1250, actor: "kim" } as const;
  const { updatedAt: seen } = await orderRow(db, one.orderId);
  const parcel = { id: newId("ful"), orderId: one.orderId, units: new Map([[one.black, 2]]), seen, ...sending };
  expect((await fulfilOrder(db, parcel, now)).kind).toBe("fulfilled");

  const site = await readSiteConfiguration(shop);
  const orderIds = [one.orderId, two.orderId, "ord_none"];
  const slips = await packingSlipsPdf(await readPrintedParcels(db, { orderIds, parcelIds: [] }), site);
  expect(await pagesOf(slips.content)).toBe(2);
  const text = await pdfText(slips.content);
  expect(text).toContain(`Packing slip ${one.orderNumber}`);
  expect(text).toContain("This is a part of the order.");
  // The first has the white one left, the second has all of it.
  expect(text.match(/White, L/g)).toHaveLength(2);
  expect(text.match(/Black, M/g)).toHaveLength(1);
  expect(text.replaceAll("\n", "")).toContain(`${two.garment}-black-m`);
  expect(text).not.toMatch(/\d\skr/);

  const sent = await readPrintedParcels(db, { orderIds: [], parcelIds: [parcel.id] });
  expect(sent).toMatchObject([{ id: parcel.id, lines: [{ units: 2 }], isPart: true }]);
  const labels = (await labelsPdf(db, sent, null, site))!;
  const label = await pdfText(labels.content);
  for (const part of ["Åsa Öberg", "Storgatan 1", "619 30 Trosa", one.orderNumber, "Tracking ID D77", "1,25 kg"])
    expect(label).toContain(part);
  expect(await pagesOf(labels.content)).toBe(1);
});

it("a label with the longest names and addresses still stands on one page", async () => {
  const { orderId } = await paidOrder(db, sandboxProvider);
  const [parcel] = await readPrintedParcels(db, { orderIds: [orderId], parcelIds: [] });
  const long = "Maria Alexandra von Lindenschiöld-Rosenstråle ".repeat(2).trim();
  const order = { ...parcel!.order, firstName: long, lastName: long, address: `${long} 17 B`, city: long };
  const longest = { ...parcel!, order, trackingId: "7".repeat(60), weightGrams: 999_000 };
  const { content } = (await labelsPdf(db, [longest], null, await readSiteConfiguration(shop)))!;
  expect(await pagesOf(content)).toBe(1);
});
