import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { sendOrderLink } from "#app/features/after-sale/cases/send-order-link.server.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { orderAttachments, orderDocuments } from "#app/features/shop/documents/order-documents.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import { type Language, languages } from "#app/shared/language/languages.ts";
import { giveNotice } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf } from "#tests/support/shop-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;

const boughtIn = (language: Language, email: string) =>
  inLanguage(language, () =>
    paidOrder(db, fakeProvider(), { customer: { ...orderOf("any").customer, email }, pay: true }),
  );

const pathOfLink = (text: string | undefined) => /:\/\/[^/\s]+(\/[^?\s]*thank-you)\?/.exec(text ?? "")?.[1];

it("sends what staff cause about an order in the language that it was placed in", async () => {
  const { orderId } = await boughtIn("fi", "finnish@mail.example");
  const [order] = await db.select({ locale: orders.locale }).from(orders).where(eq(orders.id, orderId));
  expect(order).toEqual({ locale: "fi" });
  // A member of staff or a job sends it, in no language of a shopper.
  const mail = await emails.order_confirmation.render(orderId, shop, "en");
  expect(pathOfLink(mail?.text)).toBe("/fi/thank-you");
});

it("sends what a shopper asks for in the language that they ask in", async () => {
  const { orderId, orderNumber } = await boughtIn("fi", "asks.in.swedish@mail.example");
  const asked = { formId: newId(), reference: orderNumber, email: "asks.in.swedish@mail.example" };
  const { outboxId } = await inLanguage("sv", () => sendOrderLink(db, asked, now));
  const [row] = await db
    .select({ locale: emailOutbox.locale })
    .from(emailOutbox)
    .where(eq(emailOutbox.id, outboxId ?? ""));
  expect(row).toEqual({ locale: "sv" });
  const mail = await emails.order_link.render(orderId, shop, row?.locale);
  expect(pathOfLink(mail?.text)).toBe("/sv/thank-you");
});

it("keeps the language of a message for the reply to it", async () => {
  const asked = { name: "Ida", email: "ida@mail.example", subject: "other" as const, message: "Hvornår kommer den?" };
  const { id } = await inLanguage("da", () => storeMessage(db, asked, now));
  const [message] = await db
    .select({ locale: contactMessages.locale })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  expect(message).toEqual({ locale: "da" });
});

const subjects: Record<Language, (order: string, notice: string) => string[]> = {
  en: (order, notice) => [
    `Order ${order} confirmed`,
    `Order ${order} is on its way`,
    `Return notice ${notice} received`,
  ],
  sv: (order, notice) => [
    `Beställning ${order} är bekräftad`,
    `Beställning ${order} är på väg`,
    `Vi har tagit emot ditt returmeddelande ${notice}`,
  ],
  nb: (order, notice) => [
    `Bestilling ${order} er bekreftet`,
    `Bestilling ${order} er på vei`,
    `Vi har mottatt returmeldingen ${notice}`,
  ],
  da: (order, notice) => [
    `Ordre ${order} er bekræftet`,
    `Ordre ${order} er på vej`,
    `Vi har modtaget din meddelelse om returnering ${notice}`,
  ],
  fi: (order, notice) => [
    `Tilaus ${order} on vahvistettu`,
    `Tilaus ${order} on matkalla`,
    `Peruuttamisilmoitus ${notice} on vastaanotettu`,
  ],
};

/** The e-mails of an order that is bought, sent and withdrawn from in a language. */
function mailsIn(language: Language) {
  return inLanguage(language, async () => {
    const order = await deliveredOrder(db, fakeProvider());
    const parcelId = (await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.orderId)))[0]!.id;
    const noticeId = await giveNotice(shop, order, [[order.black, 1]]);
    const mails = await Promise.all([
      emails.order_confirmation.render(order.orderId, shop),
      emails.order_shipped.render(parcelId, shop),
      emails.withdrawal_receipt.render(noticeId, shop),
    ]);
    const bought = await db.select().from(orderLines).where(eq(orderLines.orderId, order.orderId));
    const described = await db.select().from(products).where(eq(products.id, order.garment));
    const content = [
      ...bought.flatMap(({ name, color }) => [name, color]),
      ...described.map(({ shortDescription }) => shortDescription),
    ];
    return { ...order, noticeId, mails: mails.map((mail) => mail!), content };
  });
}

/** What an e-mail says in words, a sentence each: without dates, addresses, numbers and what people or the shop's products are called. */
function sentencesOf(text: string, content: readonly string[]): string[] {
  const { firstName, lastName, address, city } = orderOf("any").customer;
  const { identity, contact } = parseSiteConfiguration({});
  const shopNames = [identity.siteName, identity.companyName, contact.street, contact.city];
  const names = [...content, ...shopNames, firstName, lastName, address, city].filter((name) => name !== "");
  const nameless = names.reduce((left, name) => left.replaceAll(name, ""), text);
  return nameless
    .replace(/\d+\.? \p{L}+ \d{4}|\S+(@|:\/\/)\S+|\S*\d\S*|\bkr\b/gu, "")
    .split(/[.:?!]\s|\n/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => (sentence.match(/\p{L}{2,}/gu) ?? []).length > 1);
}

it("says an order's e-mails in each of the five languages, and no sentence of English in the other four", async () => {
  const english = await mailsIn("en");
  const said = new Set(english.mails.flatMap(({ text }) => sentencesOf(text, english.content)));
  expect(said.size).toBeGreaterThan(20);
  for (const language of languages) {
    const { orderNumber, noticeId, mails, content } = await mailsIn(language);
    expect(mails.map(({ subject }) => subject)).toEqual(subjects[language](orderNumber, noticeId));
    for (const { html, text } of mails) {
      expect(html).toContain(`<html lang="${language}">`);
      const inEnglish = sentencesOf(text, content).filter((line) => said.has(line));
      if (language !== "en") expect(inEnglish, language).toEqual([]);
    }
  }
});

it("keeps the documents of an order in the language that it was placed in, and their PDFs the same whatever language they are asked for in", async () => {
  const { orderId } = await boughtIn("fi", "finnish.terms@mail.example");
  const inBoth = <Result>(ask: () => Promise<Result>) =>
    Promise.all((["en", "fi"] as const).map((language) => inLanguage(language, ask)));
  const { termsVersion, withdrawalInfoVersion, sellerVersion } = orders;
  const [order] = await db
    .select({ termsVersion, withdrawalInfoVersion, sellerVersion })
    .from(orders)
    .where(eq(orders.id, orderId));
  const [documents, documentsInFinnish] = await inBoth(() => orderDocuments(db, order!));
  expect(documentsInFinnish).toEqual(documents);
  expect(documents).toMatchObject({
    terms: { locale: "fi", content: { title: "Toimitusehdot" } },
    withdrawalInformation: { locale: "fi", content: { title: "Peruuttamisoikeus" } },
  });
  const [files, filesInFinnish] = await inBoth(() => orderAttachments(db, orderId, documents!, "https://shop.example"));
  expect(files).toHaveLength(3);
  expect(filesInFinnish).toEqual(files);
});

it("finds a language for every kind of e-mail, also when the record is gone", async () => {
  for (const { render } of Object.values(emails))
    await render("none", shop).catch((error: unknown) =>
      expect(String(error)).not.toMatch(/no such (table|column)|syntax|ambiguous/),
    );
});
