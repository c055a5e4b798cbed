import { eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { accessibilityFeedback } from "#app/db/schema/accessibility.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { backInStockRequests } from "#app/db/schema/back-in-stock.server.ts";
import { complaintEvents, complaintLines, complaints } from "#app/db/schema/complaints.server.ts";
import {
  contactMessages,
  discountCodes,
  messageReplies,
  newsletterSubscribers,
  reviewImages,
  reviews,
  users,
} from "#app/db/schema/customers.server.ts";
import { fulfilmentLines, fulfilments, orderNotes, refundLines, refunds } from "#app/db/schema/fulfilments.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import {
  disputes,
  paymentEvents,
  paymentDiscrepancies,
  providerCopies,
  providerTransactions,
} from "#app/db/schema/payments.server.ts";
import { consentLog, cookieChoices, dataRequests } from "#app/db/schema/people.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { returnLines, returnParcelLines, returnParcels, returns } from "#app/db/schema/returns.server.ts";
import { searchLog } from "#app/db/schema/search-log.server.ts";
import { searchSynonyms } from "#app/db/schema/search.server.ts";
import { emailOutbox, storedFiles } from "#app/db/schema/site.server.ts";
import { staff, staffInvitations, staffRolesOfShop } from "#app/db/schema/staff.server.ts";
import { dailyTraffic } from "#app/db/schema/traffic.server.ts";
import { dailyVitals } from "#app/db/schema/vitals.server.ts";
import { webhookDeliveries, webhooks } from "#app/db/schema/webhooks.server.ts";
import { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { storeMenu } from "#app/features/catalogue/filters/store-menu.server.ts";
import { countPairs } from "#app/features/selling/bought-together/count-pairs.server.ts";
import { countBestSellers } from "#app/features/selling/orders/count-best-sellers.server.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

import { step } from "../setup/steps.mjs";
import { demoProducts } from "./catalogue/products.ts";
import { accessibilityRows } from "./seeding/accessibility-rows.ts";
import { auditRows } from "./seeding/audit-rows.ts";
import { backInStockRows } from "./seeding/back-in-stock-rows.ts";
import { writeClaimDocuments } from "./seeding/claim-documents.ts";
import { complaintRows } from "./seeding/complaint-rows.ts";
import { consentRows, cookieChoiceRows, dataRequestRows } from "./seeding/consent-rows.ts";
import { emailRows, suppressionRows } from "./seeding/email-rows.ts";
import { writeFileJobs } from "./seeding/file-jobs.ts";
import { fulfilmentRows } from "./seeding/fulfilment-rows.ts";
import { importedOrderRows } from "./seeding/imported-order-rows.ts";
import { writeOrderDocuments } from "./seeding/order-documents.ts";
import { planOrders } from "./seeding/order-plan.ts";
import { orderRows, type OrderRows } from "./seeding/order-rows.ts";
import {
  discountCodeRows,
  messageRows,
  replyRows,
  reviewRows,
  subscriberRows,
  userRows,
} from "./seeding/people-rows.ts";
import { storePictures } from "./seeding/pictures.ts";
import { providerRows } from "./seeding/provider-rows.ts";
import { redirectRows } from "./seeding/redirect-rows.ts";
import { storeReviewPictures } from "./seeding/review-pictures.ts";
import { searchLogRows, synonymRows } from "./seeding/search-rows.ts";
import { invitationRows, keyRows, roleRows, staffRows } from "./seeding/staff-rows.ts";
import { stockRows } from "./seeding/stock-rows.ts";
import { trafficRows } from "./seeding/traffic-rows.ts";
import { vitalsRows } from "./seeding/vitals-rows.ts";
import { webhookDeliveryRows, webhookRows } from "./seeding/webhook-rows.ts";
import { refundsOfNotices, withdrawalRows } from "./seeding/withdrawal-rows.ts";
import { writeProducts } from "./seeding/write-products.ts";
import { writeReturns } from "./seeding/write-returns.ts";
import { writeRows } from "./seeding/write-rows.ts";

/** Fills an empty shop with the demo shop: products and their pictures, customers, orders, reviews, messages. */
export async function seedDemo(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const keyOf = await step("  Storing the product pictures", () => storePictures(bucket, demoProducts));
  const codes = discountCodeRows(now);
  const site = parseSiteConfiguration({});
  const placed = planOrders().map((plan, i) => orderRows(plan, i + 1, { site, codes, keyOf }, now));
  const variants = await step("  Adding the products", () => writeProducts(db, demoProducts, placed, keyOf, now));
  await writeClaimDocuments(db, bucket);
  // Before the orders, which count what each code gave.
  await writeRows(db, discountCodes, codes);
  await step("  Adding 60 days of orders", () => writeOrders(db, placed, now));
  await step("  Adding the stock", () => writeRows(db, stockMovements, stockRows(variants, placed, now)));
  await step("  Adding returns and exchanges", () => writeReturns(db, bucket, placed, now));
  await step("  Adding customers, reviews and messages", async () => {
    await writePeople(db, bucket, placed, now);
    await countBestSellers(db, now);
    await countPairs(db, now);
    await storeMenu(db, now);
    await writeRows(db, backInStockRequests, backInStockRows(variants, now));
    await writeRows(db, staffRolesOfShop, roleRows(now));
    await writeRows(db, staff, staffRows(now));
    await writeRows(db, staffInvitations, invitationRows(now));
    await writeRows(db, apiKeys, keyRows(now));
    await writeRows(db, redirects, redirectRows(now));
    await writeRows(db, importedOrders, importedOrderRows(now));
    await writeRows(db, webhooks, webhookRows(now));
    await writeRows(db, webhookDeliveries, webhookDeliveryRows(now));
  });
  await step("  Adding visits and searches", async () => {
    await writeRows(db, dailyTraffic, trafficRows(placed, now));
    await writeRows(db, dailyVitals, vitalsRows(now));
    await writeRows(db, searchLog, searchLogRows(now));
    await writeRows(db, searchSynonyms, synonymRows(now));
  });
  await step("  Adding files that staff exported and imported", () => writeFileJobs(db, bucket, now));
}

async function writeOrders(db: Database, placed: readonly OrderRows[], now: Date): Promise<void> {
  await writeRows(
    db,
    orders,
    placed.map(({ order }) => order),
  );
  await writeRows(
    db,
    orderLines,
    placed.flatMap(({ lines }) => lines),
  );
  const atProvider = providerRows(placed, now);
  await writeRows(
    db,
    payments,
    placed.map(({ payment }) => ({ ...payment, ...atProvider.payments.get(payment.id) })),
  );
  await writeRows(
    db,
    orderEvents,
    placed.flatMap(({ events }) => events),
  );
  const sent = fulfilmentRows(placed, now);
  await writeRows(db, orderEvents, sent.events);
  await writeRows(db, fulfilments, sent.fulfilments);
  await writeRows(db, fulfilmentLines, sent.fulfilmentLines);
  const withdrawn = withdrawalRows(placed, now);
  const openOrTyped = ({ orderId }: { orderId?: string | null | undefined }) => (orderId ? "open" : "unmatched");
  await writeRows(
    db,
    withdrawals,
    withdrawn.withdrawals.map((notice) => ({ ...notice, status: openOrTyped(notice) })),
  );
  await writeRows(db, withdrawalLines, withdrawn.lines);
  await writeRows(db, refunds, refundsOfNotices(sent.refunds, withdrawn.paidBy));
  await writeRows(db, refundLines, sent.refundLines);
  await writeOrderDocuments(db, now);
  await writeRows(db, orderNotes, sent.notes);
  await writeRows(db, returns, withdrawn.returns);
  await writeRows(db, returnLines, withdrawn.returnLines);
  await writeRows(db, returnParcels, withdrawn.parcels);
  await writeRows(db, returnParcelLines, withdrawn.parcelLines);
  await writeRows(db, orderEvents, withdrawn.events);
  for (const { id, status } of withdrawn.withdrawals)
    await db.update(withdrawals).set({ status }).where(eq(withdrawals.id, id));
  const complained = complaintRows(placed, now);
  await writeRows(db, complaints, complained.complaints);
  await writeRows(db, complaintLines, complained.lines);
  await writeRows(db, complaintEvents, complained.events);
  await writeRows(db, disputes, atProvider.disputes);
  await writeRows(db, orderEvents, atProvider.orderEvents);
  await writeRows(db, paymentDiscrepancies, atProvider.discrepancies);
  await writeRows(db, paymentEvents, atProvider.events);
  await writeRows(db, providerTransactions, atProvider.transactions);
  await writeRows(db, providerCopies, atProvider.copies);
}

async function writePeople(db: Database, bucket: R2Bucket, placed: readonly OrderRows[], now: Date): Promise<void> {
  const customers = userRows(placed, now);
  const subscribers = subscriberRows(customers, now);
  const messages = messageRows(now);
  await writeRows(db, users, customers);
  await writeRows(db, newsletterSubscribers, subscribers);
  await writeRows(db, consentLog, consentRows(subscribers));
  await writeRows(db, cookieChoices, cookieChoiceRows(now));
  await writeRows(db, dataRequests, dataRequestRows(now));
  await writeRows(db, contactMessages, messages);
  await writeRows(db, accessibilityFeedback, accessibilityRows(now));
  await writeRows(db, messageReplies, replyRows(messages));
  const reviewed = reviewRows(placed, now);
  await writeRows(db, reviews, reviewed);
  const taken = await storeReviewPictures(bucket, reviewed);
  await writeRows(db, storedFiles, taken.files);
  await writeRows(db, reviewImages, taken.images);
  await writeRows(db, auditLog, auditRows(reviewed, now));
  const emails = emailRows(placed, subscribers, messages);
  await writeRows(db, emailOutbox, emails);
  await writeRows(db, suppressedAddresses, suppressionRows(emails));
}
