import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { decideLate, matchWithdrawal } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { readWithdrawForm } from "#app/storefront/case-pages/read-withdraw-form.server.ts";
import { submitWithdrawal } from "#app/storefront/case-pages/submit-withdrawal.server.ts";
import { type FailingShop, alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { listedCases } from "#tests/support/listed-cases.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Fields = Record<string, string>;
const typed = (more: Fields = {}): Fields => ({
  step: "confirm",
  formId: newId(),
  name: "Åsa Öberg",
  reference: "PM-00000000",
  email: "asa.oberg@mail.example",
  items: "",
  ...more,
});

async function submit(
  fields: Fields,
  url = new URL("https://shop.example/withdraw"),
  on: FailingShop | typeof shop = shop,
  headers = {},
) {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields), headers });
  const answer = await submitWithdrawal(request, on, url, now);
  await shop.finished();
  return answer;
}
const linkOf = async (orderId: string, at = now) => new URL((await orderLinks(orderId, shop.env, at)).withdraw);
const rowOf = async (id: string) => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]!;

describe("the withdrawal page", () => {
  it("answers a typed notice alike, whether or not its order exists and agrees", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const answers = [
      await submit(typed()),
      await submit(typed({ reference: order.orderNumber, name: "Someone Else" })),
      await submit(typed({ reference: order.orderNumber, email: "else@mail.example" })),
      await submit(typed({ reference: order.orderNumber })),
    ];
    for (const { view, status } of answers) {
      expect(status).toBe(200);
      expect(view).toMatchObject({ step: "receipt", receipt: { matched: null, status: "unmatched" } });
    }
  });

  it("tells who typed the number, name and address of an order nothing of it on the page, and the amount and label by e-mail", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const answer = async (reference: string) => {
      const { view } = await submit(typed({ reference }));
      if (view.step !== "receipt") throw new Error(view.step);
      // Its own number, and what was typed.
      return {
        id: view.receipt.id,
        seen: JSON.stringify(view).replaceAll(view.receipt.id, "").replaceAll(reference, ""),
      };
    };
    const [unknown, agreed] = [await answer("PM-00000000"), await answer(order.orderNumber)];
    expect(agreed.seen).toBe(unknown.seen);
    expect((await rowOf(agreed.id)).orderId).toBe(order.orderId);
    expect((await rowOf(unknown.id)).orderId).toBeNull();
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, agreed.id));
    expect(mails.map(({ recipient }) => recipient)).toEqual(mails.map(() => "asa.oberg@mail.example"));
    expect(mails.length).toBeGreaterThan(0);
  });

  it("shows an order by its signed link alone: not by a forged, foreign or expired one", async () => {
    const [order, other] = [await paidOrder(db, sandboxProvider), await paidOrder(db, sandboxProvider)];
    const open = async (url: URL, at = now) => (await readWithdrawForm(shop, url, at)).order?.orderNumber ?? null;
    const link = await linkOf(order.orderId);
    expect(await open(link)).toBe(order.orderNumber);
    const foreign = new URL(link);
    foreign.searchParams.set("id", other.orderId);
    const forged = new URL(link);
    forged.searchParams.set("key", `${forged.searchParams.get("key")?.slice(0, 11)}AAAA`);
    const review = new URL(link);
    review.searchParams.set(
      "key",
      new URL((await orderLinks(order.orderId, shop.env, now)).exchange).searchParams.get("key")!,
    );
    for (const url of [foreign, forged, review]) expect(await open(url)).toBeNull();
    expect(await open(link, addDays(now, 449))).toBe(order.orderNumber);
    expect(await readWithdrawForm(shop, link, addDays(now, 452))).toMatchObject({ order: null, isExpired: true });
  });

  it("asks to confirm what was chosen, and refuses nothing chosen and another order's lines, with what was typed kept", async () => {
    const [order, other] = [await paidOrder(db, sandboxProvider), await paidOrder(db, sandboxProvider)];
    const link = await linkOf(order.orderId);
    const review = await submit(typed({ step: "review", [`units.${order.black}`]: "1" }), link);
    expect(review.view).toMatchObject({ step: "review", lines: [{ id: order.black, quantity: 1 }] });
    for (const units of [
      {},
      { [`units.${other.black}`]: "1" },
      { [`units.${order.black}`]: "9" },
      { [`units.${order.black}`]: "-1" },
    ]) {
      const { view, status } = await submit(typed({ name: "Kept", ...units }), link);
      expect(status).toBe(400);
      expect(view).toMatchObject({ step: "form", values: { name: "Kept" }, errors: { units: expect.any(String) } });
    }
  });

  it("says what is missing, and takes nothing in then", async () => {
    const { view, status } = await submit(typed({ name: "", email: "no address" }));
    expect(status).toBe(400);
    expect(view).toMatchObject({ step: "form", errors: { name: expect.any(String), email: expect.any(String) } });
  });

  it("says that nothing was stored when D1 is down, and keeps what was typed", async () => {
    const broken = withFaults(shop, alwaysFail("DB"));
    const { view, status } = await submit(typed({ name: "Kept" }), undefined, broken);
    expect(status).toBe(503);
    expect(view).toMatchObject({ step: "form", values: { name: "Kept" } });
  });
});

describe("notices of one caller", () => {
  const from = (caller: string, fields: Fields) => submit(fields, undefined, shop, { "CF-Connecting-IP": caller });

  it("are ten within ten minutes, also at once; the next is told so and loses nothing", async () => {
    for (let sent = 1; sent <= 9; sent++) expect((await from("192.0.2.7", typed())).status).toBe(200);
    const race = await Promise.all([1, 2, 3].map(() => from("192.0.2.7", typed({ name: "Kept" }))));
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    const { view } = race.find(({ status }) => status === 429)!;
    expect(view).toMatchObject({ step: "form", values: { name: "Kept" }, notice: expect.stringMatching(/10 minutes/) });
    expect((await from("192.0.2.8", typed())).status).toBe(200);
  });

  it("are counted by a hash that is gone with the first notice after those ten minutes", async () => {
    const { view } = await from("192.0.2.9", typed());
    const id = view.step === "receipt" ? view.receipt.id : "";
    expect((await rowOf(id)).caller).toMatch(/^[0-9a-f]{24}$/);
    await receiveWithdrawal(
      shop,
      {
        ...typed(),
        formId: newId(),
        name: "Å",
        reference: "x",
        email: "a@mail.example",
        items: "",
        channel: "function",
        link: null,
      },
      addDays(now, 1),
    );
    expect((await rowOf(id)).caller).toBeNull();
  });
});

describe("a notice that is sent again", () => {
  it("after one with the same content was declined is another one", async () => {
    // As one that came late: nothing of it was refunded.
    const other = await paidOrder(db, sandboxProvider);
    const { formId } = await readWithdrawForm(shop, await linkOf(other.orderId), now);
    await db.run(sql`INSERT INTO withdrawals (id, submission_key, order_id, name, receipt_email, typed_reference, statement_text, channel,
      received_at, refund_due_at, status, updated_at)
      VALUES ('WD-90000009', 'k', ${other.orderId}, '', '', '', '', 'function', '2026', '2026', 'declined', '2026')`);
    expect((await readWithdrawForm(shop, await linkOf(other.orderId), now)).formId).not.toBe(formId);
  });

  it("by a double click is one", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const link = await linkOf(order.orderId);
    const { formId } = await readWithdrawForm(shop, link, now);
    const fields = typed({ formId, [`units.${order.white}`]: "1" });
    const ids = (await Promise.all([submit(fields, link), submit(fields, link)])).map(({ view }) =>
      view.step === "receipt" ? view.receipt.id : view.step,
    );
    expect(ids[0]).toMatch(/^WD-/);
    expect(ids[1]).toBe(ids[0]);
  });

  it("works while KV is down", async () => {
    const broken = withFaults(shop, ({ binding }) =>
      ["CONFIG_CACHE", "STAFF_PREFERENCES"].includes(binding) ? "before" : undefined,
    );
    const { view, status } = await submit(typed(), undefined, broken);
    expect(status).toBe(200);
    expect(view.step).toBe("receipt");
  });
});

describe("staff", () => {
  it("match a notice to its order once; it counts from when it came, and its sender is told", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const { view } = await submit(typed({ reference: "the one of Friday", email: "friday@mail.example" }));
    const id = view.step === "receipt" ? view.receipt.id : "";
    const match = () =>
      matchWithdrawal(
        shop,
        { id, orderNumber: order.orderNumber, units: new Map([[order.white, 1]]), actor: "kim" },
        addDays(now, 2),
      );
    expect(await matchWithdrawal(shop, { id, orderNumber: "PM-99999999", units: null, actor: "kim" }, now)).toBe(
      "unknown-order",
    );
    expect((await Promise.all([match(), match()])).toSorted((a, b) => (a < b ? -1 : 1))).toContain("done");
    expect(await match()).toBe("decided-before");
    expect(await rowOf(id)).toMatchObject({
      status: "refunded",
      orderId: order.orderId,
      receivedAt: now.toISOString(),
    });
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id));
    expect(mails.map(({ type }) => type).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      "withdrawal_note",
      "withdrawal_receipt",
      "withdrawal_update",
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual(["withdrawal.matched"]);
    expect(JSON.stringify(entries)).not.toContain("mail.example");
  });

  it("find what is due and overdue, and decide on nothing twice", async () => {
    const { view } = await submit(typed({ reference: "lost" }));
    const id = view.step === "receipt" ? view.receipt.id : "";
    const list = async (refund: "due" | "overdue", at: Date, search = "") =>
      (await listedCases(db, { work: `refund-${refund}`, search, size: 50 }, at)).map((row) => row.id);
    expect(await list("due", addDays(now, 9))).not.toContain(id);
    expect(await list("due", addDays(now, 11))).toContain(id);
    expect(await list("overdue", addDays(now, 11))).not.toContain(id);
    expect(await list("overdue", addDays(now, 15))).toContain(id);
    expect(await list("overdue", addDays(now, 15), id)).toEqual([id]);
    expect(await decideLate(shop, { id, accept: true, actor: "kim" }, now)).toBe("decided-before");
  });
});
