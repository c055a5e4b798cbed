import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { complaintEvents, complaintLines, complaints } from "#app/db/schema/complaints.server.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox, storedFiles } from "#app/db/schema/site.server.ts";
import { photoKey } from "#app/features/after-sale/cases/complaint-photos.server.ts";
import { matchComplaint } from "#app/features/after-sale/cases/match-complaint.server.ts";
import { readComplaint } from "#app/features/after-sale/cases/read-complaint.server.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { applyRetentionPeriod } from "#app/features/shop/retention/apply-retention.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { readComplaintStatus, submitAnswer } from "#app/storefront/case-pages/complaint-status.server.ts";
import { readComplaintForm } from "#app/storefront/case-pages/read-complaint-form.server.ts";
import { submitComplaint } from "#app/storefront/case-pages/submit-complaint.server.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { alwaysFail, failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db } = shop;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Fields = Record<string, string>;
const typed = (more: Fields = {}): Fields => ({
  formId: newId(),
  pictureKey: newId("cpl"),
  name: "Åsa Öberg",
  reference: "PM-00000000",
  email: "asa.oberg@mail.example",
  items: "The black tee",
  description: "The seam under the arm opened in the first wash.",
  noticedOn: "2026-11-18",
  wish: "repair",
  ...more,
});

/** The smallest PNG there is. */
const dot = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);
const photo = (name = "seam.png", bytes = dot) => new File([bytes], name, { type: "image/png" });

async function submit(
  fields: Fields,
  { url = "https://shop.example/complaint", photos = [] as File[], on = shop } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of photos) body.append("photos", file);
  const answer = await submitComplaint(new Request(url, { method: "POST", body }), on, new URL(url), now);
  await shop.finished();
  return answer;
}

async function receipt(...args: Parameters<typeof submit>) {
  const { view, status } = await submit(...args);
  if (view.step !== "receipt") throw new Error(`${status} ${JSON.stringify(view)}`);
  return view.receipt;
}
const linkOf = async (orderId: string, at = now) => (await orderLinks(orderId, shop.env, at)).complain;
const rowOf = async (id: string) => (await db.select().from(complaints).where(eq(complaints.id, id)))[0]!;
const rows = async () => (await db.select().from(complaints)).length;

async function mailOf(causeId: string) {
  const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, causeId));
  const send = vi.fn().mockResolvedValue({ messageId: "m1" });
  const mailing = { ...shop, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
  expect(await sendMail(mail?.id ?? "", mailing, now)).toBe(true);
  return (send.mock.lastCall ?? [])[0] as { to: string; subject: string; text: string; html: string };
}

describe("a complaint by a signed link", () => {
  it("is received with its items, until when we answer, and a receipt on screen and by e-mail at once", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const url = await linkOf(order.orderId);
    const shown = await receipt(typed({ [`units.${order.black}`]: "2" }), { url });
    expect(shown.facts).toContainEqual(["Order", order.orderNumber]);
    expect(shown.facts).toContainEqual(["We'll reply by", "4 December 2026"]);
    expect(shown.link).toMatch(/^\/complaint\/status\?id=CP-/);
    expect(await rowOf(shown.id)).toMatchObject({ status: "received", orderId: order.orderId, faultsUntil: null });
    expect(await db.select().from(complaintLines).where(eq(complaintLines.complaintId, shown.id))).toMatchObject([
      { orderLineId: order.black, quantity: 2 },
    ]);
    const mail = await mailOf(shown.id);
    expect(mail.subject).toContain(shown.id);
    for (const part of [
      "2 × Garment",
      "The seam under the arm",
      "4 December 2026",
      "We'll reply by",
      "/complaint/status?id=",
    ])
      expect(mail.text).toContain(part);
    expect(mail.text).toContain("Allmänna reklamationsnämnden");
  });

  it("notes until when the law lets faults be told, and is received also after that", async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const [sent] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.orderId));
    const deliveredAt = now.toISOString();
    await recordDelivery(
      db,
      { orderId: order.orderId, fulfilmentId: sent!.id, deliveredAt, source: "staff", actor: "kim" },
      now,
    );
    const url = await linkOf(order.orderId, addDays(now, 1090));
    const late = addDays(now, 3 * 365 + 5);
    expect(await readComplaintForm(shop, new URL(url), late)).toMatchObject({ order: { isLate: true } });
    expect(await readComplaintForm(shop, new URL(url), addDays(now, 1090))).toMatchObject({ order: { isLate: false } });
    const body = new FormData();
    for (const [name, value] of Object.entries(typed({ [`units.${order.white}`]: "1" }))) body.set(name, value);
    const { view } = await submitComplaint(new Request(url, { method: "POST", body }), shop, new URL(url), late);
    const id = view.step === "receipt" ? view.receipt.id : "";
    // 20 November 2029 is a Tuesday.
    expect(await rowOf(id)).toMatchObject({ faultsUntil: "2029-11-20T22:59:59.999Z", receivedAt: late.toISOString() });
  });

  it("shows no order by a forged, foreign or other link, and takes no lines of another order", async () => {
    const [order, other] = [await paidOrder(db, sandboxProvider), await paidOrder(db, sandboxProvider)];
    const link = new URL(await linkOf(order.orderId));
    const open = async (url: URL) => (await readComplaintForm(shop, url, now)).order?.orderNumber ?? null;
    expect(await open(link)).toBe(order.orderNumber);
    const foreign = new URL(link);
    foreign.searchParams.set("id", other.orderId);
    const withdrawal = new URL(link);
    const { withdraw } = await orderLinks(order.orderId, shop.env, now);
    withdrawal.searchParams.set("key", new URL(withdraw).searchParams.get("key")!);
    for (const url of [foreign, withdrawal]) expect(await open(url)).toBeNull();
    const before = await rows();
    for (const units of [
      {},
      { [`units.${other.black}`]: "1" },
      { [`units.${order.black}`]: "3" },
      { [`units.${order.black}`]: "-1" },
    ]) {
      const { view, status } = await submit(typed({ description: "Kept words", ...units }), { url: link.href });
      expect(status).toBe(400);
      expect(view).toMatchObject({
        step: "form",
        values: { description: "Kept words" },
        errors: { units: expect.any(String) },
      });
    }
    expect(await rows()).toBe(before);
  });
});

describe("a typed complaint", () => {
  it("is answered alike, whether or not its order exists and is theirs; only the e-mail knows", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const answers = [
      await receipt(typed()),
      await receipt(typed({ reference: order.orderNumber, email: "else@mail.example" })),
      await receipt(typed({ reference: order.orderNumber.slice(3) })),
    ];
    const shape = ({ facts, link, bodies }: (typeof answers)[number]) => ({
      facts: facts.map(([name]) => name),
      link,
      bodies,
    });
    expect(new Set(answers.map((one) => JSON.stringify(shape(one)))).size).toBe(1);
    expect(answers[2]!.facts).toContainEqual(["Order", order.orderNumber.slice(3)]);
    const matched = await Promise.all(answers.map(async ({ id }) => (await rowOf(id)).orderId));
    expect(matched).toEqual([null, null, order.orderId]);
  });

  it("is one complaint when it is sent twice, also at the same moment and with its photos", async () => {
    const fields = typed();
    const photos = () => [photo(), photo("again.png")];
    const ids = await Promise.all([1, 2, 3].map(() => receipt(fields, { photos: photos() }).then(({ id }) => id)));
    expect(new Set(ids).size).toBe(1);
    expect(await receipt(fields, { photos: photos() })).toMatchObject({ id: ids[0] });
    expect((await readComplaint(db, ids[0]!))!.photos).toHaveLength(1);
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, ids[0]!))).toHaveLength(1);
    expect(await receipt({ ...fields, description: "Something else is wrong" })).not.toMatchObject({ id: ids[0] });
  });

  it("says what is missing or wrong, keeps what was typed, and takes nothing in", async () => {
    const before = await rows();
    const { view, status } = await submit(
      typed({ name: "", email: "no address", description: " ", noticedOn: "2026-12-24", wish: "gold", items: "Kept" }),
    );
    expect(status).toBe(400);
    expect(view).toMatchObject({ step: "form", values: { items: "Kept" } });
    expect(Object.keys(view.step === "form" ? view.errors : {}).toSorted()).toEqual([
      "description",
      "email",
      "name",
      "noticedOn",
      "wish",
    ]);
    expect(await rows()).toBe(before);
  });

  it("is received while KV, the queue and R2 are down, and not twice when D1 loses its answer", async () => {
    for (const binding of ["CONFIG_CACHE", "MAIL_QUEUE"]) {
      await receipt(typed(), { on: Object.assign(withFaults(shop, alwaysFail(binding)), { finished: shop.finished }) });
    }
    const withoutStore = Object.assign(withFaults(shop, alwaysFail("MEDIA")), { finished: shop.finished });
    expect(await receipt(typed(), { photos: [photo()], on: withoutStore })).toMatchObject({ lost: ["seam.png"] });
    const fields = typed({ description: "Kept" });
    const broken = Object.assign(withFaults(shop, failAt("DB", 1, "before")), { finished: shop.finished });
    const { view, status } = await submit(fields, { on: broken });
    expect(status).toBe(503);
    expect(view).toMatchObject({ step: "form", values: { description: "Kept" }, formId: fields["formId"] });
    const before = await rows();
    for (let call = 1; call <= 6; call++) {
      const losing = Object.assign(withFaults(shop, failAt("DB", call, "after")), { finished: shop.finished });
      await submit(fields, { on: losing });
    }
    await receipt(fields);
    expect(await rows()).toBe(before + 1);
  });
});

describe("the photos of a complaint", () => {
  it("are kept while a field is wrong, are at most four, and are seen by its own link alone", async () => {
    const fields = typed();
    const wrong = await submit({ ...fields, description: "" }, { photos: [photo()] });
    expect(wrong.view).toMatchObject({ step: "form", keptPhotos: 1, pictureKey: fields["pictureKey"] });
    const { id, facts } = await receipt(fields);
    expect(facts).toContainEqual(["Photos", "1"]);
    const [file] = (await readComplaint(db, id))!.photos;
    const [row] = await db.select().from(storedFiles).where(eq(storedFiles.id, file!));
    expect(row).toMatchObject({ contentType: "image/webp", folder: "complaints" });
    expect(await isPublicPicture(db, row!.storageKey)).toBe(false);
    expect(await photoKey(db, file!, id)).toBe(row!.storageKey);
    const other = await receipt(typed());
    expect(await photoKey(db, file!, other.id)).toBeNull();
    await applyRetentionPeriod(shop, "unsentPictures", addDays(now, 3));
    expect(await photoKey(db, file!, id)).toBe(row!.storageKey);
  });

  it("that are no pictures are refused with their names, and those that are stay", async () => {
    const script = new File(["<svg onload=alert(1)>"], "evil.png", { type: "image/png" });
    const { view, status } = await submit(typed(), { photos: [script, photo()] });
    expect(status).toBe(400);
    expect(view).toMatchObject({
      step: "form",
      keptPhotos: 1,
      errors: { photos: expect.stringContaining("evil.png") },
    });
  });
});

describe("the page of a complaint", () => {
  it("opens by its own link alone, and takes in an answer once", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const shown = await receipt(typed({ [`units.${order.white}`]: "1" }), { url: await linkOf(order.orderId) });
    const url = new URL(shown.link!, shop.env.PUBLIC_ORIGIN);
    expect(await readComplaintStatus(shop, url)).toMatchObject({ id: shown.id, status: "received" });
    const other = await receipt(typed());
    const foreign = new URL(url);
    foreign.searchParams.set("id", other.id);
    expect(await readComplaintStatus(shop, foreign)).toBeNull();
    await db.update(complaints).set({ status: "waiting" }).where(eq(complaints.id, shown.id));
    const answer = async (at: URL, text = "Here it is", answerId = newId("cev")) => {
      const body = new FormData();
      body.set("answerId", answerId);
      body.set("text", text);
      body.append("photos", photo("more.png"));
      return submitAnswer(new Request(at, { method: "POST", body }), shop, at, addDays(now, 3));
    };
    expect((await answer(foreign)).status).toBe(404);
    expect((await answer(url, " ")).refused).toMatchObject({ error: expect.any(String) });
    const id = newId("cev");
    await Promise.all([answer(url, "Here it is", id), answer(url, "Here it is", id)]);
    const events = await db.select().from(complaintEvents).where(eq(complaintEvents.complaintId, shown.id));
    expect(events.map(({ type }) => type)).toEqual(["received", "buyer-answered"]);
    expect(await rowOf(shown.id)).toMatchObject({ status: "received", answerDueAt: "2026-12-07T22:59:59.999Z" });
    expect((await readComplaint(db, shown.id))!.photos).toHaveLength(1);
    await db.update(complaints).set({ status: "closed" }).where(eq(complaints.id, shown.id));
    expect((await answer(url)).status).toBe(409);
  });

  it("names no order to who was matched to somebody else's", async () => {
    const order = await paidOrder(db, sandboxProvider);
    const { id } = await receipt(typed({ reference: "my order of Friday", email: "else@mail.example" }));
    await db.update(orders).set({ email: "asa.oberg@mail.example" }).where(eq(orders.id, order.orderId));
    const units = new Map([[order.black, 1]]);
    expect(await matchComplaint(db, { id, orderNumber: order.orderNumber, units, actor: "kim" }, now)).toBe("done");
    const complaint = (await readComplaint(db, id))!;
    expect(complaint).toMatchObject({ isOfBuyer: false, order: { orderNumber: order.orderNumber } });
    const mail = await mailOf(id);
    expect(mail.text).not.toContain("Garment");
    expect(mail.text).not.toContain(order.orderNumber);
  });
});
