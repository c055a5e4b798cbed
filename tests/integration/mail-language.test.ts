import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { contactMessages } from "#app/db/schema/customers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { sendOrderLink } from "#app/features/after-sale/cases/send-order-link.server.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/language/languages.ts";
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

it("finds a language for every kind of e-mail, also when the record is gone", async () => {
  for (const { render } of Object.values(emails))
    await render("none", shop).catch((error: unknown) =>
      expect(String(error)).not.toMatch(/no such (table|column)|syntax|ambiguous/),
    );
});
