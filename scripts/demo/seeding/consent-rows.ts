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

type Request = Required<typeof dataRequests.$inferInsert>;

/** Requests about personal data in every state: open, overdue, done and refused. */
export function dataRequestRows(now: Date): Request[] {
  const open = (number: number, daysAgo: number, asked: Pick<Request, "kind" | "email" | "note">): Request => ({
    ...asked,
    id: `DR-4017000${number}`,
    locale: "en",
    state: "open",
    receivedAt: daysBefore(now, daysAgo),
    dueAt: daysBefore(now, daysAgo - 30),
    answer: "",
    answeredAt: null,
    answeredBy: null,
  });
  const answered = (request: Request, daysAgo: number, state: "done" | "refused", answer: string): Request => ({
    ...request,
    state,
    answer,
    answeredAt: daysBefore(now, daysAgo),
    answeredBy: warehouse,
  });
  const access = "Who delivered my parcel, and what did they get from you?";
  const receipt = "Erase the receipt of my order, too.";
  return [
    open(1, 3, {
      kind: "restriction",
      email: "wilma.oberg@mail.example",
      note: "Please do not use my earlier orders until we have cleared up which address is right.",
    }),
    open(2, 33, { kind: "erasure", email: "tomi.salo@mail.example", note: "" }),
    answered(
      open(3, 20, { kind: "access", email: "elin.hedman@mail.example", note: access }),
      18,
      "done",
      "PostNord delivered it. They got your name, address and phone number, only for the delivery.",
    ),
    answered(
      open(4, 45, { kind: "erasure", email: "jens.friis@mail.example", note: receipt }),
      40,
      "refused",
      "The Accounting Act requires us to keep receipts for seven years. Everything else about you is deleted.",
    ),
  ];
}
