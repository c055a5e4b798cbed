// Apart from the events: a browser that shows the form does not load what documents them.
import { z } from "zod";

import type { testEvent, WebhookEvent } from "./webhook-events.ts";

const order = { orderId: z.string(), orderNumber: z.string() };
const ofReturn = { ...order, returnId: z.string(), kind: z.string() };
const product = z.object({ productId: z.string() });

/** The data of each event: ids, and what a machine goes by. Nothing about a person: that is read by a key whose rights allow it. */
export const eventSchemas: Record<WebhookEvent | typeof testEvent, z.ZodObject> = {
  "order.placed": z.object(order),
  "order.paid": z.object(order),
  "order.sent": z.object({ ...order, parcelId: z.string(), carrier: z.string() }),
  "order.delivered": z.object(order),
  "order.cancelled": z.object(order),
  "order.refunded": z.object({
    ...order,
    refundId: z.string(),
    amount: z.number().describe("In the currency's whole units, as prices are: 299.50 kronor."),
    currency: z.string(),
  }),
  "return.requested": z.object({ ...ofReturn, status: z.string() }),
  "return.received": z.object({ ...ofReturn, parcelId: z.string() }),
  "return.changed": z.object({ ...ofReturn, status: z.string() }),
  "product.created": product,
  "product.changed": product,
  "product.deleted": product,
  "stock.changed": z.object({
    productId: z.string(),
    variantId: z.string(),
    quantity: z.int().describe("Units in stock after the change."),
    change: z.int(),
    reason: z.string(),
  }),
  "webhook.test": z.object({ webhookId: z.string() }),
};

/** The body of a message. The same at every try, like its `webhook-id`. */
export const messageSchema = (type: keyof typeof eventSchemas) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe("When it happened."),
    data: eventSchemas[type],
  });
