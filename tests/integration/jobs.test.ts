import { count, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { accessibilityFeedback } from "#app/db/schema/accessibility.server.ts";
import { backInStockRequests } from "#app/db/schema/back-in-stock.server.ts";
import { checkoutSessionCalls, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import {
  carts,
  contactMessages,
  messageReplies,
  newsletterRequests,
  newsletterSubscribers,
  reviewImages,
  reviews,
  users,
} from "#app/db/schema/customers.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { jobRuns } from "#app/db/schema/jobs.server.ts";
import { mailEvents, suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { noteMentions } from "#app/db/schema/order-desk.server.ts";
import { orderOffers } from "#app/db/schema/order-offers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { paymentEvents } from "#app/db/schema/payments.server.ts";
import { consentLog, cookieChoices, dataRequests, myDataLinks } from "#app/db/schema/people.server.ts";
import { returns, valueLosses } from "#app/db/schema/returns.server.ts";
import { searchLog } from "#app/db/schema/search-log.server.ts";
import { emailOutbox, storedFiles } from "#app/db/schema/site.server.ts";
import {
  signInFailures,
  staffInvitations,
  staffPushSubscriptions,
  staffSessions,
  staffVerifications,
} from "#app/db/schema/staff.server.ts";
import { dailyTraffic } from "#app/db/schema/traffic.server.ts";
import { dailyVitals } from "#app/db/schema/vitals.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { writeCounts } from "#app/db/schema/write-counts.server.ts";
import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { confirmSubscription, subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { addImportedOrder } from "#app/features/selling/order-history/save-imported-order.server.ts";
import { addNote, orderNotesStatement } from "#app/features/selling/orders/notes.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { orderTagsStatement, tagOrder } from "#app/features/selling/orders/tags.server.ts";
import { consentSubjects } from "#app/features/shop/consent/consent-subject.server.ts";
import { readConsents } from "#app/features/shop/consent/email-consent-log.server.ts";
import { findJob, newJob } from "#app/features/shop/files/jobs.server.ts";
import { putPart, putSource } from "#app/features/shop/files/private-file.server.ts";
import { applyRetentionPeriod } from "#app/features/shop/retention/apply-retention.server.ts";
import {
  type RetainedData,
  retentionCutoff,
  retentionPeriods,
} from "#app/features/shop/retention/retention-periods.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId, newWithdrawalNumber } from "#app/shared/ids.ts";
import type { ReviewStatus } from "#app/shared/states.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { importedOrder } from "#tests/support/imported-order.ts";
import { now, openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { createStaffMember } from "#tests/support/staff-fixture.ts";
import { latestRequest } from "#tests/support/subscriber.ts";
import { dailyCron } from "#workers/jobs/crons.ts";
import { runScheduledJobs } from "#workers/jobs/scheduled.ts";

const shop = openTestShop();
const { db, env } = shop;
const frequent = "*/5 * * * *";

beforeAll(async () => {
  await stockGarment(db, { id: "tee", stock: 100 });
  await createStaffMember(db, "astrid");
});
afterEach(() => vi.restoreAllMocks());

/** What was written to the error log so far. */
function errorLog(): () => string {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => log.mock.calls.flat().join("\n");
}

describe("the jobs", () => {
  const address = "person@mail.example";
  const unpaidOrder = async () => {
    const { customer } = orderOf("tee");
    const placed = await placeOrder(db, orderOf("tee", { customer: { ...customer, email: address } }), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    return placed.order.id;
  };
  const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
  const stalledMail = () =>
    db.insert(emailOutbox).values({
      id: newId("eml"),
      type: "contact_acknowledgment",
      recipient: address,
      causeId: newId("msg"),
      createdAt: now.toISOString(),
    });

  it("run each by itself: a queue that fails keeps no reservation and no picture, and its e-mails wait", async () => {
    const log = errorLog();
    const orderId = await unpaidOrder();
    const left = (await unitsLeft(db, "tee"))!;
    await stalledMail();
    const fileId = await uploadedPicture(now);
    const later = addDays(now, 2);

    const failing = withFaults(shop, alwaysFail("MAIL_QUEUE"));
    await runScheduledJobs(failing, later, frequent);
    expect(await statusOf(orderId)).toBe("cancelled");
    expect(await unitsLeft(db, "tee")).toBe(left + 1);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual([]);
    expect(log()).toContain("'requeue stalled e-mails' failed");

    // One run with a queue that works heals.
    const sendBatch = vi.fn(async (_messages: unknown) => undefined);
    const healed = { ...shop, env: { ...env, MAIL_QUEUE: { sendBatch } as unknown as typeof env.MAIL_QUEUE } };
    await runScheduledJobs(healed, later, frequent);
    expect(sendBatch.mock.calls[0]?.[0]).toHaveLength(1);
  });

  it("that fail are named in the log without anybody's data, and no error comes out", async () => {
    const log = errorLog();
    await unpaidOrder();
    await stalledMail();
    for (const cron of [frequent, dailyCron]) {
      await runScheduledJobs(withFaults(shop, alwaysFail("DB")), addDays(now, 2), cron);
    }
    for (const kind of Object.keys(retentionPeriods))
      expect(log()).toContain(`'apply the retention period of ${kind}' failed`);
    expect(log()).not.toContain(address);
  });

  it("of the night go on when pictures cannot be deleted, and delete them the next time", async () => {
    errorLog();
    const fileId = await uploadedPicture(now);
    await db.insert(carts).values({ ...times(now), id: newId("crt"), userId: newId() });
    const later = addDays(now, 40);
    await runScheduledJobs(withFaults(shop, alwaysFail("MEDIA")), later, dailyCron);
    expect(await db.select().from(carts)).toEqual([]);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.id, fileId))).toHaveLength(1);
    await runScheduledJobs(shop, later, dailyCron);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual([]);
  });
});

describe("the period of", () => {
  const email = () => `${newId()}@mail.example`;

  /** Somebody who asked to be told when the tee is back. */
  const askedSince = async (since: Date, state: Partial<typeof backInStockRequests.$inferInsert>) => {
    const id = newId("bis");
    const variantId = "tee-black-m";
    const createdAt = addDays(since, "notifiedAt" in state ? -9 : 0).toISOString();
    await db.insert(backInStockRequests).values({ id, variantId, email: email(), createdAt, ...state });
    return async () => (await db.select().from(backInStockRequests).where(eq(backInStockRequests.id, id))).length > 0;
  };

  /** A session of an agent that began at a moment. */
  const addSession = async (since: Date) => {
    const id = newId("chk");
    const buyer = { email: email(), firstName: "", lastName: "", phone: "" };
    await db.insert(checkoutSessions).values({
      ...times(since),
      id,
      linkToken: newId(),
      agentProfile: "https://agent.example/ucp",
      agentName: "agent.example",
      asked: { lines: [], country: "", shippingMethod: "standard", codes: [], buyer, destination: null },
      told: {},
      toldTotalOre: 0,
      termsVersion: "",
      informationVersion: "",
      expiresAt: since.toISOString(),
    });
    return id;
  };

  /** How a row of each kind is made whose period begins at a moment, and whether it (or the person in it) is still there. */
  const kinds: Record<RetainedData, (since: Date) => Promise<() => Promise<boolean>>> = {
    passkeyChallenges: async (since) => {
      const id = newId("ver");
      const row = { id, identifier: id, value: "{}", expiresAt: since, createdAt: since, updatedAt: since };
      await db.insert(staffVerifications).values(row);
      return async () => (await db.select().from(staffVerifications).where(eq(staffVerifications.id, id))).length > 0;
    },
    writeCounts: async (since) => {
      const subject = newId();
      const day = addMinutes(since, -12 * 60)
        .toISOString()
        .slice(0, 10);
      await db.insert(writeCounts).values({ day, kind: "cart", subject, writes: 1 });
      return async () => (await db.select().from(writeCounts).where(eq(writeCounts.subject, subject))).length > 0;
    },
    complaints: async (since) => {
      const told = { items: "", description: "The seam opened", noticedOn: null, wish: "repair" } as const;
      const from = { name: "Åsa", reference: "lost", email: email(), channel: "form", link: null } as const;
      const form = { formId: newId(), pictureKey: newId("cpl"), pictures: [] };
      const { id } = await receiveComplaint(shop, { ...form, ...from, ...told }, since);
      await db.update(complaints).set({ status: "closed" }).where(eq(complaints.id, id));
      return async () => (await db.select().from(complaints).where(eq(complaints.id, id)))[0]?.description !== "";
    },
    orderOffers: async (since) => {
      const id = newId("off");
      const customer = { email: email(), firstName: "Åsa", lastName: "Öberg", address: "", city: "", postalCode: "" };
      await db.insert(orderOffers).values({
        id,
        customer: { ...customer, country: "Sweden", phone: "" },
        lines: [],
        shippingMethod: "standard",
        totalOre: 0,
        currency: "SEK",
        expiresAt: addDays(since, 3).toISOString(),
        createdBy: "kim",
        createdAt: since.toISOString(),
      });
      return async () => (await db.select().from(orderOffers).where(eq(orderOffers.id, id))).length > 0;
    },
    checkoutSessions: async (since) => {
      const id = await addSession(since);
      return async () => (await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id))).length > 0;
    },
    checkoutSessionCalls: async (since) => {
      const key = newId();
      const call = { agentProfile: "", key, contentHash: "", sessionId: null, status: 200, answer: {} };
      await db.insert(checkoutSessionCalls).values({ ...call, createdAt: since.toISOString() });
      return async () =>
        (await db.select().from(checkoutSessionCalls).where(eq(checkoutSessionCalls.key, key))).length > 0;
    },
    importedOrders: async (since) => {
      const number = newId("#");
      await addImportedOrder(db, { ...importedOrder, number, placedAt: since.toISOString() }, "astrid", since);
      return async () => (await db.select().from(importedOrders).where(eq(importedOrders.number, number))).length > 0;
    },
    carts: async (since) => {
      const id = newId("crt");
      await db.insert(carts).values({ ...times(since), id, userId: newId() });
      return async () => (await db.select().from(carts).where(eq(carts.id, id))).length > 0;
    },
    messages: async (since) => {
      const id = newId("msg");
      const words = { name: "Å", email: email(), subject: "order", message: "Hello" };
      await db.insert(contactMessages).values({ ...times(since), id, ...words });
      const reply = {
        id: newId("rpl"),
        messageId: id,
        body: "Hello",
        author: "astrid",
        createdAt: since.toISOString(),
      };
      await db.insert(messageReplies).values(reply);
      return async () => (await db.select().from(contactMessages).where(eq(contactMessages.id, id))).length > 0;
    },
    accessibilityFeedback: async (since) => {
      const id = newId("acf");
      const time = since.toISOString();
      await db
        .insert(accessibilityFeedback)
        .values({ id, email: email(), message: "No names", receivedAt: time, dueAt: time });
      return async () =>
        (await db.select().from(accessibilityFeedback).where(eq(accessibilityFeedback.id, id))).length > 0;
    },
    newsletterRequests: async (since) => {
      const id = newId("nlr");
      await db
        .insert(newsletterRequests)
        .values({ id, email: email(), consentSource: "home", createdAt: since.toISOString() });
      return async () => (await db.select().from(newsletterRequests).where(eq(newsletterRequests.id, id))).length > 0;
    },
    backInStockOpen: (since) => askedSince(since, {}),
    backInStockWaiting: (since) => askedSince(since, { confirmedAt: since.toISOString() }),
    backInStockTold: (since) =>
      askedSince(since, { confirmedAt: addDays(since, -9).toISOString(), notifiedAt: since.toISOString() }),
    unsubscribed: async (since) => {
      const id = newId("sub");
      const time = since.toISOString();
      await db
        .insert(newsletterSubscribers)
        .values({ id, email: email(), createdAt: time, subscribed: false, unsubscribedAt: time });
      return async () =>
        (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))).length > 0;
    },
    consents: async (since) => {
      const subject = newId();
      const row = { subject, purpose: "newsletter", place: "footer" } as const;
      await db.insert(consentLog).values([
        { ...row, id: newId("cns"), action: "confirmed", createdAt: addDays(since, -9).toISOString() },
        { ...row, id: newId("cns"), action: "withdrawn", createdAt: since.toISOString() },
      ]);
      return async () => (await db.select().from(consentLog).where(eq(consentLog.subject, subject))).length > 0;
    },
    cookieChoices: async (since) => {
      const id = newId();
      await db.insert(cookieChoices).values({ id, version: 2, choices: "", createdAt: since.toISOString() });
      return async () => (await db.select().from(cookieChoices).where(eq(cookieChoices.id, id))).length > 0;
    },
    searchesOnce: async (since) => {
      const words = newId();
      // The log knows days alone: from noon, its period ends at the midnight before.
      const day = addMinutes(since, -12 * 60)
        .toISOString()
        .slice(0, 10);
      await db.insert(searchLog).values({ day, words, times: 1, resultCount: 0 });
      return async () => (await db.select().from(searchLog).where(eq(searchLog.words, words))).length > 0;
    },
    searches: async (since) => {
      const words = newId();
      const day = addMinutes(since, -12 * 60)
        .toISOString()
        .slice(0, 10);
      await db.insert(searchLog).values({ day, words, times: 2, resultCount: 0 });
      return async () => (await db.select().from(searchLog).where(eq(searchLog.words, words))).length > 0;
    },
    traffic: async (since) => {
      const day = addMinutes(since, -12 * 60)
        .toISOString()
        .slice(0, 10);
      const row = { day, step: "visit", source: "other", country: newId(), times: 1 } as const;
      await db.insert(dailyTraffic).values(row);
      return async () => (await db.select().from(dailyTraffic).where(eq(dailyTraffic.country, row.country))).length > 0;
    },
    vitals: async (since) => {
      const day = addMinutes(since, -12 * 60)
        .toISOString()
        .slice(0, 10);
      const row = { day, page: "home", device: "phone", metric: "lcp", bucket: 1_000, times: 1 } as const;
      await db.insert(dailyVitals).values(row);
      return async () => (await db.select().from(dailyVitals).where(eq(dailyVitals.day, day))).length > 0;
    },
    dataRequests: async (since) => {
      const id = `DR-${newId().replaceAll(/\D/g, "").padEnd(8, "7").slice(0, 8)}`;
      const receivedAt = addDays(since, -9).toISOString();
      const answered = { state: "done", answeredAt: since.toISOString() } as const;
      await db
        .insert(dataRequests)
        .values({ id, kind: "other", email: email(), receivedAt, dueAt: receivedAt, ...answered });
      return async () => (await db.select().from(dataRequests).where(eq(dataRequests.id, id))).length > 0;
    },
    myDataLinks: async (since) => {
      const id = newId("mdl");
      await db.insert(myDataLinks).values({ id, email: email(), createdAt: since.toISOString() });
      return async () => (await db.select().from(myDataLinks).where(eq(myDataLinks.id, id))).length > 0;
    },
    phones: async (since) => {
      const placed = await placeOrder(db, orderOf("tee"), now);
      if (placed.kind !== "placed") throw new Error(placed.kind);
      const { id } = placed.order;
      const delivered = { status: "delivered", paymentStatus: "paid", phone: "070-1740605" } as const;
      const at = { createdAt: addDays(since, -9).toISOString(), updatedAt: since.toISOString(), reservedUntil: null };
      await db
        .update(orders)
        .set({ ...delivered, ...at })
        .where(eq(orders.id, id));
      return async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.phone !== "";
    },
    paymentEvents: async (since) => {
      const id = newId("evt");
      const row = { id, provider: "stripe", type: "charge.refunded", receivedAt: since.toISOString() };
      await db.insert(paymentEvents).values(row);
      return async () => (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length > 0;
    },
    mailEvents: async (since) => {
      const id = `resend:${newId("msg")}`;
      await db.insert(mailEvents).values({ id, type: "email.delivered", receivedAt: since.toISOString() });
      return async () => (await db.select().from(mailEvents).where(eq(mailEvents.id, id))).length > 0;
    },
    suppressedAddresses: async (since) => {
      const id = newId("sup");
      const why = { scope: "all", reason: "bounced", source: "resend" } as const;
      await db.insert(suppressedAddresses).values({ ...why, id, address: email(), since: since.toISOString() });
      return async () => (await db.select().from(suppressedAddresses).where(eq(suppressedAddresses.id, id))).length > 0;
    },
    emails: async (since) => {
      const id = newId("eml");
      await db.insert(emailOutbox).values({
        id,
        type: "newsletter_welcome",
        recipient: email(),
        causeId: newId("sub"),
        status: "sent",
        createdAt: since.toISOString(),
      });
      return async () => (await db.select().from(emailOutbox).where(eq(emailOutbox.id, id))).length > 0;
    },
    files: async (since) => {
      const { id, insert } = newJob(
        db,
        { kind: "customers", direction: "export", fileName: "customers.csv", madeBy: "astrid" },
        since,
      );
      await insert;
      await putPart(shop, id, { step: 0, file: "customers.csv", text: "Email" });
      await putSource(shop, id, new Uint8Array([1]));
      return async () => {
        const kept = (await findJob(db, id)) !== null;
        expect((await env.MEDIA.list({ prefix: `private/files/${id}/` })).objects).toHaveLength(kept ? 2 : 0);
        return kept;
      };
    },
    staffSessions: async (since) => {
      const id = newId("ses");
      const session = {
        id,
        userId: "stf_astrid",
        token: newId(),
        expiresAt: since,
        createdAt: since,
        updatedAt: since,
      };
      await db.insert(staffSessions).values(session);
      return async () => (await db.select().from(staffSessions).where(eq(staffSessions.id, id))).length > 0;
    },
    staffNotifications: async (since) => {
      const id = newId("psh");
      const endpoint = `https://web.push.apple.com/${id}`;
      const row = {
        id,
        staffId: "stf_astrid",
        sessionId: "ses",
        endpoint,
        p256dh: "key",
        auth: "secret",
        createdAt: since.toISOString(),
      };
      await db.insert(staffPushSubscriptions).values(row);
      const isRow = eq(staffPushSubscriptions.id, id);
      return async () => (await db.select().from(staffPushSubscriptions).where(isRow)).length > 0;
    },
    staffInvitations: async (since) => {
      const id = newId("inv");
      const dates = { createdAt: since.toISOString(), expiresAt: since.toISOString() };
      const invitation = { id, email: `${id}@mail.example`, role: "editor", invitedBy: "astrid", ...dates } as const;
      await db.insert(staffInvitations).values(invitation);
      return async () => (await db.select().from(staffInvitations).where(eq(staffInvitations.id, id))).length > 0;
    },
    signInAttempts: async (since) => {
      const username = newId();
      const attempt = { username, place: "address:x", failures: 1, updatedAt: since.toISOString() };
      await db.insert(signInFailures).values(attempt);
      return async () =>
        (await db.select().from(signInFailures).where(eq(signInFailures.username, username))).length > 0;
    },
    customers: async (since) => {
      const id = newId("usr");
      const person = { id, firstName: "Å", lastName: "Ö", email: email() };
      await db.insert(users).values({ ...times(since), ...person });
      return async () => (await db.select().from(users).where(eq(users.id, id))).length > 0;
    },
    orders: (since) => orderSince(since, { paymentStatus: "paid" }),
    receipts: async (since) => {
      const placed = await placeOrder(db, orderOf("tee"), now);
      if (placed.kind !== "placed") throw new Error(placed.kind);
      const ofOrder = eq(receipts.orderId, placed.order.id);
      const paid = { paymentStatus: "paid", reservedUntil: null, updatedAt: since.toISOString() } as const;
      await db.update(orders).set(paid).where(eq(orders.id, placed.order.id));
      return async () => JSON.stringify(await db.select().from(receipts).where(ofOrder)).includes("Öberg");
    },
    unpaidOrders: (since) => orderSince(since, { status: "cancelled" }),
    withdrawals: async (since) => {
      const id = newWithdrawalNumber();
      // Who sent a letter may have no address.
      const typed = { name: "Åsa Öberg", receiptEmail: "", typedReference: "PM-1", statementText: "I withdraw" };
      const [receivedAt, refundDueAt, updatedAt] = [since.toISOString(), since.toISOString(), since.toISOString()];
      await db.insert(withdrawals).values({
        id,
        submissionKey: id,
        ...typed,
        channel: "letter",
        status: "closed",
        receivedAt,
        refundDueAt,
        updatedAt,
      });
      return async () => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.name !== "";
    },
    reviewContacts: async (since) => {
      const { id } = await reviewSince(since, "approved");
      return async () => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]?.email !== "";
    },
    pendingReviews: async (since) => (await reviewSince(since, "pending")).isKept,
    rejectedReviews: async (since) => (await reviewSince(since, "rejected")).isKept,
    returnPictures: async (since) => {
      const placed = await placeOrder(db, orderOf("tee"), now);
      if (placed.kind !== "placed") throw new Error(placed.kind);
      const [lossId, returnId, time] = [newId("vls"), newId("ret"), since.toISOString()];
      const id = newId("fil");
      const orderId = placed.order.id;
      const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      await db.batch([
        db.insert(returns).values({ id: returnId, orderId, kind: "withdrawal", createdAt: time, updatedAt: time }),
        db.insert(valueLosses).values({
          id: lossId,
          returnId,
          orderLineId: line?.id ?? "",
          amountOre: 1_00,
          reason: "Worn",
          createdBy: "kim",
          toldAt: time,
        }),
        db.insert(storedFiles).values({
          id,
          storageKey: `private/returns/${id}.webp`,
          name: "returns.jpg",
          contentType: "image/webp",
          sizeBytes: 1,
          folder: "returns",
          uploadedBy: "kim",
          uploadKey: lossId,
          createdAt: time,
        }),
      ]);
      return async () => (await db.select().from(storedFiles).where(eq(storedFiles.id, id))).length > 0;
    },
    unsentPictures: async (since) => {
      const id = await uploadedPicture(since);
      return async () => (await db.select().from(storedFiles).where(eq(storedFiles.id, id))).length > 0;
    },
  };

  it.each(Object.keys(kinds) as RetainedData[])("%s is kept to its end and no longer", async (kind) => {
    const cutoff = new Date(retentionCutoff(kind, now));
    const [past, within] = [await kinds[kind](addMinutes(cutoff, -1)), await kinds[kind](addMinutes(cutoff, 1))];
    expect([await past(), await within()]).toEqual([true, true]);
    await runScheduledJobs(shop, now, dailyCron);
    expect([await past(), await within()]).toEqual([false, true]);
  });

  it("consents never ends for one that still counts, however old it is", async () => {
    const subject = newId();
    const old = { subject, purpose: "newsletter", place: "footer", createdAt: "2019-01-01T00:00:00.000Z" } as const;
    await db.insert(consentLog).values([
      { ...old, id: newId("cns"), action: "given" },
      { ...old, id: newId("cns"), action: "confirmed" },
    ]);
    await applyRetentionPeriod(shop, "consents", now);
    expect(await db.select().from(consentLog).where(eq(consentLog.subject, subject))).toHaveLength(2);
  });

  it("newsletterRequests takes with it the consent that nobody confirmed, and no other", async () => {
    const [asked, known] = [email(), email()];
    const before = addDays(now, -8);
    for (const address of [asked, known]) await subscribe(shop, { email: address, consentSource: "home" }, before);
    const { id } = await latestRequest(shop, known);
    await confirmSubscription(db, id, before);
    await applyRetentionPeriod(shop, "newsletterRequests", now);
    const logged = async (address: string) =>
      (await readConsents(db, await consentSubjects(address, [env.LINK_SECRET]))).length;
    expect([await logged(asked), await logged(known)]).toEqual([0, 2]);
  });

  it("is on record with how many rows each run removed", async () => {
    await db.insert(carts).values({ ...times(addDays(now, -40)), id: newId("crt"), userId: newId() });
    await runScheduledJobs(shop, now, dailyCron);
    const [run] = await db.select().from(jobRuns).where(eq(jobRuns.name, "apply the retention period of carts"));
    expect(run).toMatchObject({ lastCount: 1, lastError: null });
  });

  it("orders leaves what the books need", async () => {
    const cutoff = new Date(retentionCutoff("orders", now));
    await orderSince(addDays(cutoff, -30), { paymentStatus: "paid" });
    await applyRetentionPeriod(shop, "orders", now);
    const [order] = await db.select().from(orders).where(eq(orders.email, "")).limit(1);
    expect(order).toMatchObject({
      firstName: "",
      address: "",
      phone: "",
      billingAddress: "",
      totalOre: 348_00,
      taxOre: 69_60,
    });
    expect(await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id))).toHaveLength(1);
  });

  it("orders takes what staff wrote of them: notes, whom a note mentions, and tags", async () => {
    await createStaffMember(db, "mona");
    const cutoff = new Date(retentionCutoff("orders", now));
    const address = email();
    await orderSince(addDays(cutoff, -30), { paymentStatus: "paid", email: address });
    const [order] = await db.select().from(orders).where(eq(orders.email, address));
    const desk = { orderId: order!.id, actor: "kim" };
    const note = { ...desk, noteId: newId("not"), text: "@mona she is on parental leave" };
    await addNote(db, note, cutoff);
    await tagOrder(db, { ...desk, tag: "sick leave" }, cutoff);
    expect(await db.select().from(noteMentions).where(eq(noteMentions.noteId, note.noteId))).toHaveLength(1);
    await applyRetentionPeriod(shop, "orders", now);
    expect(await db.select().from(orders).where(eq(orders.email, address))).toEqual([]);
    expect(await orderNotesStatement(db, desk.orderId)).toEqual([]);
    expect(await orderTagsStatement(db, desk.orderId)).toEqual([]);
  });

  it("customers begins with the last order, not the first", async () => {
    const id = newId("usr");
    const person = { id, firstName: "Å", lastName: "Ö", email: email() };
    await db.insert(users).values({ ...times(addDays(now, -2000)), ...person });
    await orderSince(addDays(now, -100), { paymentStatus: "paid", email: person.email.toUpperCase() });
    await applyRetentionPeriod(shop, "customers", now);
    expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
  });

  it("rejected and pending reviews holds for their pictures in R2 and every width made of them", async () => {
    const { keys } = await reviewSince(addDays(now, -400), "pending");
    await env.MEDIA.put(`widths/320/${keys[0]}`, "made");
    await applyRetentionPeriod(shop, "pendingReviews", now);
    for (const key of [keys[0]!, `widths/320/${keys[0]}`]) expect(await env.MEDIA.head(key)).toBeNull();
    expect(await db.select().from(reviewImages).where(eq(reviewImages.storageKey, keys[0]!))).toEqual([]);
  });

  it("emails is kept in bounded batches when 100,000 rows are due", async () => {
    await env.DB.prepare(
      `INSERT INTO email_outbox (id, type, recipient, cause_id, status, created_at)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
        SELECT 'bulk' || i, 'newsletter_welcome', 'bulk@mail.example', 'bulk' || i, 'sent', '2020-01-01T00:00:00.000Z' FROM n`,
    ).run();
    const left = async () =>
      (await db.select({ total: count() }).from(emailOutbox).where(eq(emailOutbox.recipient, "bulk@mail.example")))[0]
        ?.total;
    const watched = withFaults(shop, () => undefined);
    expect(await applyRetentionPeriod(watched, "emails", now)).toBe(50_000);
    expect(watched.calls).toHaveLength(50);
    expect(await applyRetentionPeriod(shop, "emails", now)).toBe(50_000);
    expect(await left()).toBe(0);
  });

  async function orderSince(since: Date, change: Partial<typeof orders.$inferInsert>) {
    const placed = await placeOrder(db, orderOf("tee"), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const { id } = placed.order;
    await db
      .update(orders)
      .set({ createdAt: since.toISOString(), reservedUntil: null, ...change })
      .where(eq(orders.id, id));
    return async () => {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      return JSON.stringify(order).includes("Öberg") && order?.email !== "";
    };
  }

  async function reviewSince(since: Date, status: ReviewStatus) {
    const id = newId("rev");
    const fileId = await uploadedPicture(since);
    const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, fileId));
    const storageKey = file!.storageKey;
    const createdAt = since.toISOString();
    const words = { email: email(), name: "Å", location: "Trosa", rating: 5, comment: "Warm." };
    const review = { id, uploadKey: newId(), productId: "tee", status, createdAt, moderatedAt: createdAt };
    await db.batch([
      db.insert(reviews).values({ ...review, ...words }),
      db.insert(reviewImages).values({ id: fileId, reviewId: id, position: 0, storageKey }),
    ]);
    const isKept = async () => {
      const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
      expect((await env.MEDIA.head(storageKey)) !== null).toBe(row !== undefined);
      return row !== undefined;
    };
    return { id, keys: [storageKey], isKept };
  }
});

function times(moment: Date) {
  return { createdAt: moment.toISOString(), updatedAt: moment.toISOString() };
}

/** A shopper's picture in R2 and its row; answers the row's id. */
async function uploadedPicture(since: Date): Promise<string> {
  const id = newId("fil");
  const storageKey = `reviews/${newId()}.webp`;
  await env.MEDIA.put(storageKey, "picture");
  await db.insert(storedFiles).values({
    id,
    storageKey,
    name: "review.jpg",
    contentType: "image/webp",
    sizeBytes: 7,
    folder: "reviews",
    uploadedBy: "shopper",
    uploadKey: newId(),
    createdAt: since.toISOString(),
  });
  return id;
}
