import { z } from "zod";

import { parseCursor } from "#app/admin/frame/list-address.ts";
import { changeStatus } from "#app/admin/orders/change-status.server.ts";
import { statusOutcomes } from "#app/admin/orders/status-outcome.ts";
import type { NewStatus } from "#app/features/selling/orders/change-status.server.ts";
import {
  findChangedOrders,
  findOrders,
  type FoundOrder,
  pageOrders,
} from "#app/features/selling/orders/page-orders.server.ts";
import { listedOrderSchema, trackedOrderSchema } from "#app/features/selling/orders/responses.ts";
import { orderReadSchema, orderUpdateSchema, trackingSchema } from "#app/features/selling/orders/schemas.ts";
import { unknownSending } from "#app/features/selling/orders/send-rest.server.ts";
import { wholeOrderSchema } from "#app/features/selling/orders/staff-responses.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inKronor } from "#app/shared/money.ts";
import { orderStatuses } from "#app/shared/order-statuses.ts";
import { conflictOf } from "#workers/api/staff/edit-commands.ts";

import { type CallContext, createCommand, createRoute } from "./create-route.ts";
import { requirePrincipal } from "./principal.ts";
import { refusal, refuse } from "./refusals.ts";
import { nextOf, pagingOf } from "./staff/list-input.ts";

export const unknownOrder = refusal(404, "unknown-order", "There is no such order");

/** Rate limited, because order numbers can be guessed. */
export const trackOrderRoute = createRoute(
  {
    method: "POST",
    path: "/api/orders/track",
    summary: "Answers where an order is, by its order number or tracking id, and nothing about its buyer.",
    access: "public",
    limit: "track",
    input: trackingSchema,
    example: { trackingId: "PM-00000001" },
    responses: { 200: z.object({ data: z.array(trackedOrderSchema) }) },
    refusals: [unknownOrder],
  },
  async ({ trackingId }, { shop }) => {
    const order = await trackOrder(shop.db, trackingId);
    return order ? { status: 200, body: { data: [order] } } : refuse(unknownOrder);
  },
);

export const readOrders = createCommand(
  {
    collection: "orders",
    command: "--read",
    summary:
      "Answers one page of all orders, newest first, and how many there are. With a filter it answers whole orders with their items, at most 100, and in `next` what to go on `after` with. With `updatedSince` it answers those that changed since then, what changed first first, each again when it changes meanwhile; ask from a minute before the last time, and tags and who looks after an order don't count as a change. Amounts in kronor.",
    limit: "staff",
    input: orderReadSchema.refine(
      ({ filter, after }) => filter?.updatedSince === undefined || after === undefined || parseCursor(after) !== null,
      { path: ["after"], error: "Send the `next` of the page before" },
    ),
    example: { filter: { updatedSince: "2026-11-27T08:00:00Z" }, size: 50 },
    responses: {
      200: z.object({
        total: z.number().int().optional(),
        next: z.string().nullable().optional(),
        data: z.array(z.union([wholeOrderSchema, listedOrderSchema])),
      }),
    },
  },
  async ({ filter, after, page, size }, { shop }) => {
    if (!filter && after === undefined) {
      const { orders, total } = await pageOrders(shop.db, { page, size });
      return { status: 200, body: { total, data: orders.map(inKronor) } };
    }
    const { _id, id = _id, updatedSince: since, ...rest } = filter ?? {};
    const limit = Math.min(size, 100);
    if (since !== undefined) {
      const paging = pagingOf({ limit, after });
      const changed = await findChangedOrders(shop.db, { ...rest, id, since: new Date(since).toISOString() }, paging);
      return { status: 200, body: { ...nextOf(changed), data: changed.orders.map(wholeOrder) } };
    }
    const found = await findOrders(shop.db, { ...rest, id }, { size: limit, after });
    return { status: 200, body: { next: found.next, data: found.orders.map(wholeOrder) } };
  },
);

const orderConflict = conflictOf(wholeOrderSchema);
const updated = z.object({ data: z.array(z.object({ id: z.string(), status: z.enum(orderStatuses) })) });
const refusedUpdates = Object.entries(statusOutcomes)
  .filter(([outcome, { httpStatus }]) => httpStatus >= 400 && outcome !== "changed-meanwhile")
  .map(([outcome, { httpStatus, message }]) => refusal(httpStatus, outcome, message.text));

export const updateOrder = createCommand(
  {
    collection: "orders",
    command: "--update",
    summary:
      "Sets an order's status, the only field that may change. Shipped sends all that is left in one parcel and e-mails its buyer; `carrier` and `trackingId` say with whom. Delivered records the day, today without `deliveredOn`. A cancelled order that was paid is refunded: 202 says that its money is still on its way.",
    limit: "staff",
    input: orderUpdateSchema,
    example: { filter: { id: "ord_1" }, update: { status: "shipped", carrier: "postnord", trackingId: "00370730254" } },
    responses: { 200: updated, 202: updated },
    refusals: [...refusedUpdates, orderConflict],
    invalidText: statusOutcomes.invalid.message.text,
    listsInvalidFields: false,
  },
  async ({ filter, update }, { shop, principal }) => {
    const { status, carrier = unknownSending.carrier, trackingId = "", deliveredOn: day } = update;
    return setStatus(shop, filter, { status, sending: { carrier, trackingId }, day, ...(await canceller(principal)) });
  },
);

export const updateOrderField = createCommand(
  {
    collection: "orders",
    command: "--update-field",
    summary: "Sets an order's status, as --update does.",
    limit: "staff",
    input: z.strictObject({
      filter: orderUpdateSchema.shape.filter,
      field: z.literal("status"),
      value: z.enum(orderStatuses),
    }),
    example: { filter: { id: "ord_1" }, field: "status", value: "shipped" },
    responses: { 200: updated, 202: updated },
    refusals: [...refusedUpdates, orderConflict],
  },
  async ({ filter, value }, { shop, principal }) => {
    return setStatus(shop, filter, { status: value, ...(await canceller(principal)) });
  },
);

/** Who changes a status, and whether they may give money back, which cancelling a paid order does. */
async function canceller(principal: CallContext["principal"]) {
  const found = await requirePrincipal(principal);
  return { actor: found.actor, mayRefund: isAllowed(found, "orders:refund") };
}

/** Sets the status of an order, in the version that the filter names if it names one. */
async function setStatus(
  shop: Shop,
  { id, _id, updatedAt }: z.output<typeof orderUpdateSchema>["filter"],
  to: Pick<NewStatus, "status" | "sending" | "day" | "actor" | "mayRefund">,
) {
  const orderId = id ?? _id ?? "";
  const outcome = await changeStatus(shop, { orderId, ...to, seen: updatedAt ?? null });
  if (outcome === "changed-meanwhile") {
    const { orders } = await findOrders(shop.db, { id: orderId }, { size: 1 });
    return refuse(orderConflict, { data: orders.map(wholeOrder) });
  }
  const refused = refusedUpdates.find(({ code }) => code === outcome);
  if (refused) return refuse(refused);
  const answer = outcome === "refund-pending" ? (202 as const) : (200 as const);
  return { status: answer, body: { data: [{ id: orderId, status: to.status }] } };
}

/** A stored order as the API answers it to staff: amounts in kronor, and nothing that only the shop's own records need. */
function wholeOrder({ lines, ...order }: FoundOrder) {
  const { contentHash: _, reservedBy: __, reservedUntil: ___, holdsStock: ____, ...rest } = order;
  return {
    ...inKronor(rest),
    items: lines.map(({ orderId: _____, position: ______, source: _______, ...line }) => inKronor(line)),
  };
}
