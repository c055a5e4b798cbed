import type { complaintEvents, complaintLines, complaints } from "#app/db/schema/complaints.server.ts";
import { answerDueAt, faultsUntil } from "#app/features/after-sale/cases/complaint-period.ts";
import type { ComplaintStatus } from "#app/shared/case-statuses.ts";
import type { ComplaintEventType, ComplaintRemedy, ComplaintWish } from "#app/shared/states.ts";

import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

interface Told {
  daysAgo: number;
  status: ComplaintStatus;
  description: string;
  wish: ComplaintWish;
  remedy?: ComplaintRemedy;
  /** Days after it was received, by whom, and what was written. */
  steps?: readonly (readonly [day: number, type: ComplaintEventType, text: string])[];
  /** Typed without a link, and of no order yet. */
  isTyped?: boolean;
  /** Delivered so long before it was told, in days; a few days when absent. */
  deliveredDays?: number;
}

const told: readonly Told[] = [
  {
    daysAgo: 1,
    status: "received",
    description: "The seam under the left arm opened in the first wash. I washed it at 30 degrees, as the label says.",
    wish: "replacement",
  },
  {
    daysAgo: 12,
    status: "received",
    description: "The zipper catches half way up and does not go further.",
    wish: "repair",
  },
  {
    daysAgo: 17,
    status: "received",
    description: "One of the soles has come loose at the toe after three weeks.",
    wish: "money-back",
  },
  {
    daysAgo: 2,
    status: "received",
    description: "The print on the back is peeling off. I bought it in the spring and cannot find the e-mail.",
    wish: "suggest",
    isTyped: true,
  },
  {
    daysAgo: 4,
    status: "received",
    description: "The elastic at the waist has given way.",
    wish: "price-reduction",
    deliveredDays: 3 * 365 + 60,
  },
  {
    daysAgo: 8,
    status: "waiting",
    description: "It has a hole.",
    wish: "suggest",
    steps: [[1, "asked", "Sorry about that. Where is the hole, and can you send us a photo of it?"]],
  },
  {
    daysAgo: 10,
    status: "accepted",
    remedy: "replacement",
    description: "Both cuffs are different lengths.",
    wish: "replacement",
    steps: [
      [2, "note", "Seen on another of the same batch: told the mill."],
      [3, "accepted", "You don't need to send the old one back. We'll pack the new one this week."],
    ],
  },
  {
    daysAgo: 25,
    status: "rejected",
    description: "There is a burn mark on the front and I want my money back.",
    wish: "money-back",
    steps: [
      [4, "rejected", "The mark is from an iron or a heater. It appeared after delivery, so the item isn't faulty."],
    ],
  },
  {
    daysAgo: 50,
    status: "closed",
    remedy: "repair",
    description: "A button fell off the first time I wore it.",
    wish: "repair",
    steps: [
      [1, "accepted", "We'll sew it on for you."],
      [9, "note", "Repaired and sent back with PostNord."],
      [14, "closed", "It's on its way back to you, as good as new."],
    ],
  },
];

/** Complaints in every state: new, due soon, overdue, of no order yet, after three years, waiting, accepted, rejected and closed. */
export function complaintRows(placed: readonly OrderRows[], now: Date) {
  const delivered = placed.filter(({ order }) => order.status === "delivered").toReversed();
  const rows = told.map((one, i) => ({
    one,
    from: delivered[i * 3 + 1]!,
    id: `CP-2047${String(i + 1).padStart(4, "0")}`,
  }));
  return {
    complaints: rows.map(({ one, from: { order }, id }): typeof complaints.$inferInsert => {
      const receivedAt = daysBefore(now, one.daysAgo);
      const lastDay = one.steps?.at(-1)?.[0] ?? 0;
      return {
        id,
        submissionKey: `demo-${id}`,
        orderId: one.isTyped ? null : order.id,
        name: `${order.firstName} ${order.lastName}`,
        email: one.isTyped ? "bought.in.spring@mail.example" : order.email,
        typedReference: one.isTyped ? "some time in April" : order.orderNumber,
        items: one.isTyped ? "The black hoodie" : "",
        description: one.description,
        noticedOn: daysBefore(now, one.daysAgo + 3).slice(0, 10),
        wish: one.wish,
        channel: one.isTyped ? "phone" : "form",
        receivedAt,
        faultsUntil: one.isTyped ? null : faultsUntil(daysBefore(now, one.daysAgo + (one.deliveredDays ?? 9))),
        answerDueAt: answerDueAt(receivedAt),
        status: one.status,
        remedy: one.remedy ?? null,
        pictureKey: null,
        enteredBy: one.isTyped ? warehouse : null,
        updatedAt: hoursAfter(receivedAt, 24 * lastDay, now),
      };
    }),
    lines: rows
      .filter(({ one }) => !one.isTyped)
      .map(({ id, from }): typeof complaintLines.$inferInsert => ({
        complaintId: id,
        orderLineId: from.lines[0]!.id,
        quantity: 1,
      })),
    events: rows.flatMap(({ one, id }) => {
      const receivedAt = daysBefore(now, one.daysAgo);
      const steps = [[0, "received", ""] as const, ...(one.steps ?? [])];
      return steps.map(([day, type, text], i): typeof complaintEvents.$inferInsert => ({
        id: `cev_demo_${id}_${i + 1}`,
        complaintId: id,
        type,
        actor: type === "received" && !one.isTyped ? "buyer" : warehouse,
        text,
        createdAt: hoursAfter(receivedAt, 24 * day, now),
      }));
    }),
  };
}
