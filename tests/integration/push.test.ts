import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { staff, staffPushSubscriptions, staffSessions } from "#app/db/schema/staff.server.ts";
import { afterPaid } from "#app/features/selling/orders/after-paid.server.ts";
import { notifyNewOrder } from "#app/features/shop/push/notify-new-order.server.ts";
import { readPushSetting } from "#app/features/shop/push/push-setting.server.ts";
import {
  endNotificationsHere,
  listEndpoints,
  subscribe,
  unsubscribe,
} from "#app/features/shop/push/subscriptions.server.ts";
import { changePassword } from "#app/features/shop/staff/change-password.server.ts";
import { changeRole, disableStaff, enableStaff } from "#app/features/shop/staff/manage-staff.server.ts";
import { endSession, signOutEverywhere } from "#app/features/shop/staff/sessions.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { decryptMessage, receiverKeys } from "#tests/support/push-receiver.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, password, sessionOf } from "#tests/support/staff-fixture.ts";

import { pushKey } from "../../scripts/setup/secrets.ts";

const opened = openTestShop();
const shop: Shop = { ...opened, env: { ...opened.env, PUSH_KEY: pushKey() } };
const { db } = shop;
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
let orderId = "";

/** A browser of somebody, and what its push service got. */
function newBrowser() {
  const { publicKey, auth, privateKey } = receiverKeys();
  const endpoint = `https://web.push.apple.com/${newId()}`;
  return {
    endpoint,
    p256dh: publicKey,
    auth,
    read: (body: Uint8Array) => decryptMessage(body, { publicKey, privateKey, auth }),
  };
}

/** A push service that answers each call with the next status, and with the last one from then on. */
function pushService(...statuses: number[]) {
  const calls: { endpoint: string; headers: Record<string, string>; body: Uint8Array }[] = [];
  const reach = ((endpoint: string, { headers, body }: RequestInit) => {
    calls.push({ endpoint, headers: headers as Record<string, string>, body: body as Uint8Array });
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 201;
    return status === 0 ? Promise.reject(new Error("unreachable")) : Promise.resolve(new Response(null, { status }));
  }) as typeof fetch;
  return { calls, reach };
}

/** Somebody with a browser that is told of new orders. */
async function subscribed(username: string, role: "owner" | "support" | "editor" = "support") {
  await createStaffMember(db, username, { role });
  const session = await sessionOf(shop, username);
  const browser = newBrowser();
  expect(await subscribe(db, session, browser, now)).toBe(true);
  return { session, browser };
}

/** The addresses that are called for an order paid at a time. */
async function toldAt(time: Date): Promise<string[]> {
  const { calls, reach } = pushService();
  await notifyNewOrder(shop, orderId, time, reach);
  return calls.map(({ endpoint }) => endpoint);
}

beforeAll(async () => {
  ({ orderId } = await paidOrder(db, fakeProvider()));
  await createStaffMember(db, "olga");
});
beforeEach(async () => void (await db.delete(staffPushSubscriptions)));
afterEach(() => void vi.restoreAllMocks());

describe("a new order", () => {
  it("is told with its number and total, readable by the browser alone, and nothing of the customer", async () => {
    const { browser } = await subscribed("anna");
    const { calls, reach } = pushService();
    await notifyNewOrder(shop, orderId, now, reach);
    expect(calls).toHaveLength(1);
    const { endpoint, headers, body } = calls[0]!;
    expect(endpoint).toBe(browser.endpoint);
    expect(headers).toMatchObject({ "Content-Encoding": "aes128gcm", TTL: "3600", Topic: "new-order" });
    expect(headers.Authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    const message = JSON.parse(browser.read(body)) as Record<string, string>;
    expect(message).toEqual({
      title: expect.stringMatching(/^New order PM-\d{8}$/) as string,
      body: expect.stringMatching(/^[\d\u00a0,]+\u00a0kr$/) as string,
      path: `/admin/orders/${orderId}`,
    });
  });

  it("is told once in half a minute, however many are paid, also at the same time", async () => {
    const { browser } = await subscribed("berit");
    const { calls, reach } = pushService();
    await Promise.all([1, 2, 3, 4].map(() => notifyNewOrder(shop, orderId, now, reach)));
    expect(calls).toHaveLength(1);
    expect(await toldAt(later(29))).toEqual([]);
    expect(await toldAt(later(30))).toEqual([browser.endpoint]);
  });

  it.each([500, 429, 403, 302, 0])("is not tried again when a push service answers %i", async (status) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { browser } = await subscribed(`cilla-${status}`);
    const { calls, reach } = pushService(status);
    await notifyNewOrder(shop, orderId, now, reach);
    expect(calls).toHaveLength(1);
    expect(await toldAt(later(60))).toEqual([browser.endpoint]);
  });

  it.each([404, 410])("forgets a browser whose push service answers %i", async (status) => {
    const { session } = await subscribed(`disa-${status}`);
    await notifyNewOrder(shop, orderId, now, pushService(status).reach);
    expect(await listEndpoints(db, session.staff)).toEqual([]);
  });

  it("reaches the other browsers when one cannot be told", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await subscribed("elsa");
    await subscribed("fia");
    const { calls, reach } = pushService(0, 201);
    await notifyNewOrder(shop, orderId, now, reach);
    expect(calls).toHaveLength(2);
  });

  it("calls nobody without a PUSH_KEY that is a key, or when D1 fails, and never throws", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await subscribed("gun");
    const { calls, reach } = pushService();
    await notifyNewOrder(opened, orderId, now, reach);
    const broken = { ...shop, env: { ...shop.env, PUSH_KEY: "no key" } };
    await notifyNewOrder(broken, orderId, later(-60), reach);
    await notifyNewOrder(withFaults(shop, failAt("DB", 1, "before")), orderId, now, reach);
    expect(calls).toEqual([]);
  });

  it("is told when its payment is in", async () => {
    const { browser } = await subscribed("hedvig");
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 201 }));
    const pending: Promise<unknown>[] = [];
    await afterPaid({ ...shop, waitUntil: (work) => void pending.push(work) }, { orderId, outboxId: null });
    await Promise.all(pending);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([browser.endpoint]);
  });
});

describe("nobody is told any more", () => {
  const minute = later(60);

  it("whose role may not see orders, until it may again", async () => {
    const { browser } = await subscribed("inga");
    const move = { staffId: "stf_inga", actor: "olga" };
    expect(await changeRole(db, { ...move, from: "support", to: "editor" }, now)).toBe("done");
    expect(await toldAt(now)).toEqual([]);
    expect(await changeRole(db, { ...move, from: "editor", to: "support" }, now)).toBe("done");
    expect(await toldAt(now)).toEqual([browser.endpoint]);
  });

  it("who is disabled, also after the account is enabled again", async () => {
    await subscribed("jenny");
    const change = { staffId: "stf_jenny", actor: "olga" };
    expect(await disableStaff(db, change, now)).toBe("done");
    expect(await toldAt(now)).toEqual([]);
    expect(await enableStaff(db, change, now)).toBe("done");
    expect(await toldAt(minute)).toEqual([]);
  });

  it("whose account is gone from the staff", async () => {
    const { session } = await subscribed("karin");
    await db.update(staff).set({ role: "no such role" }).where(eq(staff.id, session.staff.id));
    expect(await toldAt(now)).toEqual([]);
  });

  it("who signs out, in that browser alone", async () => {
    const { session, browser } = await subscribed("lena");
    const elsewhere = { ...(await sessionOf(shop, "lena")), browser: newBrowser() };
    await subscribe(db, elsewhere, elsewhere.browser, now);
    await endNotificationsHere(db, elsewhere, null);
    expect(await listEndpoints(db, session.staff)).toEqual([browser.endpoint]);
  });

  it("at a browser that is signed out of, whichever session turned it on, and whoever did", async () => {
    const { browser } = await subscribed("maj");
    await createStaffMember(db, "nora");
    await endNotificationsHere(db, await sessionOf(shop, "nora"), browser.endpoint);
    expect(await toldAt(now)).toEqual([]);
  });

  it("whose sessions are ended, but for the session at hand", async () => {
    const { session: gone } = await subscribed("olivia");
    const session = await sessionOf(shop, "olivia");
    const browser = newBrowser();
    await subscribe(db, session, browser, now);
    expect(await changePassword(db, session, { current: password, next: "a brand new password" }, now)).toBe("changed");
    expect(await listEndpoints(db, gone.staff)).toEqual([browser.endpoint]);
    await signOutEverywhere(db, session.staff, now);
    expect(await listEndpoints(db, session.staff)).toEqual([]);
  });

  it("whose session on a device is ended from another, nor where a session ended by itself", async () => {
    const { session: lost } = await subscribed("petra");
    const { id: expired } = await sessionOf(shop, "petra");
    const session = await sessionOf(shop, "petra");
    const [old, here] = [newBrowser(), newBrowser()];
    await subscribe(db, { ...session, id: expired }, old, now);
    await subscribe(db, session, here, now);
    await db
      .update(staffSessions)
      .set({ expiresAt: addDays(now, -0.1) })
      .where(eq(staffSessions.id, expired));
    expect(await listEndpoints(db, session.staff)).toHaveLength(3);
    expect(await endSession(db, session.staff, lost.id, now)).toBe(true);
    expect(await listEndpoints(db, session.staff)).toEqual([here.endpoint]);
  });
});

describe("notifications", () => {
  it("go on when a session ends by itself", async () => {
    const { session, browser } = await subscribed("runa");
    await db.delete(staffSessions).where(eq(staffSessions.id, session.id));
    expect(await toldAt(now)).toEqual([browser.endpoint]);
  });

  it("are turned on and off with an entry of the audit log each, and off once", async () => {
    const { session, browser } = await subscribed("siri");
    expect(await unsubscribe(db, session.staff, browser.endpoint, now)).toBe(true);
    expect(await unsubscribe(db, session.staff, browser.endpoint, now)).toBe(false);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, "stf_siri"));
    expect(entries.map(({ action }) => action)).toEqual(["staff.notifications-on", "staff.notifications-off"]);
    expect(JSON.stringify(entries)).not.toContain(browser.endpoint);
  });

  it("are turned on twice for one browser, which is told once, by its newest keys", async () => {
    const { session, browser } = await subscribed("tyra");
    const renewed = { ...newBrowser(), endpoint: browser.endpoint };
    await subscribe(db, session, renewed, now);
    const { calls, reach } = pushService();
    await notifyNewOrder(shop, orderId, now, reach);
    expect(calls.map(({ body }) => renewed.read(body))).toHaveLength(1);
  });

  it("tell one person at a browser: whoever asked last", async () => {
    const { session: first, browser } = await subscribed("ulrika");
    await createStaffMember(db, "vera");
    const second = await sessionOf(shop, "vera");
    await subscribe(db, second, browser, now);
    expect(await listEndpoints(db, first.staff)).toEqual([]);
    expect(await unsubscribe(db, first.staff, browser.endpoint, now)).toBe(false);
    expect(await listEndpoints(db, second.staff)).toEqual([browser.endpoint]);
  });

  it("are not turned on from a session that ended meanwhile", async () => {
    await createStaffMember(db, "wilma");
    const session = await sessionOf(shop, "wilma");
    await signOutEverywhere(db, session.staff, now);
    expect(await subscribe(db, session, newBrowser(), now)).toBe(false);
    expect(await listEndpoints(db, session.staff)).toEqual([]);
  });

  it("are on in ten browsers of one person at most: the oldest gives way", async () => {
    const { session, browser } = await subscribed("ylva");
    for (let i = 1; i <= 10; i++) await subscribe(db, session, newBrowser(), later(i));
    const endpoints = await listEndpoints(db, session.staff);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(browser.endpoint);
  });

  it("are turned off in all browsers of one person, and in nobody else's", async () => {
    const { session } = await subscribed("asa");
    await subscribe(db, session, newBrowser(), now);
    const { session: other, browser } = await subscribed("ase");
    expect(await unsubscribe(db, session.staff, "all", now)).toBe(true);
    expect(await listEndpoints(db, session.staff)).toEqual([]);
    expect(await listEndpoints(db, other.staff)).toEqual([browser.endpoint]);
  });

  it("are offered to who may see orders, with the shop's key and their own browsers", async () => {
    const { session, browser } = await subscribed("orvar");
    expect(await readPushSetting(shop, session.staff)).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/) as string,
      isWorkerOff: false,
      endpoints: [browser.endpoint],
    });
    expect((await readPushSetting(opened, session.staff))?.publicKey).toBeNull();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...shop, env: { ...shop.env, PUSH_KEY: "no key" } };
    expect((await readPushSetting(broken, session.staff))?.publicKey).toBeNull();
    await createStaffMember(db, "egil", { role: "editor" });
    expect(await readPushSetting(shop, (await sessionOf(shop, "egil")).staff)).toBeNull();
  });
});
