/** What a webhook can be told of, by area, in staff's words. The triggers of migration `webhook_events` tell it. */
export const webhookEventAreas = [
  {
    area: "Orders",
    events: [
      { type: "order.placed", means: "An order was placed" },
      { type: "order.paid", means: "An order was paid" },
      { type: "order.sent", means: "A parcel shipped (told after five minutes)" },
      { type: "order.delivered", means: "An order was delivered" },
      { type: "order.cancelled", means: "An order was canceled" },
      { type: "order.refunded", means: "Money went back" },
    ],
  },
  {
    area: "Returns",
    events: [
      { type: "return.requested", means: "A return was requested" },
      { type: "return.received", means: "A parcel came back" },
      { type: "return.changed", means: "The status of a return changed" },
    ],
  },
  {
    area: "Products",
    events: [
      { type: "product.created", means: "A product was created" },
      { type: "product.changed", means: "A product was changed" },
      { type: "product.deleted", means: "A product was deleted" },
      { type: "stock.changed", means: "Stock changed" },
    ],
  },
] as const;

/** What the 'Send a test' button sends. Nobody subscribes to it. */
export const testEvent = "webhook.test";

type Area = (typeof webhookEventAreas)[number];
export type WebhookEvent = Area["events"][number]["type"];
export const webhookEvents: readonly WebhookEvent[] = webhookEventAreas.flatMap(({ events }) =>
  events.map(({ type }) => type),
);

/** An event, or a test, in staff's words. */
export function meaningOf(type: string): string {
  const known = webhookEventAreas.flatMap(({ events }) => events.filter((event) => event.type === type));
  return known[0]?.means ?? "A test";
}
