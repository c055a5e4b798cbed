import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { staffAlarm } from "#app/admin/alarms/alarm-email.server.tsx";
import { alarmJob, alarmKinds, type AlarmName, alarmNames } from "#app/admin/alarms/alarm-kinds.ts";
import { checkAlarms } from "#app/admin/alarms/check-alarms.server.ts";
import { findAlarms } from "#app/admin/alarms/find-alarms.server.ts";
import { muteAlarm } from "#app/admin/alarms/mute-alarm.server.ts";
import { readAlarms } from "#app/admin/alarms/read-alarms.server.ts";
import { deleteOldAlarms, recordAlarms } from "#app/admin/alarms/record-alarms.server.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { statement } from "#app/db/client.server.ts";
import { alarms } from "#app/db/schema/alarms.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { copiedPictures, fileJobs } from "#app/db/schema/files.server.ts";
import { jobRuns } from "#app/db/schema/jobs.server.ts";
import { orders, payments } from "#app/db/schema/orders.server.ts";
import { paymentEvents } from "#app/db/schema/payments.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { staff, staffPushSubscriptions } from "#app/db/schema/staff.server.ts";
import { webhooks } from "#app/db/schema/webhooks.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { newJob } from "#app/features/shop/files/jobs.server.ts";
import { subscribe } from "#app/features/shop/push/subscriptions.server.ts";
import { builtInRoles, isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { staffRoles } from "#app/shared/states.ts";
import { failAt, withFaults } from "#tests/support/failing-bindings.ts";
import { decryptMessage, receiverKeys } from "#tests/support/push-receiver.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { createStaffMember, sessionOf } from "#tests/support/staff-fixture.ts";

import { pushKey } from "../../scripts/setup/secrets.ts";

const opened = openTestShop();
const shop: Shop = { ...opened, env: { ...opened.env, PUSH_KEY: pushKey() } };
const { db } = shop;
const at = (minutes: number) => addMinutes(now, minutes).toISOString();
const namesAt = async (time = now, over: Pick<Shop, "db" | "env"> = shop) =>
  (await findAlarms(over, time)).map(({ name }) => name);
const findingAt = async (name: AlarmName, time = now) =>
  (await findAlarms(shop, time)).find((found) => found.name === name)?.finding;
/** Opens, tells or closes as if these were found, at the same moment unless said otherwise. */
const record = (names: readonly AlarmName[], time = now) =>
  recordAlarms(
    db,
    names.map((name) => ({ name, finding: `Found ${name}` })),
    time,
  );
const toldMails = () => db.select().from(emailOutbox).where(eq(emailOutbox.type, "staff_alarm"));
const open = () =>
  db
    .select()
    .from(alarms)
    .where(sql`closed_at IS NULL`);

beforeAll(async () => {
  await createStaffMember(db, "olga");
  await createStaffMember(db, "edit", { role: "editor" });
  await createStaffMember(db, "sara", { role: "support" });
  await createStaffMember(db, "gone");
  await createStaffMember(db, "made-by-command");
  await db.update(staff).set({ disabledAt: now.toISOString() }).where(eq(staff.username, "gone"));
  await db.update(staff).set({ email: "made@staff.invalid" }).where(eq(staff.username, "made-by-command"));
  await stockGarment(db, { id: "tee", stock: 500 });
});
beforeEach(async () => {
  for (const table of [alarms, emailOutbox, jobRuns, webhooks, paymentEvents, copiedPictures, fileJobs])
    await db.delete(table);
});
afterEach(() => void vi.restoreAllMocks());

it("finds nothing in a shop where all is well", async () => expect(await namesAt()).toEqual([]));

describe("emails aren't sent", () => {
  const mail = (id: string, fields: Partial<typeof emailOutbox.$inferInsert>) =>
    db.insert(emailOutbox).values({
      id,
      type: "order_confirmation",
      recipient: `${id}@mail.example`,
      causeId: id,
      createdAt: at(-30),
      ...fields,
    });

  it("when one is due for longer than the jobs take, and not while it waits for its next try", async () => {
    await mail("held", { nextAttemptAt: at(300) });
    await mail("due", { createdAt: at(-19) });
    await mail("letter", { type: "newsletter_letter", createdAt: at(-300) });
    expect(await namesAt()).toEqual([]);
    expect(await namesAt(addMinutes(now, 2))).toEqual(["mail-unsent"]);
    await db
      .update(emailOutbox)
      .set({ status: "sending", claimedAt: at(1) })
      .where(eq(emailOutbox.id, "due"));
    expect(await namesAt(addMinutes(now, 2))).toEqual([]);
  });

  it("when those to three addresses failed within a day, and until a day has passed", async () => {
    const failed = { status: "failed", claimedAt: at(-20) } as const;
    await mail("a", failed);
    await mail("a2", { ...failed, recipient: "A@mail.example" });
    await mail("b", failed);
    expect(await namesAt()).toEqual([]);
    await mail("c", { status: "queued", attempts: 3, claimedAt: at(-20), nextAttemptAt: at(40) });
    expect(await findingAt("mail-unsent")).toBe("Emails to 3 addresses failed in the last day.");
    await db.update(emailOutbox).set({ status: "failed", nextAttemptAt: null }).where(eq(emailOutbox.id, "c"));
    expect(await namesAt(addMinutes(now, 1_421))).toEqual([]);
  });
});

describe("payments fail", () => {
  const buy = async (minutesAgo: number) => {
    const placed = await placeOrder(db, orderOf("tee"), addMinutes(now, -minutesAgo));
    if (placed.kind !== "placed") throw new Error(placed.kind);
    return placed.order.id;
  };
  const pay = (orderId: string, takenAt: string) => {
    const id = crypto.randomUUID();
    const how = { provider: "test", providerReference: id, method: "card", nextStep: "card", currency: "SEK" } as const;
    return db
      .insert(payments)
      .values({ ...how, id, orderId, amountOre: 100, takenAt, createdAt: takenAt, updatedAt: takenAt });
  };

  it("when five orders were placed within an hour and none was paid, and until one is", async () => {
    await buy(130);
    for (const minutesAgo of [60, 40, 20, 10]) await buy(minutesAgo);
    // This one may still be at its bank.
    const last = await buy(2);
    expect(await namesAt()).toEqual([]);
    const later = addMinutes(now, 4);
    expect(await findingAt("payments-failing", later)).toBe("5 orders were placed within an hour, and none was paid.");
    // That nobody orders any more heals nothing.
    expect(await namesAt(addMinutes(now, 600))).toEqual(["payments-failing"]);
    expect(await namesAt(addMinutes(now, 3 * 1_440 + 30))).toEqual([]);
    await pay(last, later.toISOString());
    expect(await namesAt(later)).toEqual([]);
    await db.delete(payments);
    await db.update(orders).set({ createdAt: at(-10_000) });
  });

  it("when a report of the provider stays unprocessed, and when no provider is set up", async () => {
    await db
      .insert(paymentEvents)
      .values({ id: "evt_1", provider: "stripe", type: "x", receivedAt: at(-21), attempts: 4 });
    expect(await namesAt()).toEqual(["payments-failing"]);
    await db.update(paymentEvents).set({ processedAt: now.toISOString() });
    expect(await namesAt()).toEqual([]);
    const { TEST_PAYMENTS: _, ...env } = shop.env;
    expect(await namesAt(now, { db, env: { ...env, STRIPE_SECRET_KEY: "sk_live_x" } })).toEqual(["payments-failing"]);
  });

  describe("and no orders come", () => {
    const week = (weeks: number, minutes: number) => addMinutes(addDays(now, -7 * weeks), minutes).toISOString();
    let orderId = "";
    const paid = (moment: string) => pay(orderId, moment);

    it("for hours that brought ten a week, and until one comes", async () => {
      orderId = await buy(10_000);
      await paid(at(-180));
      for (const weeks of [1, 2, 3, 4]) for (let n = 1; n <= 10; n += 1) await paid(week(weeks, -n * 17));
      expect(await findingAt("orders-quiet")).toContain(
        "The same hours of the last 4 weeks brought 10, 10, 10 and 10.",
      );
      // In the last hour alone each week brought three.
      expect(await namesAt(addMinutes(now, -120))).toEqual([]);
      await paid(at(-1));
      expect(await namesAt()).toEqual([]);
    });

    it("and not before an hour without one, however many came in those minutes before", async () => {
      await db.delete(payments);
      await paid(at(-59));
      for (const weeks of [1, 2, 3, 4]) for (let n = 1; n <= 20; n += 1) await paid(week(weeks, -n));
      expect(await namesAt()).toEqual([]);
      expect(await namesAt(addMinutes(now, 1))).toEqual(["orders-quiet"]);
      await db.delete(payments);
      await paid(at(-180));
      for (const weeks of [1, 2, 3, 4]) for (let n = 1; n <= 10; n += 1) await paid(week(weeks, -n * 17));
    });

    it("never in a shop without four such weeks", async () => {
      await db.delete(payments).where(sql`taken_at > ${at(-60)}`);
      expect(await namesAt()).toEqual(["orders-quiet"]);
      await db.delete(payments).where(sql`taken_at < ${week(4, 0)}`);
      expect(await namesAt()).toEqual([]);
      await db.delete(payments);
      expect(await namesAt()).toEqual([]);
    });
  });
});

it("scheduled jobs are late an hour after they should have run, and the check itself never is", async () => {
  const nightly = { name: "copy the night", everyMinutes: 1_440, knownSince: at(-10_000) };
  await db.insert(jobRuns).values([
    { ...nightly, lastSucceededAt: at(-1_499) },
    { name: alarmJob, everyMinutes: 5, knownSince: at(-10_000), lastSucceededAt: at(-9_000) },
    { name: "new", everyMinutes: 5, knownSince: at(-64) },
  ]);
  expect(await namesAt()).toEqual([]);
  expect(await findingAt("jobs-late", addMinutes(now, 2))).toBe("Late: “new”, “copy the night”.");
});

it("webhooks fail after an hour, or when they were turned off; paused ones don't", async () => {
  const hook = { url: "https://a.example", events: [], secret: "s", createdBy: "olga", createdAt: at(-9_000) };
  await db.insert(webhooks).values([
    { ...hook, id: "w1", failingSince: at(-59) },
    { ...hook, id: "w2", state: "paused", failingSince: at(-500) },
  ]);
  expect(await namesAt()).toEqual([]);
  expect(await findingAt("webhooks-failing", addMinutes(now, 2))).toBe("Nothing reaches 1 webhook.");
  await db.update(webhooks).set({ state: "disabled", disabledReason: "failing" }).where(eq(webhooks.id, "w1"));
  expect(await findingAt("webhooks-failing")).toBe(
    "1 webhook was turned off: its receiver failed for days, or said that it is gone.",
  );
});

it("a file is stuck without a step for half an hour, pictures after six hours", async () => {
  const job = newJob(
    db,
    { id: "job_1", kind: "products", direction: "import", fileName: "a.csv", madeBy: "olga" },
    now,
  );
  await job.insert;
  await db.update(fileJobs).set({ state: "applying", updatedAt: at(-29) });
  expect(await namesAt()).toEqual([]);
  expect(await findingAt("files-stuck", addMinutes(now, 2))).toBe("1 file made no progress for 30 minutes.");
  await db.update(fileJobs).set({ state: "done" });
  const picture = { sourceUrl: "https://old.example/1.jpg", state: "waiting", jobId: "job_1", createdAt: at(-359) };
  await db.insert(copiedPictures).values(picture);
  expect(await namesAt()).toEqual([]);
  expect(await namesAt(addMinutes(now, 2))).toEqual(["files-stuck"]);
});

describe("an alarm", () => {
  it("is opened and told once by jobs that run at the same time, to whose role it is for and who has an address", async () => {
    const runs = await Promise.all([record(["jobs-late"]), record(["jobs-late"])]);
    expect(await open()).toMatchObject([{ name: "jobs-late", toldAt: now.toISOString() }]);
    expect(runs.flatMap(({ told }) => told)).toHaveLength(1);
    expect((await toldMails()).map(({ recipient }) => recipient)).toEqual(["olga@shop.example"]);
    expect(runs.flatMap(({ outboxIds }) => outboxIds)).toEqual((await toldMails()).map(({ id }) => id));
    await record(["jobs-late"], addMinutes(now, 5));
    expect(await toldMails()).toHaveLength(1);
  });

  it.each(alarmNames)("%s is told by email to the roles that it is for", async (name) => {
    await record([name]);
    const people = { owner: "olga", editor: "edit", support: "sara" } as const;
    const expected = staffRoles.filter((role) => isAllowed(builtInRoles[role], alarmKinds[name].permission));
    expect((await toldMails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      expected.map((role) => `${people[role]}@shop.example`).toSorted(),
    );
  });

  it("is told by none and opened by none when the batch fails, and by the next run", async () => {
    const broken = withFaults(shop, failAt("DB", 2, "before"));
    await expect(recordAlarms(broken.db, [{ name: "jobs-late", finding: "x" }], now)).rejects.toThrow();
    expect([await open(), await toldMails()]).toEqual([[], []]);
    await record(["jobs-late"]);
    expect(await toldMails()).toHaveLength(1);
  });

  it("says what was found last, closes when it no longer holds, and opens anew", async () => {
    await record(["jobs-late", "files-stuck"]);
    await recordAlarms(db, [{ name: "jobs-late", finding: "Later" }], addMinutes(now, 5));
    expect(await open()).toMatchObject([{ name: "jobs-late", finding: "Later", openedAt: now.toISOString() }]);
    const { closed } = await readAlarms(db, builtInRoles.owner, addMinutes(now, 6));
    expect(closed).toMatchObject([{ name: "files-stuck", closedAt: at(5) }]);
    await record(["files-stuck"], addDays(now, 1));
    expect((await toldMails()).map(({ causeId }) => causeId.split(".")[1])).toHaveLength(5);
  });

  it("that opens again within an hour is told of once it lasts", async () => {
    await record(["jobs-late"]);
    await record([], addMinutes(now, 5));
    await record(["jobs-late"], addMinutes(now, 10));
    expect(await toldMails()).toHaveLength(1);
    await record(["jobs-late"], addMinutes(now, 65));
    expect(await toldMails()).toHaveLength(2);
  });

  it("tells nothing by an email that is sent after it closed", async () => {
    const { told } = await record(["jobs-late"]);
    const cause = `${told[0]!.id}.stf_olga`;
    const mail = await staffAlarm.render(cause, shop);
    expect(mail?.subject).toMatch(/^Alarm at .*: Scheduled jobs are late$/);
    expect(mail?.text).toContain("Found jobs-late");
    await record([], addMinutes(now, 5));
    expect(await staffAlarm.render(cause, shop)).toBeNull();
  });

  it("is told in the browsers of whose role it is for", async () => {
    const calls: { endpoint: string; body: Uint8Array }[] = [];
    const reach = ((endpoint: string, { body }: RequestInit) => {
      calls.push({ endpoint, body: body as Uint8Array });
      return Promise.resolve(new Response(null, { status: 201 }));
    }) as typeof fetch;
    const keys = receiverKeys();
    for (const name of ["olga", "sara"]) {
      const endpoint = `https://web.push.apple.com/${name}`;
      await subscribe(db, await sessionOf(shop, name), { endpoint, p256dh: keys.publicKey, auth: keys.auth }, now);
    }
    await db.insert(webhooks).values({
      id: "w1",
      url: "https://a.example",
      events: [],
      secret: "s",
      state: "disabled",
      createdBy: "olga",
      createdAt: at(-9_000),
    });
    await checkAlarms(shop, now, reach);
    await checkAlarms(shop, addMinutes(now, 5), reach);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["https://web.push.apple.com/olga"]);
    expect(JSON.parse(decryptMessage(calls[0]!.body, keys))).toEqual({
      title: "Webhooks fail",
      body: "1 webhook was turned off: its receiver failed for days, or said that it is gone.",
      path: "/admin/alarms",
    });
    await db.delete(staffPushSubscriptions);
  });

  it("stands on Home for whose role it is for", async () => {
    await record(["mail-unsent", "jobs-late"]);
    const shown = async (role: (typeof staffRoles)[number]) =>
      (await readToday(db, builtInRoles[role], now)).alarms.map(({ name }) => name).toSorted();
    expect(await shown("owner")).toEqual(["jobs-late", "mail-unsent"]);
    expect(await shown("support")).toEqual(["mail-unsent"]);
    expect(await shown("editor")).toEqual([]);
  });

  it("is deleted 90 days after it closed, and never while it is open", async () => {
    await record(["jobs-late", "files-stuck"]);
    await record(["jobs-late"], addMinutes(now, 5));
    await deleteOldAlarms(db, addDays(now, 90));
    expect(await db.select().from(alarms)).toHaveLength(2);
    await deleteOldAlarms(db, addDays(now, 91));
    expect(await db.select().from(alarms)).toMatchObject([{ name: "jobs-late" }]);
  });
});

describe("muting", () => {
  const owner = { actor: "olga", role: builtInRoles.owner };
  const mute = (name: AlarmName, on: boolean, time = now, who = owner) =>
    muteAlarm(db, { name, mute: on }, { ...who, now: time });
  const audited = () =>
    statement<{ action: string }>(db, sql`SELECT action FROM audit_log WHERE subject_type = 'alarm' ORDER BY rowid`);

  it("takes it off Home for a day, on record once, and can be ended", async () => {
    await record(["jobs-late"]);
    expect(await Promise.all([mute("jobs-late", true), mute("jobs-late", true)])).toEqual([true, false]);
    const shown = async (time: Date) => (await readToday(db, builtInRoles.owner, time)).alarms.length;
    expect([await shown(addMinutes(now, 1_439)), await shown(addDays(now, 1))]).toEqual([0, 1]);
    expect((await readAlarms(db, builtInRoles.owner, now)).open).toMatchObject([{ mutedUntil: at(1_440) }]);
    expect(await mute("jobs-late", false)).toBe(true);
    expect(await shown(now)).toBe(1);
    expect((await audited()).map(({ action }) => action)).toEqual(["alarm.muted", "alarm.unmuted"]);
    expect(await db.select().from(auditLog).where(eq(auditLog.action, "alarm.muted"))).toMatchObject([
      { actor: "olga", subjectName: "Scheduled jobs are late" },
    ]);
  });

  it("holds one that opens again meanwhile back, and tells of it when the day is over", async () => {
    await record(["jobs-late"]);
    await mute("jobs-late", true);
    await record([], addMinutes(now, 60));
    await record(["jobs-late"], addMinutes(now, 600));
    expect(await toldMails()).toHaveLength(1);
    await record(["jobs-late"], addMinutes(now, 1_441));
    expect(await toldMails()).toHaveLength(2);
  });

  it("stays ended for one that closes and opens again", async () => {
    await record(["jobs-late"]);
    await mute("jobs-late", true);
    await record([], addMinutes(now, 10));
    await record(["jobs-late"], addMinutes(now, 20));
    expect(await mute("jobs-late", false, addMinutes(now, 25))).toBe(true);
    await record([], addMinutes(now, 30));
    await record(["jobs-late"], addMinutes(now, 40));
    expect((await readAlarms(db, builtInRoles.owner, addMinutes(now, 41))).open).toMatchObject([{ mutedUntil: null }]);
  });

  it("is for whose role the alarm is for, and for open alarms", async () => {
    await record(["jobs-late"]);
    const support = { actor: "sara", role: builtInRoles.support };
    expect(await mute("jobs-late", true, now, support)).toBe("denied");
    expect(await mute("mail-unsent", true, now, support)).toBe(false);
    await record(["mail-unsent"]);
    expect(await mute("mail-unsent", true, now, support)).toBe(true);
  });

  it.each(staffRoles)("shows %s the alarms of the role alone", async (role) => {
    await record(alarmNames);
    await record([], addMinutes(now, 5));
    await record(alarmNames, addMinutes(now, 10));
    const expected = alarmNames.filter((name) => isAllowed(builtInRoles[role], alarmKinds[name].permission)).toSorted();
    const { watched, open: shown, closed } = await readAlarms(db, builtInRoles[role], addMinutes(now, 11));
    for (const names of [watched, shown.map(({ name }) => name), closed.map(({ name }) => name)])
      expect(names.toSorted()).toEqual(expected);
  });
});
