import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { jobRuns } from "#app/db/schema/jobs.server.ts";
import { maxEventAttempts } from "#app/features/selling/payments/receive-event.server.ts";
import { readLateJobs, registerJobs, runNoted } from "#app/features/shop/jobs/job-runs.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { dailyCron } from "#workers/jobs/crons.ts";
import { runScheduledJobs } from "#workers/jobs/scheduled.ts";

const token = "a token that only the monitor has, of 32 characters";
const opened = openTestShop();
const shop: Shop = { ...opened, env: { ...opened.env, HEALTH_TOKEN: token } };
const { db } = shop;

beforeAll(() => stockGarment(db, { id: "tee" }));
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await db.delete(jobRuns);
});

async function details(at: Shop = shop, authorization: string | null = `Bearer ${token}`) {
  const headers = authorization === null ? {} : { Authorization: authorization };
  const response = await handleApi(new Request("https://shop.example/api/health?details", { headers }), at);
  return { status: response.status, body: await response.json<any>() };
}
const stateOf = ({ body }: Awaited<ReturnType<typeof details>>, name: string) =>
  body.checks.filter((check: { name: string }) => check.name === name).map(({ state }: { state: string }) => state);

describe("the shop's health in detail", () => {
  it("is told to nobody without the token, whatever is sent, and to nobody at all while there is none", async () => {
    for (const sent of [null, "", "Bearer ", `Bearer ${token}x`, `Basic ${token}`, "Bearer undefined"])
      expect(await details(shop, sent)).toMatchObject({ status: 401, body: { code: "health-token-required" } });
    for (const sent of ["Bearer ", "Bearer undefined", `Bearer ${token}`])
      expect((await details(opened, sent)).status).toBe(401);
  });

  it("is well once the jobs have run, and says so of each part", async () => {
    expect(await details()).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining("no job has run yet") },
    });
    await runScheduledJobs(shop, new Date(), "*/5 * * * *");
    const answer = await details();
    expect(answer).toMatchObject({ status: 200, body: { status: true, message: "ok" } });
    expect(answer.body.checks.every(({ state }: { state: string }) => state === "ok")).toBe(true);
  });

  it("says which binding does not answer, and the public answer stays as it was", async () => {
    await runScheduledJobs(shop, new Date(), "*/5 * * * *");
    for (const [binding, name] of [
      ["DB", "database"],
      ["CONFIG_CACHE", "KV"],
      ["MEDIA", "R2"],
    ] as const) {
      const answer = await details(withFaults(shop, alwaysFail(binding)));
      expect(answer.status).toBe(503);
      expect(stateOf(answer, name)).toEqual(["failing"]);
    }
    const answer = await handleApi(new Request("https://shop.example/api/health"), shop);
    expect(await answer.json()).toEqual({ status: true, message: "ok" });
  });

  it("says why no payments can be taken, while Stripe's settings are changed one by one", async () => {
    await runScheduledJobs(shop, new Date(), "*/5 * * * *");
    const answer = await details({ ...shop, env: { ...shop.env, STRIPE_SECRET_KEY: "sk_live_12345678" } });
    expect(answer.status).toBe(503);
    expect(stateOf(answer, "payment provider")).toEqual(["failing"]);
    expect(answer.body.error).toContain("no payments can be taken: STRIPE_WEBHOOK_SECRET is missing");
    expect(JSON.stringify(answer.body)).not.toContain("12345678");
    expect(stateOf(await details(), "payment provider")).toEqual(["ok"]);
  });

  it("counts what waits in the tables", async () => {
    await runScheduledJobs(shop, new Date(), "*/5 * * * *");
    const long = addMinutes(new Date(), -90).toISOString();
    await db.run(sql`INSERT INTO email_outbox (id, type, recipient, cause_id, status, created_at)
      VALUES ('eml_q', 'contact_reply', 'a@mail.example', 'q', 'queued', ${long}), ('eml_f', 'contact_reply', 'a@mail.example', 'f', 'failed', ${long})`);
    await db.run(
      sql`INSERT INTO payment_events (id, provider, type, received_at) VALUES ('evt_1', 'stripe', 'x', ${long})`,
    );
    await db.run(sql`INSERT INTO payment_findings (id, kind, provider, detail, found_at)
      VALUES ('fnd_1', 'x', 'stripe', 'x', ${long})`);
    const answer = await details();
    expect(answer.status).toBe(503);
    for (const name of ["e-mail queue", "payment events"]) expect(stateOf(answer, name)).toEqual(["failing"]);
    for (const name of ["dead letters", "discrepancies"]) expect(stateOf(answer, name)).toEqual(["attention"]);
    expect(JSON.stringify(answer.body)).not.toContain("mail.example");

    await db.run(sql`UPDATE email_outbox SET status = 'sent', sent_at = ${long} WHERE id = 'eml_q'`);
    // An event that was tried too often is left to staff as a discrepancy, which they resolve.
    await db.run(sql`UPDATE payment_events SET attempts = ${maxEventAttempts}`);
    expect((await details()).status).toBe(200);
    await db.run(sql`UPDATE payment_events SET processed_at = ${long}`);
    expect((await details()).status).toBe(200);
  });
});

describe("the runs of jobs", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const job = { name: "water the plants", everyMinutes: 5 };
  const noReport = () => expect.unreachable("that it could not be noted");

  it("are late after three missed starts, in a shop that is new as in one that stopped", async () => {
    const created = new Date();
    expect(await readLateJobs(db, created)).toEqual({ hasRun: false, late: [] });
    expect(await readLateJobs(db, addMinutes(created, 30))).toMatchObject({
      hasRun: false,
      late: [{ name: "every scheduled job", lastSucceededAt: null }],
    });
    await registerJobs(db, [job, { name: "sweep", everyMinutes: 1_440 }], now);
    const lateAt = async (minutes: number) => (await readLateJobs(db, addMinutes(now, minutes))).late;
    expect(await lateAt(20)).toEqual([]);
    expect(await lateAt(21)).toEqual([{ name: job.name, lastSucceededAt: null, error: null }]);
    await runNoted(
      db,
      job,
      async () => {},
      noReport,
      () => addMinutes(now, 30),
    );
    expect(await lateAt(50)).toEqual([]);
    expect(await lateAt(51)).toMatchObject([{ name: job.name, lastSucceededAt: addMinutes(now, 30).toISOString() }]);
    expect(await lateAt(1_456)).toHaveLength(2);
  });

  it("say why the last one failed, without personal data, until one succeeds", async () => {
    const fails = async () => {
      throw new Error("No water for asa@mail.example");
    };
    const at = () => now;
    await expect(runNoted(db, job, fails, noReport, at)).rejects.toThrow("No water");
    expect((await readLateJobs(db, addMinutes(now, 60))).late).toEqual([
      { name: job.name, lastSucceededAt: null, error: "Error: No water for …@…" },
    ]);
    await runNoted(db, job, async () => {}, noReport, at);
    expect((await readLateJobs(db, addMinutes(now, 60))).late).toMatchObject([{ error: null }]);
  });

  it("are forgotten with the job, and every job of both triggers is known from the first run on", async () => {
    await registerJobs(db, [job], now);
    await runScheduledJobs(shop, new Date(), dailyCron);
    const names = (await db.select().from(jobRuns)).map(({ name }) => name);
    expect(names).not.toContain(job.name);
    expect(names).toContain("requeue stalled e-mails");
    expect(names).toContain("delete pictures of products that nothing shows");
    expect((await readLateJobs(db, new Date())).late).toEqual([]);
  });

  it("that cannot be noted are done all the same", async () => {
    const failing = withFaults(shop, alwaysFail("DB"));
    const work = vi.fn(async () => {});
    const report = vi.fn();
    await runNoted(failing.db, job, work, report);
    expect(work).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(2);
  });
});
