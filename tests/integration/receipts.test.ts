import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { refundLines, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { settleRefund } from "#app/features/selling/payments/settle-refund.server.ts";
import type { CreditContent, ReceiptContent } from "#app/features/shop/documents/receipt-content.ts";
import { readOrderReceipts, receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { formatPrice } from "#app/shared/money.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();

const receiptsOf = (orderId: string) => db.select().from(receipts).where(eq(receipts.orderId, orderId));
async function pay(orderId: string) {
  const provider = fakeProvider();
  const created = await createPayment(db, provider, orderId, now);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, provider, created.paymentId, { token: "test_visa" }, now);
}

/** A refund of one unit of a line, written before the provider is asked. */
async function writeRefund(orderId: string, orderLineId: string, amountOre = 299_00) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const id = newId("rfd");
  const made = { id, orderId, paymentId: payment?.id ?? "", amountOre, taxOre: 74_75, createdBy: "kim" };
  await db.batch([
    db.insert(refunds).values({ ...made, createdAt: now.toISOString(), updatedAt: now.toISOString() }),
    db.insert(refundLines).values({ refundId: id, orderLineId, quantity: 1, amountOre }),
  ]);
  return id;
}
/** Does what a trigger refuses, as things stood before it. */
async function withoutTrigger(name: string, work: () => PromiseLike<unknown>) {
  const [trigger] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = ${name}`);
  await db.run(sql.raw(`DROP TRIGGER ${name}`));
  await work();
  await db.run(sql.raw(trigger?.sql ?? ""));
}
/** The sequences of each kind, as they are. */
async function sequences(kind: "receipt" | "credit-note") {
  const rows = await db.select({ sequence: receipts.sequence }).from(receipts).where(eq(receipts.kind, kind));
  return rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
}
const oneToN = (rows: readonly number[]) => rows.map((_, i) => i + 1);

describe("a receipt", () => {
  it("is issued when the order is paid, with what was sold as it was", async () => {
    const { orderId, orderNumber } = await paidOrder(db, fakeProvider());
    const order = await orderRow(db, orderId);
    const [receipt, ...others] = await receiptsOf(orderId);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: "receipt",
      number: expect.stringMatching(/^R-1\d{5}$/),
      sellerVersion: order.sellerVersion,
      buyer: { name: `${order.firstName} ${order.lastName}`, address: order.billingAddress },
    });
    const content = receipt?.content as ReceiptContent;
    expect(content).toMatchObject({ orderNumber, totalOre: order.totalOre, taxOre: order.taxOre });
    expect(content.lines.map(({ quantity, priceOre }) => [quantity, priceOre])).toEqual([
      [2, 299_00],
      [1, 299_00],
    ]);
  });

  it("is not issued for an order that nobody paid", async () => {
    const { orderId } = await paidOrder(db, fakeProvider(), { pay: false });
    expect(await receiptsOf(orderId)).toEqual([]);
  });

  it("is numbered without holes when orders are paid at once, and when batches fail", async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => paidOrder(db, fakeProvider(), { pay: false })));
    const failing = placed.map(({ orderId }) =>
      db.batch([
        db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, orderId)),
        db.run(sql`INSERT INTO batch_guards (reason) VALUES ('the rest of the batch fails')`),
      ]),
    );
    const results = await Promise.allSettled([...failing, ...placed.map(({ orderId }) => pay(orderId))]);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(12);
    for (const { orderId } of placed) expect(await receiptsOf(orderId)).toHaveLength(1);
    const numbers = await sequences("receipt");
    expect(numbers).toEqual(oneToN(numbers));
  });

  it("says on paper what the order came to", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const order = await orderRow(db, orderId);
    const [receipt] = await receiptsOf(orderId);
    const file = await receiptPdf(db, orderId);
    expect(file?.name).toBe(`receipt-${receipt?.number}.pdf`);
    const text = await pdfText(file?.content ?? new Uint8Array());
    const wanted = [
      `Receipt ${receipt?.number}`,
      "Pulse Mode AB",
      "Organization number 556000-0000, VAT number SE556000000001",
      "20 November 2026",
      order.orderNumber,
      `${order.firstName} ${order.lastName}`,
      "25%",
      ...[order.subtotalOre, order.shippingOre, order.taxOre, order.totalOre].map((ore) => formatPrice(ore)),
    ];
    for (const part of wanted) expect(text).toContain(part);
  });

  it.each([
    [
      "sv",
      ["Kvitto", "Beställning", "Betalt med", "Köpare", "Delsumma", "Totalt betalt", "25\u00a0%", "20 november 2026"],
    ],
    [
      "nb",
      ["Kvittering", "Bestilling", "Betalt med", "Kjøper", "Delsum", "Totalt betalt", "25\u00a0%", "20. november 2026"],
    ],
    [
      "da",
      ["Kvittering", "Ordre", "Betalt med", "Køber", "Subtotal", "Betalt i alt", "25\u00a0%", "20. november 2026"],
    ],
    [
      "fi",
      [
        "Kuitti",
        "Tilaus",
        "Maksutapa",
        "Ostaja",
        "Välisumma",
        "Maksettu yhteensä",
        "25\u00a0%",
        "20. marraskuuta 2026",
      ],
    ],
  ] as const)("is in the language of its order, %s, whoever asks for it", async (language, words) => {
    const { orderId } = await inLanguage(language, () => paidOrder(db, fakeProvider()));
    const [receipt] = await receiptsOf(orderId);
    const file = await receiptPdf(db, orderId);
    expect(await inLanguage("fi", () => receiptPdf(db, orderId))).toEqual(file);
    const text = await pdfText(file?.content ?? new Uint8Array());
    for (const word of words) expect(text).toContain(word);
    expect(text.split("\n")).toContain(`${words[0]} ${receipt?.number}`);
    expect(text).not.toMatch(/Receipt|Ordered|Paid by|Seller|Buyer|Units|VAT |Sweden|November/);
    expect(text).not.toContain("?");
    const { catalog } = await PDFDocument.load(file?.content ?? new Uint8Array());
    expect(catalog.get(PDFName.of("Lang"))?.toString()).toContain(language);
  });

  it("names colors in its language, and so does its credit note, as they were translated when each was issued", async () => {
    const change = { updatedAt: now.toISOString(), updatedBy: "ebba" };
    const color = { kind: "option", itemId: "Black", field: "name", source: "Black", ...change } as const;
    await db.insert(translations).values([
      { ...color, language: "da", text: "Sort" },
      { ...color, language: "fi", text: "Musta" },
    ]);
    const provider = fakeProvider();
    const { orderId, black } = await inLanguage("da", () => paidOrder(db, provider));
    await settleRefund(db, provider, await writeRefund(orderId, black), addDays(now, 1));
    await db.delete(translations);
    for (const { number } of await readOrderReceipts(db, orderId)) {
      const text = await pdfText((await receiptPdf(db, orderId, number))?.content ?? new Uint8Array());
      expect(text).toContain("Sort, ");
      expect(text).not.toMatch(/Black|Musta/);
    }
  });

  it("that was issued before receipts told their language stays in English, and so does its credit note", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await inLanguage("sv", () => paidOrder(db, provider));
    const [receipt] = await receiptsOf(orderId);
    const before = { ...(receipt?.content as ReceiptContent), locale: undefined };
    await withoutTrigger("receipts_never_change", () =>
      db.update(receipts).set({ content: before }).where(eq(receipts.orderId, orderId)),
    );
    expect(await pdfText((await receiptPdf(db, orderId))?.content ?? new Uint8Array())).toContain("Total paid");
    await settleRefund(db, provider, await writeRefund(orderId, black), addDays(now, 1));
    const [, credit] = await readOrderReceipts(db, orderId);
    const text = await pdfText((await receiptPdf(db, orderId, credit?.number))?.content ?? new Uint8Array());
    expect(text).toContain("Total refunded");
  });

  it("stays the same, to the byte, whatever becomes of product, seller and order", async () => {
    const { orderId, garment } = await paidOrder(db, fakeProvider());
    const before = await receiptPdf(db, orderId);
    await db.update(products).set({ name: "Renamed", priceOre: 1_00 }).where(eq(products.id, garment));
    await db.update(orderLines).set({ name: "Renamed" }).where(eq(orderLines.orderId, orderId));
    await db.update(orders).set({ lastName: "Changed", billingCity: "Elsewhere" }).where(eq(orders.id, orderId));
    const identity = { siteName: "Other", companyName: "Other AB", organizationNumber: "556111-1111" };
    const row = { section: "identity", content: identity, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db.insert(siteConfiguration).values(row);
    expect(await receiptPdf(db, orderId)).toEqual(before);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "identity"));
  });

  it("is never changed, deleted or numbered by hand; only its buyer can be taken out", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const ofOrder = eq(receipts.orderId, orderId);
    await expect(db.update(receipts).set({ content: {} }).where(ofOrder)).rejects.toThrow();
    await expect(
      db
        .update(receipts)
        .set({ buyer: { name: "Somebody else" } })
        .where(ofOrder),
    ).rejects.toThrow();
    await expect(db.delete(receipts).where(ofOrder)).rejects.toThrow();
    const [receipt] = await receiptsOf(orderId);
    const other = await paidOrder(db, fakeProvider(), { pay: false });
    const forged = { ...receipt, orderId: other.orderId, number: "R-199999", sequence: 99_999 };
    await expect(db.insert(receipts).values(forged as typeof receipts.$inferInsert)).rejects.toThrow();
    await db.update(receipts).set({ buyer: null }).where(ofOrder);
    expect(await pdfText((await receiptPdf(db, orderId))?.content ?? new Uint8Array())).toContain(
      "Removed after the legal",
    );
  });

  it("is found by its own order alone", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const other = await paidOrder(db, fakeProvider());
    const [receipt] = await receiptsOf(orderId);
    expect(await receiptPdf(db, other.orderId, receipt?.number)).toBeNull();
    expect(await receiptPdf(db, "ord_unknown")).toBeNull();
  });
});

describe("a credit note", () => {
  it("is issued once a refund succeeds, names its receipt, and has the refund's sums", async () => {
    const provider = fakeProvider();
    const { orderId, black } = await paidOrder(db, provider);
    const refundId = await writeRefund(orderId, black);
    expect(await receiptsOf(orderId)).toHaveLength(1);
    await settleRefund(db, provider, refundId, addDays(now, 1));
    const [receipt, credit] = await readOrderReceipts(db, orderId);
    const [row] = (await receiptsOf(orderId)).filter(({ kind }) => kind === "credit-note");
    expect(row).toMatchObject({ refundId, creditedNumber: receipt?.number, number: credit?.number });
    expect(row?.content as CreditContent).toMatchObject({ amountOre: 299_00, taxOre: 74_75 });
    const text = await pdfText((await receiptPdf(db, orderId, credit?.number))?.content ?? new Uint8Array());
    for (const part of [`Credit note ${credit?.number}`, receipt?.number, formatPrice(-299_00).replace("−", "-")])
      expect(text).toContain(part);
  });

  it.each([
    ["sv", "Kreditfaktura", "Totalt återbetalt"],
    ["nb", "Kreditnota", "Totalt tilbakebetalt"],
    ["da", "Kreditnota", "Tilbagebetalt i alt"],
    ["fi", "Hyvityslasku", "Hyvitetty yhteensä"],
  ] as const)("is in the language of its receipt, %s", async (language, name, sum) => {
    const provider = fakeProvider();
    const { orderId, black } = await inLanguage(language, () => paidOrder(db, provider));
    await settleRefund(db, provider, await writeRefund(orderId, black), addDays(now, 1));
    const [, credit] = await readOrderReceipts(db, orderId);
    const text = await pdfText((await receiptPdf(db, orderId, credit?.number))?.content ?? new Uint8Array());
    for (const part of [`${name} ${credit?.number}`, sum]) expect(text).toContain(part);
    expect(text).not.toMatch(/Credit|Refunded|Item|Amount|VAT /);
  });

  it("is one a refund, numbered without holes, however often and by whomever it is settled", async () => {
    const provider = fakeProvider();
    const { orderId, black, white } = await paidOrder(db, provider);
    const made = [await writeRefund(orderId, black), await writeRefund(orderId, white, 100_00)];
    await Promise.all([...made, ...made].map((id) => settleRefund(db, provider, id, addDays(now, 1))));
    expect((await receiptsOf(orderId)).filter(({ kind }) => kind === "credit-note")).toHaveLength(2);
    const numbers = await sequences("credit-note");
    expect(numbers).toEqual(oneToN(numbers));
  });
});
