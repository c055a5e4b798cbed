import type { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import type { consentLog, cookieChoices, dataRequests } from "#app/db/schema/people.server.ts";

import { warehouse } from "./event-rows.ts";
import { daysBefore } from "./time.ts";

type Subscriber = typeof newsletterSubscribers.$inferInsert;

/** What the subscribers agreed to, and took back: as subscribers from before the log, they are named by their ids. */
export function consentRows(subscribers: readonly Subscriber[]): (typeof consentLog.$inferInsert)[] {
  return subscribers.flatMap(({ id, consentSource, createdAt, unsubscribedAt }) => {
    const row = { subject: id, purpose: "newsletter" } as const;
    const given = {
      ...row,
      id: `cns_given_${id}`,
      action: "given",
      place: consentSource ?? "footer",
      createdAt,
    } as const;
    const confirmed = {
      ...row,
      id: `cns_ok_${id}`,
      action: "confirmed",
      place: "confirmation-link",
      createdAt,
    } as const;
    const left = { ...row, id: `cns_left_${id}`, action: "withdrawn", place: "unsubscribe-link" } as const;
    return [given, confirmed, ...(unsubscribedAt ? [{ ...left, createdAt: unsubscribedAt }] : [])];
  });
}

/** What browsers chose about cookies lately. */
export function cookieChoiceRows(now: Date): (typeof cookieChoices.$inferInsert)[] {
  const chosen = ["", "preference", "analytics.marketing.preference", "", "preference"];
  return chosen.map((choices, i) => ({
    id: `democookiechoice${String(i).padStart(8, "0")}`,
    version: 2,
    choices,
    createdAt: daysBefore(now, i * 3 + 0.4),
  }));
}

/** Requests about personal data in every state: open, overdue, done and refused. */
export function dataRequestRows(now: Date): (typeof dataRequests.$inferInsert)[] {
  const request = (daysAgo: number) => ({
    receivedAt: daysBefore(now, daysAgo),
    dueAt: daysBefore(now, daysAgo - 30),
  });
  const answered = (daysAgo: number) => ({ answeredAt: daysBefore(now, daysAgo), answeredBy: warehouse });
  return [
    {
      ...request(3),
      id: "DR-40170001",
      kind: "restriction",
      email: "wilma.oberg@mail.example",
      note: "Please do not use my earlier orders until we have cleared up which address is right.",
    },
    { ...request(33), id: "DR-40170002", kind: "erasure", email: "tomi.salo@mail.example" },
    {
      ...request(20),
      ...answered(18),
      id: "DR-40170003",
      kind: "access",
      email: "elin.hedman@mail.example",
      note: "Who delivered my parcel, and what did they get from you?",
      state: "done",
      answer: "PostNord delivered it. They got your name, address and phone number, for the delivery alone.",
    },
    {
      ...request(45),
      ...answered(40),
      id: "DR-40170004",
      kind: "erasure",
      email: "jens.friis@mail.example",
      note: "Erase the receipt of my order, too.",
      state: "refused",
      answer: "The Accounting Act asks us to keep receipts for seven years. Everything else about you is erased.",
    },
  ];
}
