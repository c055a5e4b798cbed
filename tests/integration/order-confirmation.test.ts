import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { emailOutbox, siteConfiguration } from "#app/db/schema/site.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { readDocument } from "#app/features/shop/documents/versions.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { formatPrice } from "#app/shared/money.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;

interface SentMail {
  html: string;
  text: string;
  attachments: { filename: string; content: Uint8Array }[];
}

/** What the provider was given of an order's confirmation. */
async function confirmationOf(orderId: string): Promise<SentMail> {
  const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, orderId));
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(mail?.id ?? "", mailing, now)).toBe(true);
  return (send.mock.lastCall ?? [])[0] as SentMail;
}

/** What a consumer is told (Distance Contracts Act 2005:59, 2:2 and 2 a): what of it stands in the email itself, in HTML and in text. */
const inTheEmail: Record<string, (order: Awaited<ReturnType<typeof orderRow>>) => (string | RegExp)[]> = {
  "main characteristics of the goods": () => ["Garment ", "Black, M", "2 ×"],
  "the seller's name": () => ["Pulse Mode AB"],
  "the organization number": () => ["556000-0000"],
  "the VAT number": () => ["SE556000000001"],
  "the geographical address": () => ["Västra Långgatan 12, 619 30 Trosa"],
  "the telephone number": () => ["+46 70 174 06 05"],
  "the email address": () => ["support@pulsemode.example"],
  "the price": (order) => [formatPrice(order.subtotalOre), formatPrice(299_00)],
  "the VAT with its rate": (order) => [/VAT \(25%\)/, formatPrice(order.taxOre)],
  "the cost of delivery": (order) => [order.shippingOre === 0 ? "Free" : formatPrice(order.shippingOre)],
  "the total to pay": (order) => [formatPrice(order.totalOre)],
  "the way of paying": () => ["Payment method: Card"],
  "when and where it is delivered": () => ["Estimated delivery", "Storgatan 1", "619 30 Trosa"],
  "that one may withdraw, and for how long": () => ["return anything for any reason within 14 days"],
  "how to withdraw": () => ["Withdraw from contract here", /\/withdraw\?id=/],
  "who pays the return": () => [/Returns and .*exchanges.* are free/],
  "where to tell of a fault": () => [/\/complaint\?id=/],
};

/** What of it its files carry. */
const inItsFiles: Record<string, string[]> = {
  "from when the 14 days run": ["after 14 days from the day on which you"],
  "how else to withdraw": ["by a clear statement, such as a letter or an e-mail"],
  "the standard form": ["Standard withdrawal form", "hereby give notice"],
  "who pays the return": ["We pay for the return"],
  "when the money comes back": ["not later than 14 days from the day on which we are told"],
  "liability for a loss in value": ["liable only for a loss in value"],
  "liability for faults": ["We are liable for faults", "Sweden: 3 years from delivery"],
  "who hears a dispute": ["Allmänna reklamationsnämnden (ARN)", "ECC Denmark", "www.arn.se"],
  "who sells": ["Pulse Mode AB", "556000-0000", "Västra Långgatan 12, 619 30 Trosa, Sweden"],
};

describe("the confirmation of an order", () => {
  let shown: string;
  let mail: SentMail;
  beforeAll(async () => {
    shown = (await paidOrder(db, fakeProvider())).orderId;
    mail = await confirmationOf(shown);
  });

  it.each(Object.keys(inTheEmail))("says %s, in HTML and in text", async (fact) => {
    const { html, text } = mail;
    const order = await orderRow(db, shown);
    const readable = html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    for (const body of [readable, text]) {
      for (const part of inTheEmail[fact]?.(order) ?? []) {
        if (typeof part === "string") expect(body).toContain(part);
        else expect(body).toMatch(part);
      }
    }
  });

  it.each(Object.entries(inItsFiles))("carries a file that says %s", async (_, parts) => {
    const texts = await Promise.all(mail.attachments.map(({ content }) => pdfText(content)));
    for (const part of parts) expect(texts.join(" ").replaceAll(/\s+/g, " ")).toContain(part);
  });

  it("carries the terms, the information on withdrawal and the receipt, in the versions of the order", async () => {
    const order = await paidOrder(db, fakeProvider());
    const { termsVersion, withdrawalInfoVersion } = await orderRow(db, order.orderId);
    // Staff change what both say, between the order and its e-mail.
    const contact = { phone: "+46 70 174 06 22" };
    const row = { section: "contact", content: contact, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db.insert(siteConfiguration).values(row);
    const { attachments } = await confirmationOf(order.orderId);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "contact"));

    const [terms, information, receipt] = attachments;
    for (const [version, attached] of [
      [termsVersion, terms],
      [withdrawalInfoVersion, information],
    ] as const) {
      const document = await readDocument(db, version ?? "");
      const printed = document && (await documentPdf(document, shop.env.PUBLIC_ORIGIN));
      expect(attached?.content).toEqual(printed?.content);
      const text = await pdfText(attached?.content ?? new Uint8Array());
      expect(text).toContain(`Version ${version}`);
      expect(text).not.toContain("06 22");
    }
    expect(await pdfText(information?.content ?? new Uint8Array())).toContain("Standard withdrawal form");
    const [issued] = await db.select().from(receipts).where(eq(receipts.orderId, order.orderId));
    expect(receipt?.filename).toBe(`receipt-${issued?.number}.pdf`);
    const size = attachments.reduce((sum, { content }) => sum + content.length, 0);
    // docs/scale.md counts with 25 KB.
    expect(size).toBeLessThan(40_000);
  });

  it("describes the goods in the language of the order, and in English where they aren't translated", async () => {
    const { garment, orderId } = await inLanguage("da", () => paidOrder(db, fakeProvider()));
    await db.update(products).set({ shortDescription: "A tee for every run." }).where(eq(products.id, garment));
    expect((await confirmationOf(orderId)).text).toContain("A tee for every run.");
    const again = await inLanguage("da", () => paidOrder(db, fakeProvider()));
    await db.update(products).set({ shortDescription: "A light tee." }).where(eq(products.id, again.garment));
    await db.insert(translations).values({
      kind: "product",
      itemId: again.garment,
      field: "shortDescription",
      language: "da",
      source: "A light tee.",
      text: "En let T-shirt.",
      updatedAt: now.toISOString(),
      updatedBy: "ebba",
    });
    const { text, html } = await confirmationOf(again.orderId);
    for (const body of [text, html]) {
      expect(body).toContain("En let T-shirt.");
      expect(body).not.toContain("A light tee.");
    }
  });

  it("notes when it was sent, once: from then the buyer is informed", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    expect(await orderRow(db, orderId)).toMatchObject({ withdrawalInfoMailedAt: null });
    await confirmationOf(orderId);
    expect(await orderRow(db, orderId)).toMatchObject({ withdrawalInfoMailedAt: now.toISOString() });
  });
});
