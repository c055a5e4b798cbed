import type { webhookDeliveries, webhooks } from "#app/db/schema/webhooks.server.ts";

import { daysBefore } from "./time.ts";

/** A webhook that was turned off, to be looked at: the demo calls nobody, and its secret signs nothing. */
export function webhookRows(now: Date): (typeof webhooks.$inferInsert)[] {
  return [
    {
      id: "whk_demo1",
      url: "https://warehouse.example.com/hooks",
      events: ["order.paid", "order.cancelled", "return.received", "stock.changed"],
      state: "disabled",
      disabledReason: "failing",
      secret: "",
      failingSince: daysBefore(now, 5),
      createdBy: "astrid.lind",
      createdAt: daysBefore(now, 40),
    },
  ];
}

/** What it was told: some arrived, one was given up, one waits. */
export function webhookDeliveryRows(now: Date): (typeof webhookDeliveries.$inferInsert)[] {
  const made = (
    daysAgo: number,
    about: Pick<typeof webhookDeliveries.$inferInsert, "type" | "object" | "status" | "attempts">,
    reply: { status: number; answer: string } | null,
  ) => ({
    id: `msg_demo${daysAgo * 10}`,
    webhookId: "whk_demo1",
    ...about,
    data: {},
    createdAt: daysBefore(now, daysAgo),
    nextAttemptAt: about.status === "waiting" ? daysBefore(now, 2) : null,
    deliveredAt: about.status === "arrived" ? daysBefore(now, daysAgo) : null,
    answerStatus: reply?.status ?? null,
    answer: reply?.answer ?? null,
    error: reply ? null : "No answer within 10 seconds",
  });
  const [order, ok] = ["order:demo-1", { status: 200, answer: "ok" }];
  return [
    made(8, { type: "order.paid", object: order, status: "arrived", attempts: 1 }, ok),
    made(6, { type: "stock.changed", object: "variant:demo-1", status: "arrived", attempts: 2 }, ok),
    made(
      4.5,
      { type: "order.cancelled", object: order, status: "failed", attempts: 8 },
      { status: 503, answer: "Service unavailable" },
    ),
    made(2.5, { type: "return.received", object: "order:demo-2", status: "waiting", attempts: 4 }, null),
  ];
}
