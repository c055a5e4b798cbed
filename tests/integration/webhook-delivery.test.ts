import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { webhookDeliveries, webhooks } from "#app/db/schema/webhooks.server.ts";
import { pause, resume, rotateSecret } from "#app/features/shop/webhooks/change-webhook.server.ts";
import { claimDelivery, findDue, maxAttempts } from "#app/features/shop/webhooks/claim-delivery.server.ts";
import { createWebhook } from "#app/features/shop/webhooks/create-webhook.server.ts";
import { deliver } from "#app/features/shop/webhooks/deliver.server.ts";
import { daysKept, deleteOldDeliveries, enqueueCaused } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import { daysToDisable } from "#app/features/shop/webhooks/record-delivery.server.ts";
import { replay, sendTest } from "#app/features/shop/webhooks/replay.server.ts";
import { webhookEvents } from "#app/features/shop/webhooks/webhook-events.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember } from "#tests/support/staff-fixture.ts";
import { type Mood, webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { deliverQueued } from "#workers/jobs/webhooks.ts";

const base = openTestShop();
const shop = { ...base, env: { ...base.env, PUBLIC_ORIGIN: "https://shop.example" } };
const { db } = shop;
let time = new Date();
const clock = () => time;
const wait = (minutes: number) => void (time = addMinutes(time, minutes));
let webhookId = "";
let secret = "";
let made = 0;
const actor = "olga";

beforeEach(async () => {
  if (made === 0) await createStaffMember(db, actor);
  await db.delete(webhookDeliveries);
  await db.delete(webhooks);
  time = new Date();
  const url = `https://receiver${++made}.example.com/hook`;
  const created = await createWebhook(shop, { url, events: [...webhookEvents] }, { actor, now: time });
  if (created.kind !== "created") throw new Error(created.kind);
  ({ id: webhookId, secret } = created);
});

/** Something happens, told as a trigger tells it. Answers the id of its delivery. */
async function happens(object: string, n = 0): Promise<string> {
  const data = JSON.stringify({ orderId: object, n });
  await statement(
    db,
    sql`INSERT INTO webhook_signals (type, object, data, due_at) VALUES ('order.paid', ${object}, ${data}, NULL)`,
  );
  const [row] = await statement<{ id: string }>(db, sql`SELECT id FROM webhook_deliveries ORDER BY seq DESC LIMIT 1`);
  return row?.id ?? "";
}

async function rowOf(id: string) {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  if (!row) throw new Error(`There is no delivery ${id}`);
  return row;
}
async function webhookRow() {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId));
  if (!row) throw new Error("There is no webhook");
  return row;
}

/** Numbers that are the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe("100 deliveries to a receiver that fails, is silent, and answers late", () => {
  it("arrive, each at least once, verifiable, in the order of their object, never twice at the same time", async () => {
    const random = numbersFrom(7);
    const moods: Mood[] = ["ok", "ok", "fails", "silent", "late"];
    const tries = new Map<string, number>();
    const receiver = webhookReceiver([secret], (id) => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      // Its last try works, as the receiver is mended within a day.
      return tries.get(id) === maxAttempts ? "ok" : (moods[Math.floor(random() * moods.length)] ?? "ok");
    });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) for (let o = 0; o < 25; o += 1) ids.push(await happens(`order:${o}`, n));

    let rounds = 0;
    for (; rounds < 200; rounds += 1) {
      const due = await findDue(db, time);
      // Two consumers are given each of them.
      await Promise.all([...due, ...due].map((id) => deliver(shop, id, { clock, ...receiver.calling })));
      const open = await statement(db, sql`SELECT 1 FROM webhook_deliveries WHERE status <> 'arrived' LIMIT 1`);
      if (open.length === 0) break;
      wait(120);
    }

    expect(new Set(receiver.calls.map(({ id }) => id))).toEqual(new Set(ids));
    expect(receiver.calls.length, "some came twice, by answers that were late").toBeGreaterThan(100);
    expect(receiver.calls.every(({ isVerified }) => isVerified)).toBe(true);
    expect(receiver.mostAtOnce()).toBe(1);
    const bodies = new Map(receiver.calls.map(({ id, body }) => [id, body]));
    expect(receiver.calls.every(({ id, body }) => bodies.get(id) === body)).toBe(true);
    for (let o = 0; o < 25; o += 1) {
      const told = receiver.calls
        .filter(({ data }) => data["orderId"] === `order:${o}`)
        .map(({ data }) => Number(data["n"]));
      expect([o, told]).toEqual([o, told.toSorted((a, b) => a - b)]);
    }
    const rows = await db.select().from(webhookDeliveries);
    expect(rows.map(({ status }) => status)).toEqual(ids.map(() => "arrived"));
    expect(receiver.attempts).toHaveLength(rows.reduce((sum, { attempts }) => sum + attempts, 0));
  });
});

describe("a delivery", () => {
  it("is verified by the library that receivers use, and its answer is kept in short", async () => {
    const id = await happens("order:1");
    const seen: { body: string; headers: Record<string, string>; init: RequestInit }[] = [];
    const fetcher = (async (_: string, init: RequestInit) => {
      seen.push({ body: init.body as string, headers: init.headers as Record<string, string>, init });
      return new Response("x".repeat(10_000));
    }) as typeof fetch;
    await deliver(shop, id, { fetcher });
    const [call] = seen;
    expect(new Webhook(secret).verify(call!.body, call!.headers)).toMatchObject({ type: "order.paid" });
    expect(call?.headers["webhook-id"]).toBe(id);
    expect(call?.init.redirect).toBe("manual");
    expect(await rowOf(id)).toMatchObject({ status: "arrived", answerStatus: 200, answer: "x".repeat(300) });
  });

  it("is claimed by one of many, and tried again when its consumer died", async () => {
    const id = await happens("order:1");
    const claims = await Promise.all(Array.from({ length: 10 }, () => claimDelivery(db, id, time)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const receiver = webhookReceiver([secret]);
    wait(1);
    expect(await findDue(db, time)).toEqual([]);
    wait(2);
    expect(await findDue(db, time)).toEqual([id]);
    await deliver(shop, id, { clock, ...receiver.calling });
    expect(await rowOf(id)).toMatchObject({ status: "arrived", attempts: 2 });
  });

  it("whose consumer was only slow is not recorded by it any more", async () => {
    const id = await happens("order:1");
    const receiver = webhookReceiver([secret]);
    const slow = (async () => {
      // Somebody else takes it over meanwhile, and delivers it.
      wait(5);
      await deliver(shop, id, { clock, ...receiver.calling });
      return new Response("No room", { status: 500 });
    }) as typeof fetch;
    await deliver(shop, id, { clock, fetcher: slow });
    expect(await rowOf(id)).toMatchObject({ status: "arrived", attempts: 2 });
  });

  it("waits for the one before it, and no longer when that is given up", async () => {
    const [first, second, other] = [await happens("order:1", 1), await happens("order:1", 2), await happens("order:2")];
    const receiver = webhookReceiver([secret], (id) => (id === first ? "fails" : "ok"));
    for (let n = 1; n <= maxAttempts; n += 1) {
      for (const id of [second, first, other]) await deliver(shop, id, { clock, ...receiver.calling });
      expect((await rowOf(other)).status).toBe("arrived");
      if (n < maxAttempts) expect(await rowOf(second)).toMatchObject({ status: "waiting", attempts: 0 });
      expect((await rowOf(first)).attempts).toBe(n);
      const { nextAttemptAt } = await rowOf(first);
      if (nextAttemptAt) time = new Date(nextAttemptAt);
    }
    expect(await rowOf(first)).toMatchObject({ status: "failed", answerStatus: 500, answer: "No room" });
    expect((await rowOf(second)).status).toBe("arrived");
    const hours = (time.getTime() - Date.parse((await rowOf(first)).createdAt)) / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(72);
  });

  it("is sent again with the same id and body, which changes nothing here and holds up nothing", async () => {
    const id = await happens("order:1");
    const receiver = webhookReceiver([secret]);
    await deliver(shop, id, { clock, ...receiver.calling });
    const how = { clock, ...receiver.calling };
    const outcomes = await Promise.all([1, 2].map(() => replay(shop, { deliveryId: id, webhookId, actor }, how)));
    expect(outcomes).toContain("delivered");
    expect(receiver.mostAtOnce()).toBe(1);
    const [first, ...rest] = receiver.calls;
    expect(rest.length).toBeGreaterThan(0);
    for (const again of rest) expect([again.id, again.body]).toEqual([first?.id, first?.body]);
    const failing = webhookReceiver([secret], () => "fails");
    expect(await replay(shop, { deliveryId: id, webhookId, actor }, { clock, ...failing.calling })).toBe("failed");
    expect(await rowOf(id)).toMatchObject({ status: "arrived", answerStatus: 500 });
    const next = await happens("order:1");
    await deliver(shop, next, how);
    expect((await rowOf(next)).status).toBe("arrived");
    expect((await webhookRow()).failingSince).toBeNull();
  });

  it("that waits for its next try is tried at once when staff ask, in its turn", async () => {
    const [first, second] = [await happens("order:1", 1), await happens("order:1", 2)];
    const failing = webhookReceiver([secret], () => "fails");
    await deliver(shop, first, { clock, ...failing.calling });
    const receiver = webhookReceiver([secret]);
    const how = { clock, ...receiver.calling };
    expect(await replay(shop, { deliveryId: second, webhookId, actor }, how)).toBe("waits");
    expect(await replay(shop, { deliveryId: first, webhookId, actor: "nobody" }, how)).toBe("gone");
    expect(await replay(shop, { deliveryId: first, webhookId: "whk_other", actor }, how)).toBe("gone");
    expect(receiver.calls).toEqual([]);
    expect(await replay(shop, { deliveryId: first, webhookId, actor }, how)).toBe("delivered");
    expect(receiver.calls.map(({ id }) => id)).toEqual([first, second]);
  });

  it("is not sent to an address that is not called any more, nor followed to another", async () => {
    const id = await happens("order:1");
    await db.update(webhooks).set({ url: "https://127.0.0.1.nip.io/" });
    const receiver = webhookReceiver([secret]);
    await deliver(shop, id, { clock, ...receiver.calling });
    expect(receiver.attempts).toEqual([]);
    await db.update(webhooks).set({ url: "https://elsewhere.example.com/" });
    wait(1);
    const moved = (async () =>
      new Response(null, { status: 302, headers: { location: "http://169.254.169.254/" } })) as typeof fetch;
    await deliver(shop, id, { clock, fetcher: moved });
    expect(await rowOf(id)).toMatchObject({ status: "waiting", attempts: 2, answerStatus: 302 });
  });
});

describe("a webhook", () => {
  it("that is paused collects, and is told when it goes on; a test reaches it meanwhile", async () => {
    await pause(db, { id: webhookId, actor, now: time });
    const id = await happens("order:1");
    const receiver = webhookReceiver([secret]);
    const how = { clock, ...receiver.calling };
    await deliver(shop, id, how);
    expect(await findDue(db, time)).toEqual([]);
    expect(await sendTest(shop, { webhookId, actor }, how)).toBe("delivered");
    expect(receiver.calls.map(({ type }) => type)).toEqual(["webhook.test"]);
    await resume(db, { id: webhookId, actor, now: time });
    await deliver(shop, id, how);
    expect((await rowOf(id)).status).toBe("arrived");
  });

  it("whose test fails is told so and tried no more", async () => {
    const receiver = webhookReceiver([secret], () => "silent");
    expect(await sendTest(shop, { webhookId, actor }, { clock, ...receiver.calling })).toBe("failed");
    expect(await findDue(db, addDays(time, 1))).toEqual([]);
    const [row] = await db.select().from(webhookDeliveries);
    expect(row).toMatchObject({ status: "failed", error: "No answer within 10 seconds" });
  });

  it("is turned off after days in which nothing arrived, collects nothing then, and staff turn it on again", async () => {
    const failing = webhookReceiver([secret], () => "fails");
    const how = { clock, ...failing.calling };
    await deliver(shop, await happens("order:1"), how);
    time = addDays(time, daysToDisable - 1);
    await deliver(shop, await happens("order:2"), how);
    expect((await webhookRow()).state).toBe("active");
    time = addDays(time, 1.1);
    await deliver(shop, await happens("order:3"), how);
    expect(await webhookRow()).toMatchObject({ state: "disabled", disabledReason: "failing" });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, webhookId));
    expect(entries.filter(({ action }) => action === "webhook.disabled")).toMatchObject([{ actor: "system" }]);
    const before = await db.$count(webhookDeliveries);
    await happens("order:4");
    expect(await db.$count(webhookDeliveries)).toBe(before);
    await resume(db, { id: webhookId, actor, now: time });
    expect(await webhookRow()).toMatchObject({ state: "active", disabledReason: null, failingSince: null });
    expect((await findDue(db, addDays(time, 1))).length).toBeGreaterThan(0);
  });

  it("to which something arrives now and then is not turned off", async () => {
    for (const mood of ["fails", "ok", "fails"] as const) {
      await deliver(shop, await happens(`order:${mood}`), { clock, ...webhookReceiver([secret], () => mood).calling });
      time = addDays(time, daysToDisable - 1);
    }
    expect((await webhookRow()).state).toBe("active");
  });

  it("is turned off at once when its receiver says that it is gone", async () => {
    const gone = (async () => new Response(null, { status: 410 })) as typeof fetch;
    await deliver(shop, await happens("order:1"), { clock, fetcher: gone });
    expect(await webhookRow()).toMatchObject({ state: "disabled", disabledReason: "gone" });
  });

  it("signs with the old secret as well for a day after a rotation", async () => {
    const renewed = (await rotateSecret(shop, { id: webhookId, actor, now: time, seenUntil: null })) ?? "";
    expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(renewed).not.toBe(secret);
    const [old, both] = [webhookReceiver([secret]), webhookReceiver([renewed])];
    await deliver(shop, await happens("order:1"), { clock, ...old.calling });
    await deliver(shop, await happens("order:2"), { clock, ...both.calling });
    time = addDays(time, 1.1);
    const [late, later] = [webhookReceiver([secret]), webhookReceiver([renewed])];
    await deliver(shop, await happens("order:3"), { clock, ...late.calling });
    await deliver(shop, await happens("order:4"), { clock, ...later.calling });
    expect([old, both, late, later].map(({ calls }) => calls.map(({ isVerified }) => isVerified))).toEqual([
      [true],
      [true],
      [false],
      [true],
    ]);
  });

  it("keeps the promised day of an old secret when two rotate at once, or one presses twice", async () => {
    const change = { id: webhookId, actor, now: time, seenUntil: null };
    const renewed = await Promise.all([rotateSecret(shop, change), rotateSecret(shop, change)]);
    expect(renewed.filter((one) => one !== null)).toHaveLength(1);
    const old = webhookReceiver([secret]);
    await deliver(shop, await happens("order:1"), { clock, ...old.calling });
    expect(old.calls.map(({ isVerified }) => isVerified)).toEqual([true]);
    const { previousUntil } = await webhookRow();
    expect(await rotateSecret(shop, { ...change, seenUntil: previousUntil })).toMatch(/^whsec_/);
  });
});

describe("a webhook whose receiver is dead", () => {
  it("holds up no other: of what is due, each webhook gets its share", async () => {
    await statement(db, sql`UPDATE webhooks SET events = '[]'`);
    const url = `https://other${made}.example.com/hook`;
    const other = await createWebhook(shop, { url, events: [...webhookEvents] }, { actor, now: time });
    if (other.kind !== "created") throw new Error(other.kind);
    await statement(
      db,
      sql`WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 150)
        INSERT INTO webhook_deliveries (seq, id, webhook_id, type, object, data, attempts, created_at, next_attempt_at)
        SELECT value, 'msg_dead_' || value, ${webhookId}, 'order.paid', 'order:' || value, '{}', 1, ${time.toISOString()}, ${time.toISOString()} FROM n`,
    );
    const others = [await happens("order:a"), await happens("order:b")];
    const due = await findDue(db, time);
    expect(due).toHaveLength(100);
    expect(due).toEqual(expect.arrayContaining(others));
  });
});

describe("the queue", () => {
  it("takes what a request caused, at once, and what it loses is found by the job", async () => {
    const sent: string[] = [];
    const sendBatch = async (messages: { body: { deliveryId: string } }[]) =>
      void sent.push(...messages.map(({ body }) => body.deliveryId));
    const queued = {
      ...shop,
      env: { ...shop.env, WEBHOOK_QUEUE: { sendBatch } as unknown as typeof shop.env.WEBHOOK_QUEUE },
    };
    const ids = [await happens("order:1", 1), await happens("order:1", 2)];
    await enqueueCaused(queued, new Date());
    expect(sent.toSorted()).toEqual(ids.toSorted());
    expect(await findDue(db, new Date())).toEqual([ids[0]]);
  });

  it("acknowledges what was tried, and tries again what the database did not answer for", async () => {
    const id = await happens("order:1");
    const done: string[] = [];
    const message = { body: { deliveryId: id }, ack: () => done.push("ack"), retry: () => done.push("retry") };
    const batch = { messages: [message] } as unknown as MessageBatch<{ deliveryId: string }>;
    const broken = {
      ...shop,
      db: Object.assign(Object.create(db) as typeof db, { batch: () => Promise.reject(new Error("D1 is down")) }),
    };
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    await deliverQueued(batch, broken);
    expect(done).toEqual(["retry"]);
  });

  it("forgets deliveries after a month", async () => {
    const id = await happens("order:1");
    await deleteOldDeliveries(shop, addDays(time, daysKept - 1));
    expect((await rowOf(id)).id).toBe(id);
    await deleteOldDeliveries(shop, addDays(time, daysKept + 1));
    expect(await db.$count(webhookDeliveries)).toBe(0);
  });
});
