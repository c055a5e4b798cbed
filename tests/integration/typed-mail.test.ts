import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { emailOutbox } from "#app/db/schema/site.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { emailFacts } from "#app/shared/emails.ts";
import { newId } from "#app/shared/ids.ts";
import { submitComplaint } from "#app/storefront/case-pages/submit-complaint.server.ts";
import { submitWithdrawal } from "#app/storefront/case-pages/submit-withdrawal.server.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const buyer = "asa.oberg@mail.example";
/** As many as an address gets of a type in a day, and some more. */
const flood = 25;

const person = { name: "Åsa Öberg", email: buyer, reference: "PM-00000000", items: "" };
const withdrawal = () => ({ ...person, step: "confirm", formId: newId(), items: `The tee ${newId()}` });
const complaint = () => ({
  ...person,
  formId: newId(),
  pictureKey: newId("cpl"),
  description: "The seam opened.",
  noticedOn: "",
  wish: "repair",
});

/** Sends a form of the storefront from an address of its own, or from `caller`. */
async function send(
  submit: typeof submitWithdrawal | typeof submitComplaint,
  url: string,
  fields: object,
  caller?: string,
) {
  const request = new Request(url, {
    method: "POST",
    body: new URLSearchParams(fields as Record<string, string>),
    headers: { "CF-Connecting-IP": caller ?? crypto.randomUUID() },
  });
  const answer = await submit(request, shop, new URL(url), now);
  await shop.finished();
  return answer;
}

const receiptsOf = (type: "withdrawal_receipt" | "complaint_receipt") =>
  db
    .select({ typed: emailOutbox.typed, nextAttemptAt: emailOutbox.nextAttemptAt })
    .from(emailOutbox)
    .where(sql`${emailOutbox.type} = ${type} AND ${emailOutbox.recipient} = ${buyer}`);

it("sends the receipt that a signed link proves at once, however many were typed for its address", async () => {
  const order = await deliveredOrder(db, sandboxProvider);
  const links = await orderLinks(order.orderId, shop.env, now);
  for (let sent = 0; sent < flood; sent++) {
    await send(submitWithdrawal, "https://shop.example/withdraw", withdrawal());
    await send(submitComplaint, "https://shop.example/complaint", complaint());
  }
  for (const type of ["withdrawal_receipt", "complaint_receipt"] as const) {
    const typed = await receiptsOf(type);
    expect(typed.length).toBe(3);
    expect(typed.every((mail) => mail.typed && mail.nextAttemptAt === null)).toBe(true);
  }
  const units = { [`units.${order.white}`]: "1" };
  expect((await send(submitComplaint, links.complain, { ...complaint(), ...units })).status).toBe(200);
  expect((await send(submitWithdrawal, links.withdraw, { ...withdrawal(), ...units })).status).toBe(200);
  for (const type of ["withdrawal_receipt", "complaint_receipt"] as const)
    expect((await receiptsOf(type)).filter(({ typed }) => !typed)).toEqual([{ typed: false, nextAttemptAt: null }]);
});

it("receives a withdrawal by a signed link from an address that has typed all it may", async () => {
  const caller = "192.0.2.77";
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent++)
    statuses.push((await send(submitWithdrawal, "https://shop.example/withdraw", withdrawal(), caller)).status);
  expect(statuses.at(-1)).toBe(429);
  const order = await deliveredOrder(db, sandboxProvider);
  const { withdraw } = await orderLinks(order.orderId, shop.env, now);
  const proven = { ...withdrawal(), [`units.${order.white}`]: "1" };
  expect((await send(submitWithdrawal, withdraw, proven, caller)).status).toBe(200);
});

it("mails one address no more in a day than the stated number, whatever is typed", async () => {
  const typed = Object.values(emailFacts).filter(({ causedBy }) => causedBy === "anyone");
  expect(typed.map(({ limit }) => limit.above)).toEqual(typed.map(() => "drop"));
  const toBuyer = sql`${emailOutbox.typed} AND ${emailOutbox.recipient} = ${buyer}`;
  expect(await db.select().from(emailOutbox).where(toBuyer)).toHaveLength(6);
});
