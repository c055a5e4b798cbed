import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { receipts } from "#app/db/schema/documents.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox, siteConfiguration } from "#app/db/schema/site.server.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { readDocument } from "#app/features/shop/documents/versions.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
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

/** What a consumer is told (Distance Contracts Act 2005:59, 2:2 and 2 a), and what says it in the confirmation. */
const facts: Record<string, (order: Awaited<ReturnType<typeof orderRow>>) => (string | RegExp)[]> = {
  "main characteristics of the goods": () => ["Garment ", "Black, M", "2 ×"],
  "the seller's name": () => ["Pulse Mode AB"],
  "the organization number": () => ["556000-0000"],
  "the VAT number": () => ["SE556000000001"],
  "the geographical address": () => ["Västra Långgatan 12, 619 30 Trosa, Sweden"],
  "the telephone number": () => ["+46 70 174 06 05"],
  "the e-mail address": () => ["support@pulsemode.example"],
  "the price": (order) => [formatPrice(order.subtotalOre), formatPrice(299_00)],
  "the VAT with its rate": (order) => [/VAT,? 25 %/, formatPrice(order.taxOre)],
  "the cost of delivery": (order) => [order.shippingOre === 0 ? "Free" : formatPrice(order.shippingOre)],
  "the total to pay": (order) => [formatPrice(order.totalOre)],
  "the way of paying": () => ["Paid by Card"],
  "when and where it is delivered": () => ["Estimated delivery", "Storgatan 1", "619 30 Trosa"],
  "that one may withdraw, and for how long": () => ["within 14 days of the day on which you have the last goods"],
  "how to withdraw": () => ["Withdraw from contract here", /\/withdraw\?id=/, "by e-mail, letter or telephone"],
  "the standard form": () => ["standard withdrawal form", "/withdrawal-form"],
  "who pays the return": () => ["We pay for the return"],
  "when the money comes back": () => ["We refund you within 14 days of the day you tell us"],
  "liability for a loss in value": () => ["liable only for a loss in value"],
  "liability for faults": () => [
    "In Sweden the law gives you 3 years from delivery",
    "Legal guarantee",
    /\/complaint\?id=/,
  ],
  "who hears a dispute": () => ["Allmänna reklamationsnämnden (ARN)", "www.arn.se"],
};

describe("the confirmation of an order", () => {
  let shown: string;
  let mail: SentMail;
  beforeAll(async () => {
    shown = (await paidOrder(db, fakeProvider())).orderId;
    mail = await confirmationOf(shown);
  });

  it.each(Object.keys(facts))("says %s, in HTML and in text", async (fact) => {
    const { html, text } = mail;
    const order = await orderRow(db, shown);
    const readable = html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    for (const body of [readable, text]) {
      for (const part of facts[fact]?.(order) ?? []) {
        if (typeof part === "string") expect(body).toContain(part);
        else expect(body).toMatch(part);
      }
    }
  });

  it("names the bodies of the country it delivers to", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    await db.update(orders).set({ country: "Denmark" }).where(eq(orders.id, orderId));
    const { text } = await confirmationOf(orderId);
    expect(text).toContain("Forbrugerklagenævnet");
    expect(text).not.toContain("reklamationsnämnden");
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

  it("notes when it was sent, once: from then the buyer is informed", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    expect(await orderRow(db, orderId)).toMatchObject({ withdrawalInfoMailedAt: null });
    await confirmationOf(orderId);
    expect(await orderRow(db, orderId)).toMatchObject({ withdrawalInfoMailedAt: now.toISOString() });
  });
});
