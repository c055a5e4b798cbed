import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { webhookDeliveries, webhooks } from "#app/db/schema/webhooks.server.ts";
import {
  pause,
  removeWebhook,
  resume,
  rotateSecret,
  setEvents,
} from "#app/features/shop/webhooks/change-webhook.server.ts";
import { createWebhook } from "#app/features/shop/webhooks/create-webhook.server.ts";
import { deliver } from "#app/features/shop/webhooks/deliver.server.ts";
import { listWebhooks } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { renewWebhookSecrets } from "#app/features/shop/webhooks/renew-secrets.server.ts";
import { sendTest } from "#app/features/shop/webhooks/replay.server.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember } from "#tests/support/staff-fixture.ts";
import { webhookReceiver } from "#tests/support/webhook-receiver.ts";

const base = openTestShop();
const shop = { ...base, env: { ...base.env, PUBLIC_ORIGIN: "https://shop.example" } };
const { db } = shop;
const now = new Date();
const url = "https://receiver.example.com/hook?tenant=secret-of-theirs";

beforeAll(async () => {
  await createStaffMember(db, "olga");
  await createStaffMember(db, "edit", { role: "editor" });
}, 120_000);
beforeEach(async () => {
  await db.delete(webhookDeliveries);
  await db.delete(webhooks);
});

const create = (address = url, actor = "olga") =>
  createWebhook(shop, { url: address, events: ["order.paid"] }, { actor, now });

async function created() {
  const outcome = await create();
  if (outcome.kind !== "created") throw new Error(outcome.kind);
  return outcome;
}

describe("a webhook is created", () => {
  it("with a secret that is shown once and stored encrypted, and noted without it or the address's query", async () => {
    const { id, secret } = await created();
    const [row] = await db.select().from(webhooks);
    expect(row?.secret).not.toContain(secret.slice(6, 20));
    expect(JSON.stringify(await listWebhooks(db))).not.toContain(row?.secret);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([
      {
        actor: "olga",
        action: "webhook.created",
        subjectName: "receiver.example.com",
        after: { events: "order.paid" },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/whsec|secret-of-theirs/);
  });

  it("once for a form that is sent twice, by owners alone, and twenty at most", async () => {
    const outcomes = await Promise.all([create(), create()]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["address-taken", "created"]);
    expect(await create("https://other.example.com/", "edit")).toEqual({ kind: "denied" });
    for (let n = 0; n < 19; n += 1) await create(`https://r${n}.example.com/`);
    expect(await create("https://last.example.com/")).toEqual({ kind: "too-many" });
  });
});

describe("a webhook is changed", () => {
  it("by owners alone", async () => {
    const { id } = await created();
    const change = { id, actor: "edit", now };
    const [before] = await db.select().from(webhooks);
    expect(await setEvents(db, ["order.placed"], change)).toBe(false);
    expect(await pause(db, change)).toBe(false);
    expect(await resume(db, change)).toBe(false);
    expect(await rotateSecret(shop, { ...change, seenUntil: null })).toBeNull();
    expect(await removeWebhook(db, change)).toBe(false);
    expect(await sendTest(shop, { webhookId: id, actor: "edit" }, webhookReceiver([]).calling)).toBe("gone");
    expect(await db.select().from(webhooks)).toEqual([before]);
    expect(await db.$count(webhookDeliveries)).toBe(0);
  });

  it("and each change is noted; deleting it takes its deliveries along", async () => {
    const { id, secret } = await created();
    const change = { id, actor: "olga", now };
    expect(await setEvents(db, ["order.placed", "order.paid"], change)).toBe(true);
    expect(await pause(db, change)).toBe(true);
    expect(await pause(db, change), "it is paused already").toBe(false);
    expect(await resume(db, change)).toBe(true);
    expect(await rotateSecret(shop, { ...change, seenUntil: null })).toMatch(/^whsec_/);
    expect(await sendTest(shop, { webhookId: id, actor: "olga" }, webhookReceiver([secret]).calling)).toBe("delivered");
    expect(await removeWebhook(db, change)).toBe(true);
    expect(await removeWebhook(db, change)).toBe(false);
    expect([await db.$count(webhooks), await db.$count(webhookDeliveries)]).toEqual([0, 0]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      "webhook.created",
      "webhook.events",
      "webhook.paused",
      "webhook.resumed",
      "webhook.secret-rotated",
      "webhook.tested",
      "webhook.deleted",
    ]);
  });
});

it("signs on while AUTH_SECRET is rotated, and after it", async () => {
  const { id, secret } = await created();
  const renewed = "another-secret-that-is-long-enough-to-use";
  const rotating = { ...shop, env: { ...shop.env, AUTH_SECRET: renewed, AUTH_SECRET_PREVIOUS: shop.env.AUTH_SECRET } };
  const after = { ...shop, env: { ...shop.env, AUTH_SECRET: renewed } };
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  const test = async (of: typeof shop) => {
    const receiver = webhookReceiver([secret]);
    const outcome = await sendTest(of, { webhookId: id, actor: "olga" }, receiver.calling);
    return [outcome, receiver.calls[0]?.isVerified];
  };
  expect(await test(rotating)).toEqual(["delivered", true]);
  expect(await test(after), "it was not encrypted anew").toEqual(["failed", undefined]);
  await renewWebhookSecrets(rotating);
  await renewWebhookSecrets(rotating);
  expect(await test(after)).toEqual(["delivered", true]);
});

it("does nothing for a message of the queue whose delivery is gone", async () => {
  await expect(deliver(shop, "msg_gone")).resolves.toBeUndefined();
});
