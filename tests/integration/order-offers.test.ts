import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { submitWanted } from "#app/admin/orders/offer-wanted.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { orderOffers } from "#app/db/schema/order-offers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { stockStatements } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { cancelUnpaidOrder } from "#app/features/selling/orders/cancel-order.server.ts";
import { offerOrder, quoteWanted, withdrawOffer } from "#app/features/selling/orders/offer-order.server.ts";
import { placeOffer } from "#app/features/selling/orders/place-offer.server.ts";
import { readOfferPage } from "#app/features/selling/orders/read-offer-page.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/language/languages.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;
const later = addMinutes(now, 1);

let garment = "";
beforeEach(async () => {
  garment = `tee-${newId().slice(0, 8)}`;
  await stockGarment(db, { id: garment, stock: 5 });
});

const customer = () => ({
  email: `${newId()}@mail.example`,
  firstName: "Åsa",
  lastName: "Öberg",
  address: "Storgatan 1",
  city: "Trosa",
  postalCode: "619 30",
  country: "Sweden" as const,
  phone: "",
});

/** Two black ones in L by standard delivery, offered: 598 kr and its shipping. */
async function offered(language: Language = "en") {
  const id = newId("off");
  const items = [{ productId: garment, variantId: `${garment}-black-l`, quantity: 2 }];
  const wanted = { customer: customer(), items, shippingMethod: "standard", discountCode: null };
  const quote = await quoteWanted(db, wanted, now);
  if (quote.kind !== "ok") throw new Error(quote.kind);
  const told = quote.totals.totalOre;
  const offer = () => offerOrder(db, { ...wanted, id, told, actor: "kim", language }, now);
  return { id, wanted, told, offer, outcome: await offer() };
}

const taken = (id: string, told: number, paymentMethod: PaymentMethod = "card") => ({
  id,
  paymentMethod,
  total: told / 100,
  informationVersion: null,
});
const place = (id: string, told: number, method?: PaymentMethod, at = later) =>
  placeOffer(db, taken(id, told, method), at, null);
async function placedId(id: string, told: number): Promise<string> {
  const result = await place(id, told);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}
/** What counts by today's clock finds it open. */
const openToday = (id: string) =>
  db
    .update(orderOffers)
    .set({ expiresAt: addDays(new Date(), 1).toISOString() })
    .where(eq(orderOffers.id, id));
const unitsLeft = async () =>
  (
    await db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, `${garment}-black-l`))
  )[0]?.quantity;

it("an offer that comes again is sent once, and another order under its id is refused, not told as sent", async () => {
  const { id, wanted, told, offer } = await offered();
  expect(await offer()).toEqual({ kind: "offered", outboxId: null });
  const items = wanted.items.map((item) => ({ ...item, quantity: 1 }));
  const quote = await quoteWanted(db, { ...wanted, items }, now);
  if (quote.kind !== "ok") throw new Error(quote.kind);
  const other = { ...wanted, items, id, told: quote.totals.totalOre, actor: "kim", language: "en" as const };
  expect(await offerOrder(db, other, now)).toEqual({ kind: "other-offer" });
  const toSomebodyElse = { ...wanted, customer: customer(), id, told, actor: "kim", language: "en" as const };
  expect(await offerOrder(db, toSomebodyElse, now)).toEqual({ kind: "other-offer" });
});

describe("an order that staff put together", () => {
  it("writes one email and one entry of the log however often its form is sent, and neither orders nor reserves", async () => {
    const { id, wanted, offer, outcome } = await offered();
    expect(outcome).toEqual({ kind: "offered", outboxId: expect.stringMatching(/^eml_/) });
    expect(await offer()).toEqual({ kind: "offered", outboxId: null });
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, wanted.customer.email));
    expect(mails.map(({ type }) => type)).toEqual(["order_offer"]);
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toHaveLength(1);
    expect(await db.select().from(orders).where(eq(orders.email, wanted.customer.email))).toEqual([]);
    expect(await unitsLeft()).toBe(5);
  });

  it("counts as the checkout does, shipping, VAT and code included", async () => {
    const { wanted, told } = await offered();
    const quote = await quoteWanted(db, { ...wanted, shippingMethod: "express" }, now);
    expect(quote).toMatchObject({ kind: "ok", totals: { subtotalOre: 598_00 } });
    if (quote.kind === "ok") expect(quote.totals.totalOre).toBeGreaterThan(told);
    expect(await quoteWanted(db, { ...wanted, discountCode: "NOSUCH" }, now)).toMatchObject({
      kind: "discount-refused",
    });
  });

  it("isn't sent for another total than staff saw", async () => {
    const { wanted, told } = await offered();
    const id = newId("off");
    expect(await offerOrder(db, { ...wanted, id, told: told - 1, actor: "kim", language: "en" }, now)).toEqual({
      kind: "total-told",
      totalOre: told,
    });
    expect(await db.select().from(orderOffers).where(eq(orderOffers.id, id))).toEqual([]);
  });

  it("is written in the customer's language, as staff chose it, and leads to the page in it", async () => {
    const { id, wanted, told } = await offered("fi");
    await openToday(id);
    const localeOf = async (email: string) =>
      (await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).map(({ locale }) => locale);
    expect(await localeOf(wanted.customer.email)).toEqual(["fi"]);
    const mail = await emails.order_offer.render(id, shop, "fi");
    expect(mail?.text).toMatch(/\/fi\/add-to-order\?id=off_\w+&key=/);
    // A language that the shop has no pages in is none that a form may ask for.
    const email = `${newId()}@mail.example`;
    const variantId = wanted.items[0]?.variantId ?? "";
    const fields = {
      ...wanted.customer,
      email,
      offerId: newId("off"),
      told: String(told),
      shippingMethod: "standard",
      discountCode: "",
      [`units.${garment} ${variantId}`]: "2",
      language: "fi",
    };
    const say = (() => new Response()) as unknown as Parameters<typeof submitWanted>[0]["say"];
    for (const [languages, locale] of [
      [[], "en"],
      [["fi"], "fi"],
    ] as const) {
      await submitWanted(
        {
          shop: { ...shop, languages },
          fields: { ...fields, offerId: newId("off"), email: `${locale}-${email}` },
          actor: "kim",
          say,
        },
        "offer",
        now,
      );
      expect(await localeOf(`${locale}-${email}`)).toEqual([locale]);
    }
  });

  it("tells the customer what it is and where to order it, and nothing once it was taken back", async () => {
    const { id } = await offered();
    await openToday(id);
    const mail = await emails.order_offer.render(id, shop);
    expect(mail?.text).toContain("2 × Garment");
    expect(mail?.text).toMatch(/\/add-to-order\?id=off_\w+&key=/);
    expect(mail?.text).toContain("We don't reserve anything until you order.");
    expect(await withdrawOffer(db, { id, actor: "kim" }, now)).toBe(true);
    expect(await emails.order_offer.render(id, shop)).toBeNull();
  });
});

describe("the customer who orders it", () => {
  it("pays the price that was told, though it has changed since", async () => {
    const { id, told } = await offered();
    await db.update(products).set({ priceOre: 399_00 }).where(eq(products.id, garment));
    expect((await readOfferPage(db, id, later))?.open?.order).toMatchObject({ kind: "ok", totals: { totalOre: told } });
    const orderId = await placedId(id, told);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(line).toMatchObject({ priceOre: 299_00, quantity: 2 });
    expect(await unitsLeft()).toBe(3);
  });

  it("gets one order by a double press, in four tabs, and by another way to pay", async () => {
    const { id, told, wanted } = await offered();
    const methods = ["card", "card", "swish", "card"] as const;
    const results = await Promise.all(methods.map((method) => place(id, told, method)));
    expect(results.map(({ kind }) => kind)).toEqual(["placed", "placed", "placed", "placed"]);
    expect(await place(id, told, "swish")).toMatchObject({ kind: "placed", repeated: true });
    expect(await db.select().from(orders).where(eq(orders.email, wanted.customer.email))).toHaveLength(1);
    expect(await unitsLeft()).toBe(3);
  });

  it("is told when it has expired, was taken back or is sold out, and nothing is placed", async () => {
    const { id, told, wanted } = await offered();
    expect(await place(id, told, "card", addDays(now, 4))).toEqual({ kind: "offer-closed", state: "expired" });
    const variantId = `${garment}-black-l`;
    await db.batch(stockStatements(db, [{ variantId, to: 1 }], { reason: "count", actor: "kim" }, now));
    expect(await place(id, told)).toMatchObject({ kind: "lines-changed" });
    expect((await readOfferPage(db, id, later))?.open?.order).toMatchObject({ kind: "refused" });
    await withdrawOffer(db, { id, actor: "kim" }, now);
    expect(await place(id, told)).toEqual({ kind: "offer-closed", state: "withdrawn" });
    expect(await place(newId("off"), told)).toEqual({ kind: "unknown-offer" });
    expect(await db.select().from(orders).where(eq(orders.email, wanted.customer.email))).toEqual([]);
  });

  it("isn't charged another total than the page showed", async () => {
    const { id, told } = await offered();
    expect(await place(id, told + 100)).toMatchObject({ kind: "total-changed" });
    await placedId(id, told);
    expect(await place(id, told + 100)).toEqual({ kind: "other-total" });
  });

  it("orders anew after an order that was cancelled unpaid, and never after one that was paid", async () => {
    const { id, told } = await offered();
    const first = await placedId(id, told);
    await cancelUnpaidOrder(db, first, "test", later);
    const second = await placedId(id, told);
    expect(second).not.toBe(first);
    const provider = fakeProvider();
    const payment = await createPayment(db, provider, second, later);
    if (payment.kind !== "created") throw new Error(payment.kind);
    await processPayment(db, provider, payment.paymentId, { token: "test_visa" }, later);
    expect(await withdrawOffer(db, { id, actor: "kim" }, later)).toBe(false);
    expect(await place(id, told)).toEqual({ kind: "offer-closed", state: "paid" });
  });

  it("orders by the call of the page, with the link's signature alone", async () => {
    const { id, told } = await offered();
    const call = (key: string) =>
      handleApi(
        new Request(`${origin}/api/orders/additions`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Origin: origin },
          body: JSON.stringify({ id, key, paymentMethod: "card", total: told / 100 }),
        }),
        shop,
      );
    expect((await call("forged")).status).toBe(404);
    await openToday(id);
    const key = await signLink("addition-link", id, shop.env.LINK_SECRET);
    expect((await call(key)).status).toBe(201);
    expect((await call(key)).status).toBe(200);
  });
});
