import { sql } from "drizzle-orm";
import expectedSchema from "virtual:expected-schema";

import { type Database, statement } from "#app/db/client.server.ts";
import { findSchemaFaults } from "#app/db/find-schema-faults.server.ts";
import { attemptsWithMoney } from "#app/db/status-sql.server.ts";
import { paymentProblems, paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { maxEventAttempts } from "#app/features/selling/payments/receive-event.server.ts";
import { readLateJobs } from "#app/features/shop/jobs/job-runs.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { type Backlog, checkBacklog, type HealthCheck, inWords } from "./shop-health.ts";

/**
 * Looks at everything the shop stands on: database, KV, R2, jobs, the payment provider's settings, and what waits. Reads a few rows by index. Never throws: what
 * does not answer is a failing check.
 */
export async function readHealth({ db, env }: Shop, now: Date): Promise<HealthCheck[]> {
  const checks = await Promise.all([
    attempt("database", "D1 does not answer: nothing can be sold", () => checkDatabase(db, now)),
    attempt("schema", "it is unknown whether the database is whole", () => checkSchema(env.DB)),
    attempt("jobs", "it is unknown whether the jobs run", () => checkJobs(db, now)),
    attempt("KV", "KV does not answer: pages render more slowly", async () => {
      await env.CONFIG_CACHE.get("health");
      return [{ name: "KV", state: "ok", text: "KV answers" }];
    }),
    attempt("R2", "R2 does not answer: pictures may be missing", async () => {
      await env.MEDIA.head("health");
      return [{ name: "R2", state: "ok", text: "R2 answers" }];
    }),
  ]);
  return [...checks.flat(), checkProvider(env)];
}

function checkProvider(env: Shop["env"]): HealthCheck {
  const name = "payment provider";
  if (paymentProvider(env)) return { name, state: "ok", text: "payments can be taken" };
  const why = paymentProblems(env).join("; ") || "no payment provider is set up";
  return { name, state: "failing", text: `no payments can be taken: ${why}` };
}

async function attempt(name: string, text: string, look: () => Promise<HealthCheck[]>): Promise<HealthCheck[]> {
  try {
    return await look();
  } catch (error) {
    logError(`The health of ${name} could not be read`, error);
    return [{ name, state: "failing", text }];
  }
}

async function checkDatabase(db: Database, now: Date): Promise<HealthCheck[]> {
  const [backlog] = await readBacklog(db);
  if (!backlog) throw new Error("D1 answered no row");
  return [{ name: "database", state: "ok", text: "D1 answers" }, ...checkBacklog(backlog, now)];
}

async function checkSchema(db: D1Database): Promise<HealthCheck[]> {
  const name = "schema";
  const faults = await findSchemaFaults(db, expectedSchema);
  if (faults.length > 0) return faults.map((text) => ({ name, state: "failing", text }));
  const { migrations, triggers } = expectedSchema;
  return [
    { name, state: "ok", text: `${migrations.length} migrations have run, all ${triggers.length} triggers are there` },
  ];
}

async function checkJobs(db: Database, now: Date): Promise<HealthCheck[]> {
  const { hasRun, late } = await readLateJobs(db, now);
  if (!hasRun) {
    const text =
      "no job has run yet: they begin within five minutes of the first deployment, if wrangler.toml has crons";
    return [{ name: "jobs", state: "failing", text }];
  }
  if (late.length === 0) return [{ name: "jobs", state: "ok", text: "every job has run when it should" }];
  return late.map(({ name, lastSucceededAt, error }) => {
    const since = lastSucceededAt ? inWords((now.getTime() - Date.parse(lastSucceededAt)) / 60_000) : null;
    const text = `'${name}' ${since ? `last succeeded ${since} ago` : "has never succeeded"}: ${error ?? "it does not run"}`;
    return { name: "jobs", state: "failing" as const, text };
  });
}

const readBacklog = (db: Database) =>
  statement<Backlog>(
    db,
    sql`SELECT
      (SELECT min(coalesce(next_attempt_at, created_at)) FROM email_outbox INDEXED BY email_outbox_undelivered
        WHERE status <> 'sent' AND status IN ('queued', 'sending')) AS oldestDueMail,
      (SELECT count(*) FROM (SELECT 1 FROM email_outbox INDEXED BY email_outbox_undelivered
        WHERE status <> 'sent' AND status = 'failed' LIMIT 100)) AS deadLetters,
      (SELECT min(claimed_at) FROM payments INDEXED BY payments_unsettled
        WHERE status IN ${attemptsWithMoney("asked", "returning")} AND status IN ${attemptsWithMoney("asked")}) AS oldestOpenPayment,
      (SELECT min(created_at) FROM refunds INDEXED BY refunds_open WHERE status <> 'succeeded') AS oldestOpenRefund,
      (SELECT min(received_at) FROM payment_events
        WHERE processed_at IS NULL AND attempts < ${maxEventAttempts}) AS oldestUnprocessedEvent,
      (SELECT count(*) FROM (SELECT 1 FROM payment_findings WHERE resolved_at IS NULL LIMIT 100)) AS openDiscrepancies`,
  );
