import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { contactMessages, newsletterRequests, reviewImages, reviews } from "#app/db/schema/customers.server.ts";
import { emailOutbox, storedFiles } from "#app/db/schema/site.server.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { alwaysFail, failAt, type Fault, withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { dailyCron } from "#workers/jobs/crons.ts";
import { runScheduledJobs } from "#workers/jobs/scheduled.ts";

/* Each step of what people send us, with each call of each binding failing once: before its work, and after it. */

const shop = openTestShop();
const { db, env } = shop;
const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await stockGarment(db, { id: "tee" });
});

async function call(at: Shop, path: string, body: BodyInit) {
  const headers = { "CF-Connecting-IP": crypto.randomUUID() };
  const request = new Request(`https://shop.example/api${path}`, { method: "POST", body, headers });
  const response = await handleApi(request, at);
  return { status: response.status, body: await response.json<any>() };
}
const create = (at: Shop, collection_name: string, data: object) =>
  call(at, "/db", JSON.stringify({ collection_name, command: "--create", data }));

function upload(at: Shop, review: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ folder: "reviews", review })) form.set(name, value);
  form.set("file", new File([png], "me.png", { type: "image/png" }));
  return call(at, "/storage/upload", form);
}
const submit = (at: Shop, key: string, images: string[]) => {
  const words = { email: "a@b.example", name: "Å", location: "Trosa", product: "tee", rating: 4, feedback: "Good." };
  return call(at, "/reviews", JSON.stringify({ key, ...words, images }));
};

/** Each call that `work` makes of the bindings, failing in both ways. */
async function everyFault(bindings: readonly string[], work: (at: Shop) => Promise<unknown>) {
  const counted = withFaults(shop, () => undefined);
  await work(counted);
  await counted.finished();
  const faults: Fault[] = ["before", "after"];
  return counted.calls
    .filter(({ binding }) => bindings.includes(binding))
    .flatMap(({ binding, nth }) => faults.map((fault) => ({ binding, nth, fault })));
}

/** Every picture in R2 has a row, so that it is found when its time is over. */
async function expectNoOrphans() {
  const { objects } = await env.MEDIA.list({ prefix: "reviews/" });
  const rows = await db.select({ key: storedFiles.storageKey }).from(storedFiles);
  const known = new Set(rows.map(({ key }) => key));
  expect(objects.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
  for (const { key } of objects) expect(await isPublicPicture(db, key)).toBe(false);
}

describe("an upload", () => {
  it("that a fault hits is refused truthfully, leaves no orphan, and works when it is tried again", async () => {
    const cases = await everyFault(["DB", "MEDIA"], (at) => upload(at, newId()));
    expect(cases.length).toBeGreaterThanOrEqual(6);
    for (const { binding, nth, fault } of cases) {
      const key = newId();
      const { status, body } = await upload(withFaults(shop, failAt(binding, nth, fault)), key);
      expect([binding, nth, fault, status, body.status]).toEqual([binding, nth, fault, 503, false]);
      await expectNoOrphans();
      expect((await upload(shop, key)).status).toBe(201);
    }
  });

  it("is refused truthfully while Images or R2 are down, and what is left is gone after a night", async () => {
    const input = () => {
      throw new Error("Images failed on purpose");
    };
    const noImages = { ...shop, env: { ...env, IMAGES: { input } as unknown as typeof env.IMAGES } };
    const key = newId();
    for (const down of [
      noImages,
      withFaults(shop, alwaysFail("MEDIA")),
      withFaults(shop, alwaysFail("MEDIA", "after")),
    ]) {
      expect((await upload(down, key)).status).toBe(503);
      await expectNoOrphans();
    }
    await runScheduledJobs(shop, addDays(new Date(), 2), dailyCron);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.uploadKey, key))).toEqual([]);
    expect((await env.MEDIA.list({ prefix: "reviews/" })).objects).toEqual([]);
  });
});

describe("a review", () => {
  it("that a fault hits is stored once with its pictures when it is sent again", async () => {
    const cases = await everyFault(["DB"], async (at) => submit(at, newId(), []));
    expect(cases).toHaveLength(4);
    for (const { binding, nth, fault } of cases) {
      const key = newId();
      const fileId = (await upload(shop, key)).body.fileId;
      expect((await submit(withFaults(shop, failAt(binding, nth, fault)), key, [fileId])).status).toBe(503);
      const again = await submit(shop, key, [fileId]);
      expect(again.status).toBe(201);
      const stored = await db.select().from(reviews).where(eq(reviews.uploadKey, key));
      expect(stored).toMatchObject([{ id: again.body.id, status: "pending" }]);
      const pictures = await db.select().from(reviewImages).where(eq(reviewImages.reviewId, again.body.id));
      expect(pictures.map(({ id }) => id)).toEqual([fileId]);
    }
    await expectNoOrphans();
  });
});

/** The e-mails of an address that the scheduled job tells the queue of, some minutes later. */
async function toldByTheJob(recipient: string): Promise<string[]> {
  const told: string[] = [];
  const sendBatch = async (messages: { body: { outboxId: string } }[]) =>
    void told.push(...messages.map(({ body }) => body.outboxId));
  const env2 = { ...env, MAIL_QUEUE: { sendBatch } as unknown as typeof env.MAIL_QUEUE };
  await runScheduledJobs({ ...shop, env: env2 }, addMinutes(new Date(), 6), "*/5 * * * *");
  const rows = await db.select({ id: emailOutbox.id }).from(emailOutbox).where(eq(emailOutbox.recipient, recipient));
  return rows.map(({ id }) => id).filter((id) => told.includes(id));
}

describe("a contact message", () => {
  const words = { name: "Åsa", subject: "order", message: "Where is it?" };

  it("that a fault hits is stored once, with one acknowledgment, when it is sent again", async () => {
    const send = (at: Shop, email: string, id: string) => create(at, "contact_messages", { ...words, email, id });
    const cases = await everyFault(["DB", "MAIL_QUEUE"], (at) => send(at, "counted@mail.example", newId("msg")));
    expect(cases).toHaveLength(6);
    for (const [index, { binding, nth, fault }] of cases.entries()) {
      const email = `contact.${index}@mail.example`;
      const id = newId("msg");
      const failing = withFaults(shop, failAt(binding, nth, fault));
      const { status } = await send(failing, email, id);
      await failing.finished();
      // The queue is never between a person and the answer.
      expect(status).toBe(binding === "MAIL_QUEUE" ? 201 : 503);
      expect((await send(shop, email, id)).status).toBe(201);
      expect(await db.select().from(contactMessages).where(eq(contactMessages.id, id))).toHaveLength(1);
      expect(await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, id))).toHaveLength(1);
    }
  });

  it("brings its acknowledgment though the queue was down: one run of the jobs heals", async () => {
    const email = "queue.down@mail.example";
    const failing = withFaults(shop, alwaysFail("MAIL_QUEUE"));
    expect((await create(failing, "contact_messages", { ...words, email })).status).toBe(201);
    await failing.finished();
    expect(await toldByTheJob(email)).toHaveLength(1);
  });
});

describe("a newsletter request", () => {
  it("that a fault hits is never answered as taken unless it was, and can be sent again", async () => {
    const send = (at: Shop, email: string) => create(at, "newsletter_subscribers", { email });
    const cases = await everyFault(["DB", "MAIL_QUEUE"], (at) => send(at, "counted@news.example"));
    expect(cases).toHaveLength(8);
    for (const [index, { binding, nth, fault }] of cases.entries()) {
      const email = `news.${index}@mail.example`;
      const failing = withFaults(shop, failAt(binding, nth, fault));
      const { status } = await send(failing, email);
      await failing.finished();
      expect(status).toBe(binding === "MAIL_QUEUE" ? 201 : 503);
      if (status === 503) expect((await send(shop, email)).status).toBe(201);
      const asked = await db.select().from(newsletterRequests).where(eq(newsletterRequests.email, email));
      expect(asked.length).toBeGreaterThan(0);
      expect((await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).length).toBe(asked.length);
    }
  });

  it("is mailed though the queue was down: one run of the jobs heals", async () => {
    const email = "queue.down@news.example";
    const failing = withFaults(shop, alwaysFail("MAIL_QUEUE"));
    expect((await create(failing, "newsletter_subscribers", { email })).status).toBe(201);
    await failing.finished();
    expect(await toldByTheJob(email)).toHaveLength(1);
  });
});
