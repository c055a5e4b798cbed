import { publishScheduled } from "#app/features/catalogue/publish-scheduled.server.ts";
import { requeueStalledJobs } from "#app/features/files/queue-step.server.ts";
import { requeueStalledMail } from "#app/features/mail/requeue-stalled.server.ts";
import { applyRetentionPeriod } from "#app/features/retention/apply-retention.server.ts";
import { type RetainedData, retentionPeriods } from "#app/features/retention/retention-periods.ts";
import { deleteUnusedPictures } from "#app/features/storage/unused-pictures.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";

import { reconcileOrders } from "./orders.ts";

/** The trigger of wrangler.toml that runs once a day, at night. Every other trigger runs the frequent jobs. */
export const dailyCron = "20 3 * * *";

interface Job {
  name: string;
  run: (shop: Shop, now: Date) => Promise<unknown>;
}

/** Every five minutes. */
const frequentJobs: Job[] = [
  {
    name: "reconcile interrupted payments and refunds, cancel expired orders",
    run: (shop, now) => reconcileOrders(shop, now),
  },
  {
    name: "publish products whose time has come",
    run: async (shop, now) => invalidatePages(shop, await publishScheduled(shop.db, now)),
  },
  { name: "requeue stalled e-mails", run: requeueStalledMail },
  { name: "requeue stalled file jobs", run: requeueStalledJobs },
  {
    name: "apply the retention period of unsentPictures",
    run: (shop, now) => applyRetentionPeriod(shop, "unsentPictures", now),
  },
];

const kinds = Object.keys(retentionPeriods) as RetainedData[];
const dailyJobs: Job[] = [
  ...kinds.map((kind) => ({
    name: `apply the retention period of ${kind}`,
    run: (shop: Shop, now: Date) => applyRetentionPeriod(shop, kind, now),
  })),
  { name: "delete pictures of products that nothing shows", run: deleteUnusedPictures },
];

/** Runs the jobs of a cron trigger, in order: one that fails is logged and does not stop the others. Never throws. */
export async function runScheduledJobs(shop: Shop, now: Date, cron: string): Promise<void> {
  for (const { name, run } of cron === dailyCron ? dailyJobs : frequentJobs) {
    try {
      await run(shop, now);
    } catch (error) {
      logError(`The job '${name}' failed`, error);
    }
  }
}
