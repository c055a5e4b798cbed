import type { accessibilityFeedback } from "#app/db/schema/accessibility.server.ts";
import { answerDays } from "#app/features/shop/accessibility/schemas.ts";

import { warehouse } from "./event-rows.ts";
import { daysBefore } from "./time.ts";

const told = [
  {
    daysAgo: 3,
    email: "lo.berg@mail.example",
    page: "/size-guide",
    message: "My screen reader reads the sizes of the table without saying which column they belong to.",
  },
  {
    daysAgo: 16,
    email: "",
    page: "/",
    message: "The large pictures at the top move while I read. I could not find how to stop them with the keyboard.",
  },
  {
    daysAgo: 40,
    email: "sam.dahl@mail.example",
    page: "/checkout",
    message: "With 200% zoom the sum to pay was cut off on my tablet.",
    note: "Mended, and written to the sender.",
  },
];

/** Feedback on accessibility: to answer, overdue, and answered. */
export function accessibilityRows(now: Date): (typeof accessibilityFeedback.$inferInsert)[] {
  return told.map(({ daysAgo, note, ...words }, i) => ({
    id: `acf_demo${i + 1}`,
    ...words,
    receivedAt: daysBefore(now, daysAgo),
    dueAt: daysBefore(now, daysAgo - answerDays),
    ...(note ? { note, answeredAt: daysBefore(now, daysAgo - 5), answeredBy: warehouse } : {}),
  }));
}
