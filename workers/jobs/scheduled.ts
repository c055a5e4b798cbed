import { alarmJob } from "#app/admin/alarms/alarm-kinds.ts";
import { checkAlarms } from "#app/admin/alarms/check-alarms.server.ts";
import { deleteOldAlarms } from "#app/admin/alarms/record-alarms.server.ts";
import { requeueWaitingPictures } from "#app/admin/files/copy-pictures.server.ts";
import { lapseExchanges, remindOfExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { payDueWithdrawals } from "#app/features/after-sale/cases/pay-due-withdrawals.server.ts";
import { refundLateGoods } from "#app/features/after-sale/cases/refund-late-goods.server.ts";
import { notifyWaiting } from "#app/features/catalogue/back-in-stock/notify-waiting.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { reevaluateClaims } from "#app/features/catalogue/claims/claims.server.ts";
import { rebuildCollections } from "#app/features/catalogue/collections/rebuild.server.ts";
import { storeMenuCollections } from "#app/features/catalogue/collections/store-menu-collections.server.ts";
import { checkFilterRows, fillFilterRows } from "#app/features/catalogue/filters/fill-rows.server.ts";
import { refreshFilters } from "#app/features/catalogue/filters/refresh-filters.server.ts";
import { writeSnapshot } from "#app/features/catalogue/filters/snapshot.server.ts";
import { storeMenu } from "#app/features/catalogue/filters/store-menu.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { noteResults } from "#app/features/catalogue/letters/letter-results.server.ts";
import { continueLetters } from "#app/features/catalogue/letters/write-batches.server.ts";
import { publishScheduled } from "#app/features/catalogue/products/publish-scheduled.server.ts";
import { updateSaleFlags } from "#app/features/catalogue/products/update-sale-flags.server.ts";
import { countPairs } from "#app/features/selling/bought-together/count-pairs.server.ts";
import { countBestSellers } from "#app/features/selling/orders/count-best-sellers.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { noteCurrentDocuments } from "#app/features/shop/documents/versions.server.ts";
import { requeueStalledJobs } from "#app/features/shop/files/queue-step.server.ts";
import { registerJobs, runNoted } from "#app/features/shop/jobs/job-runs.server.ts";
import { enqueueMail, requeueStalledMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { applyRetentionPeriod } from "#app/features/shop/retention/apply-retention.server.ts";
import { type RetainedData, retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { renewEncryption } from "#app/features/shop/staff/renew-encryption.server.ts";
import { deleteUnusedPictures } from "#app/features/shop/storage/unused-pictures.server.ts";
import { deleteOldDeliveries, enqueueDue } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import { renewWebhookSecrets } from "#app/features/shop/webhooks/renew-secrets.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { builtLocales } from "#app/shared/language/languages.ts";

import { dailyCron } from "./crons.ts";
import { compareWithProvider, copyProviderTransactions } from "./reconcile-provider.ts";
import { settleOrders } from "./settle-orders.ts";

interface Job {
  name: string;
  run: (shop: Shop, now: Date) => Promise<unknown>;
}

/** Every five minutes, and at any trigger but the daily one. */
const frequentJobs: Job[] = [
  {
    name: "reconcile interrupted payments and refunds, cancel expired orders",
    run: (shop, now) => settleOrders(shop, now),
  },
  {
    name: "cancel what was withdrawn and not sent, refund withdrawals that are due",
    run: (shop, now) => payDueWithdrawals(shop, now),
  },
  {
    name: "compare payments with the provider",
    run: (shop, now) => compareWithProvider(shop, now),
  },
  {
    name: "publish products whose time has come",
    run: async (shop, now) => invalidatePages(shop, await publishScheduled(shop.db, now)),
  },
  {
    name: "start and end campaigns",
    run: async (shop, now) => invalidatePages(shop, await startAndEndCampaigns(shop.db, now)),
  },
  {
    name: "list as sale what shoppers see as reduced",
    run: async (shop, now) => invalidatePages(shop, await updateSaleFlags(shop.db, now)),
  },
  {
    name: "hide claims whose evidence has ended, show those whose evidence begins",
    run: async (shop, now) => invalidatePages(shop, { products: await reevaluateClaims(shop.db, now) }),
  },
  {
    name: "list the products of collections whose rule changed",
    run: async (shop) => invalidatePages(shop, await rebuildCollections(shop.db)),
  },
  {
    name: "fill in what changed for the filters of listings",
    run: ({ db }) => refreshFilters(db),
  },
  {
    name: "offer in the menu what is for sale",
    run: async (shop, now) => {
      const changes = [await storeMenu(shop.db, now), await storeMenuCollections(shop.db, now)];
      if (changes.includes(true)) invalidatePages(shop, { everything: true });
    },
  },
  {
    name: "note the terms and information in force",
    run: (shop, now) => noteCurrentDocuments(shop.db, now, ["en", ...builtLocales(shop.languages)]),
  },
  {
    name: "end exchanges whose goods did not come, and remind of them",
    run: (shop, now) => enforceExchangeDeadlines(shop, now),
  },
  {
    name: "tell who waits for what is back in stock",
    run: async (shop, now) => enqueueMail(shop, ...(await notifyWaiting(shop.db, now))),
  },
  { name: "go on with a newsletter that the queue lost", run: continueLetters },
  { name: "requeue stalled e-mails", run: requeueStalledMail },
  { name: "requeue stalled file jobs", run: requeueStalledJobs },
  { name: "requeue pictures that wait to be copied", run: requeueWaitingPictures },
  { name: "deliver to webhooks what is due", run: enqueueDue },
  { name: "encrypt second factors with a rotated secret", run: (shop) => renewEncryption(shop) },
  { name: "encrypt secrets of webhooks with a rotated secret", run: (shop) => renewWebhookSecrets(shop) },
  {
    name: "apply the retention period of unsentPictures",
    run: (shop, now) => applyRetentionPeriod(shop, "unsentPictures", now),
  },
  // Last, so that it sees what the others did.
  { name: alarmJob, run: (shop, now) => checkAlarms(shop, now) },
];

const kinds = Object.keys(retentionPeriods) as RetainedData[];
const dailyJobs: Job[] = [
  {
    name: "count the best sellers",
    run: async (shop, now) => invalidatePages(shop, { products: await countBestSellers(shop.db, now), listings: true }),
  },
  {
    name: "count what is bought together",
    run: async (shop, now) => {
      await countPairs(shop.db, now);
      invalidatePages(shop, { listings: true });
    },
  },
  ...kinds.map((kind) => ({
    name: `apply the retention period of ${kind}`,
    run: (shop: Shop, now: Date) => applyRetentionPeriod(shop, kind, now),
  })),
  {
    name: "copy the provider's transactions",
    run: (shop: Shop, now: Date) => copyProviderTransactions(shop, now),
  },
  { name: "note what became of newsletters", run: ({ db }: Shop, now: Date) => noteResults(db, now) },
  { name: "delete old deliveries of webhooks", run: deleteOldDeliveries },
  { name: "delete old alarms", run: ({ db }: Shop, now: Date) => deleteOldAlarms(db, now) },
  { name: "delete pictures of products that nothing shows", run: deleteUnusedPictures },
  {
    name: "compare what filters know with the products",
    run: async ({ db }: Shop) => {
      await checkFilterRows(db);
      await fillFilterRows(db);
      await writeSnapshot(db);
    },
  },
];

const frequently = frequentJobs.map((job) => ({ ...job, everyMinutes: 5 }));
const daily = dailyJobs.map((job) => ({ ...job, everyMinutes: 24 * 60 }));
const onlyDaily = daily.filter(({ name }) => !frequently.some((job) => job.name === name));
const isUnnoted = (error: unknown) => logError("A job's run could not be noted", error);

/** Runs the jobs of a cron trigger, in order: one that fails is logged and does not stop the others. Never throws. */
export async function runScheduledJobs(shop: Shop, now: Date, cron: string): Promise<void> {
  await registerJobs(shop.db, [...frequently, ...onlyDaily], now).catch(isUnnoted);
  for (const job of cron === dailyCron ? daily : frequently) {
    try {
      await runNoted(shop.db, job, () => job.run(shop, now), isUnnoted);
    } catch (error) {
      logError(`The job '${job.name}' failed`, error);
    }
  }
}

/**
 * Ends the exchanges whose goods did not come in time, refunds goods that came after that, and reminds of those that are due within a
 * week. Throws when D1 fails: the next run goes on.
 */
async function enforceExchangeDeadlines(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  const { outboxIds, moves } = await lapseExchanges(shop.db, now);
  enqueueMail(shop, ...outboxIds);
  invalidatePages(shop, pagesAffectedBy(moves));
  await refundLateGoods(shop.db, provider, now);
  enqueueMail(shop, ...(await remindOfExchanges(shop.db, now)));
}
