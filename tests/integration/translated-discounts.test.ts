import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { showTranslations } from "#app/admin/translations/show-translations.server.ts";
import { statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { importTranslations } from "#app/features/catalogue/translations/import-translations.server.ts";
import { readFields, readProgress } from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { writeTranslationFile } from "#app/features/catalogue/translations/translation-file.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Language } from "#app/shared/language/languages.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;
const first = "10% off your first order";
const title = "Half price on tees";
const da = { [first]: "10 % rabat på din første ordre", [title]: "Halv pris på T-shirts" } as const;

const makeDiscount = (code: string, change: Partial<typeof discountCodes.$inferInsert>) =>
  db.insert(discountCodes).values({
    code,
    discountType: "percentage",
    valueHundredths: 10_00,
    createdAt: now.toISOString(),
    ...change,
  });

/** Saves a translation as its page does, and lets the shop show it. */
async function translate(field: "title" | "description", english: string, text: string) {
  const [known] = await db.select().from(translations).where(eq(translations.itemId, english));
  const saved = { field, text, source: english, seen: known?.updatedAt ?? "", before: known?.text ?? null };
  const item = { kind: "discount", itemId: english, name: english, language: "da", fields: [saved] } as const;
  expect(await saveTranslations(db, [item], { actor: "ebba", now })).toEqual([true]);
  await showTranslations(shop, [item], now);
}

async function ask(language: Language, code: string | null, asked: Shop = shop) {
  const call = { code, cartTotal: 299, items: [{ productId: "tee", price: 299, quantity: 1 }] };
  const request = new Request("https://shop.example/api/discount/apply", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(call),
  });
  const response = await inLanguage(language, () => handleApi(request, asked));
  await shop.finished();
  return response.json<{ title?: string; description: string }>();
}

beforeAll(() => stockGarment(db, { id: "tee" }));
beforeEach(async () => {
  await statement(db, sql`DELETE FROM translations`);
  await db.delete(discountCodes);
  await makeDiscount("WELCOME10", { description: first });
  await showTranslations(shop, [{ kind: "discount", itemId: first }], now);
});

describe("what there is to translate of discounts", () => {
  const texts = async () =>
    (await readFields(db, { language: "da", kind: "discount", state: null })).map(({ itemId, field }) => [
      field,
      itemId,
    ]);

  it("is what codes say and automatic ones are called, once for all that say it, until they end", async () => {
    await makeDiscount("HELLO10", { description: first });
    await makeDiscount("SILENT", {});
    await makeDiscount("AUTO-1", { method: "automatic", title });
    await makeDiscount("ENDED", { description: "20% off over Midsummer", expiryDate: "2026-01-01T00:00:00.000Z" });
    await makeDiscount("ENDS", { description: "Until the century ends", expiryDate: "2099-12-31T00:00:00.000Z" });
    expect(await texts()).toEqual([
      ["description", first],
      ["title", title],
      ["description", "Until the century ends"],
    ]);
  });

  it("is another text once its English is, and counts as missing", async () => {
    await translate("description", first, da[first]);
    const progress = async () =>
      (await readProgress(db)).find(({ kind, language }) => kind === "discount" && language === "da");
    expect(await progress()).toMatchObject({ total: 1, missing: 0, changed: 0 });
    await statement(db, sql`UPDATE discount_codes SET description = '10% off'`);
    expect(await progress()).toMatchObject({ total: 1, missing: 1, changed: 0 });
  });

  it("goes out in a file and comes back in", async () => {
    const fields = await readFields(db, { language: "da", kind: "discount", state: null });
    const file = writeTranslationFile(
      fields.map((field) => ({ ...field, text: da[first] })),
      "da",
    );
    const bytes = new TextEncoder().encode(file);
    expect(await importTranslations(db, bytes, { actor: "ebba", now })).toMatchObject({ saved: 1, broken: [] });
    await showTranslations(shop, [{ kind: "discount", itemId: first }], now);
    expect(await ask("da", "WELCOME10")).toMatchObject({ description: da[first] });
  });
});

describe("a cart", () => {
  it("reads of a code in its language what is translated, the rest in English, and at once what was saved", async () => {
    expect(await ask("da", "welcome10")).toMatchObject({ description: first });
    await translate("description", first, da[first]);
    expect(await ask("da", "welcome10")).toMatchObject({ description: da[first] });
    expect(await ask("fi", "welcome10")).toMatchObject({ description: first });
    expect(await ask("en", "welcome10")).toMatchObject({ description: first });
    await translate("description", first, "Ti procent");
    expect(await ask("da", "welcome10")).toMatchObject({ description: "Ti procent" });
  });

  it("reads it from the copy that another language's cart left, without D1", async () => {
    await translate("description", first, da[first]);
    expect(await ask("en", "welcome10")).toMatchObject({ description: first });
    const failing = withFaults(shop, alwaysFail("DB"));
    expect(await ask("da", "welcome10", failing)).toMatchObject({ description: da[first] });
  });

  it("reads the title of an automatic discount, and which of the two holds, in its language", async () => {
    await makeDiscount("AUTO-1", { method: "automatic", title, valueHundredths: 50_00 });
    await translate("title", title, da[title]);
    expect(await ask("da", null)).toMatchObject({ title: da[title], description: "" });
    expect(await ask("sv", null)).toMatchObject({ title });
    const both = await ask("da", "welcome10");
    expect(both).toMatchObject({ title: da[title] });
    expect(both.description).toContain(`”${da[title]}”`);
  });

  it("is quoted to whoever asks in a language in that one", async () => {
    await translate("description", first, da[first]);
    const request = { lines: [{ productId: "tee", color: "Black", size: "M", quantity: 1 }], code: "WELCOME10" };
    const quoteIn = async (language: Language) => {
      const asked = { ...request, country: "Denmark", shippingMethod: "standard" } as const;
      const { quote } = await inLanguage(language, () => readQuote(db, asked, now));
      return quote.kind === "quoted" ? quote.discount?.description : quote.message;
    };
    expect([await quoteIn("da"), await quoteIn("en")]).toEqual([da[first], first]);
  });
});

describe("an order with an automatic discount", () => {
  it("keeps the English title for staff, and tells it in the language of the page, the e-mail and the receipt", async () => {
    await makeDiscount("AUTO-1", { method: "automatic", title, valueHundredths: 50_00 });
    await translate("title", title, da[title]);
    const placed = await inLanguage("da", () => placeOrder(db, orderOf("tee"), now));
    if (placed.kind !== "placed") throw new Error(JSON.stringify(placed));
    const { id } = placed.order;
    expect(await db.select({ kept: orders.discountTitle }).from(orders).where(eq(orders.id, id))).toEqual([
      { kept: title },
    ]);
    const told = async (language: Language) =>
      confirmationOf((await inLanguage(language, () => readOrder(db, id)))!).discountCode;
    expect([await told("da"), await told("en"), await told("nb")]).toEqual([da[title], title, title]);

    const created = await createPayment(db, sandboxProvider, id, now);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
    const mail = await emails.order_confirmation.render(id, shop);
    expect(mail?.text).toContain(da[title]);
    expect(mail?.text).not.toContain(title);

    // A receipt stays as it was issued.
    await translate("title", title, "Noget andet");
    const receipt = await receiptPdf(db, id);
    const paper = await pdfText(receipt?.content ?? new Uint8Array());
    expect(paper).toContain(da[title]);
    const [{ content } = { content: {} }] = await db.select().from(receipts).where(eq(receipts.orderId, id));
    expect(content).toMatchObject({ discountTitle: da[title] });
  });
});
