import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { emailOutbox } from "#app/db/schema/site.server.ts";
import { orderMailsStatement } from "#app/features/selling/orders/resend-mail.server.ts";
import { checkLink } from "#app/platform/http/signed-link.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { submitOrderLink } from "#app/storefront/case-pages/submit-order-link.server.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf } from "#tests/support/shop-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;

async function ask(fields: { reference: string; email: string; formId?: string }, at = now, of = shop) {
  const request = new Request("https://shop.example/order-link", {
    method: "POST",
    body: new URLSearchParams({ formId: newId(), ...fields }),
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
  });
  const answer = await submitOrderLink(request, of, at);
  await shop.finished();
  return answer;
}

const bought = (email: string, pay = true) =>
  paidOrder(db, fakeProvider(), { customer: { ...orderOf("any").customer, email }, pay });

const mailsTo = (email: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(and(eq(emailOutbox.recipient, email), eq(emailOutbox.type, "order_link")));

it("mails the link of an order to the order's address, however the number and the address are typed", async () => {
  const email = "lost.link@mail.example";
  const { orderId, orderNumber } = await bought(email);
  const digits = orderNumber.slice(3);
  for (const [reference, typed] of [
    [orderNumber, email],
    [` pm${digits} `, "Lost.Link@Mail.example"],
    [digits, ` ${email} `],
  ] as const)
    expect(await ask({ reference, email: typed })).toEqual({ answer: { kind: "asked", email }, status: 200 });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(3);
  const mail = await emails.order_link.render(orderId, shop);
  expect(mail?.subject).toBe(`Your link to order ${orderNumber}`);
  const link = new URL(/https?:\/\/\S+\/thank-you\S+/.exec(mail?.text ?? "")?.[0] ?? "https://none.example");
  expect(link.searchParams.get("orderId")).toBe(orderId);
  const key = link.searchParams.get("key") ?? "";
  expect(await checkLink("order-link", orderId, key, [shop.env.LINK_SECRET])).toBe("valid");
});

it("answers alike for an order that exists, one that does not, another's address, and one nobody paid", async () => {
  const email = "alike@mail.example";
  const { orderNumber } = await bought("owner@mail.example");
  const unpaid = await bought(email, false);
  const own = await bought(email);
  const answers = [];
  for (const reference of [own.orderNumber, orderNumber, unpaid.orderNumber, "PM-00000000"])
    answers.push(JSON.stringify(await ask({ reference, email })));
  expect(new Set(answers).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo("owner@mail.example")).toHaveLength(0);
});

it("sends one e-mail for a form that is sent again, also twice at once", async () => {
  const email = "twice@mail.example";
  const { orderNumber: reference } = await bought(email);
  const formId = newId();
  await Promise.all([1, 2, 3].map(() => ask({ reference, email, formId })));
  await ask({ reference, email, formId });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("floods nobody: three an hour and six a day reach an address, and each further one is answered the same", async () => {
  const email = "flooded@mail.example";
  const { orderNumber: reference } = await bought(email);
  const answers = new Set<string>();
  for (const minutes of [0, 0, 0, 0, 0, 61, 61, 61, 61, 122, 122])
    answers.add(JSON.stringify(await ask({ reference, email }, addMinutes(now, minutes))));
  expect(answers.size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(6);
});

it("is among the e-mails that staff see of the order", async () => {
  const email = "seen@mail.example";
  const { orderId, orderNumber: reference } = await bought(email);
  await ask({ reference, email });
  const types = (await orderMailsStatement(db, orderId)).map(({ type }) => type);
  expect(types).toContain("order_link");
});

it("sends nothing to a buyer whose data was deleted", async () => {
  const { orderId, orderNumber: reference } = await bought("gone@mail.example");
  await db.run(sql`UPDATE orders SET email = '' WHERE id = ${orderId}`);
  expect((await ask({ reference, email: "" })).status).toBe(400);
  await ask({ reference, email: "gone@mail.example" });
  expect(await mailsTo("gone@mail.example")).toHaveLength(0);
});

it("says which field is wrong, and keeps what was typed", async () => {
  const { answer, status } = await ask({ reference: "yesterday", email: "nobody" });
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    kind: "refused",
    values: { reference: "yesterday", email: "nobody" },
    errors: { reference: expect.stringContaining("PM-12345678"), email: expect.stringContaining("name@example.com") },
  });
});

it("says so, without sending, while the database fails", async () => {
  const broken = withFaults(shop, alwaysFail("DB"));
  const { answer, status } = await ask({ reference: "PM-12345678", email: "any@mail.example" }, now, broken);
  expect(status).toBe(503);
  expect(answer).toMatchObject({ kind: "refused", errors: {}, notice: expect.stringContaining("nothing was sent") });
});
