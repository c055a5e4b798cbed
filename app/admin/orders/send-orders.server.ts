import { bookParcel, cancelBooking } from "#app/features/selling/orders/book-parcel.server.ts";
import type { Carrier } from "#app/features/selling/orders/carrier.server.ts";
import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { type OrderDetail, readOrders } from "#app/features/selling/orders/queries.server.ts";
import { readCustomsLines } from "#app/features/selling/orders/read-customs-lines.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { enqueueHeldMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { type SendRowFields, sendRowForm } from "./order-forms.ts";
import { parcelRefusals } from "./parcel-refusals.ts";
import { parcelToBook } from "./parcel-to-book.ts";
import { unitsOf } from "./unit-fields.ts";

/** What came of the rows of the table. */
export interface SentOrders {
  sent: { id: string; orderNumber: string; fulfilmentId: string; units: number; trackingId: string }[];
  /** Why a row was not sent, by the id of its order. */
  failed: Record<string, string>;
}

interface Sending {
  /** Who sends. */
  actor: string;
  /** Who books the parcels that have no tracking id; null when nobody does. */
  carrier: Carrier | null;
}

/** A row as it is sent, or why it is not. */
type Row = Omit<SentOrders["sent"][number], "id" | "orderNumber"> | string;

const failure = "Something went wrong. This order was not sent; please try again.";

/**
 * Sends the chosen rows of a form, each wholly or not at all; a row that fails keeps no other from being sent, and the same form twice sends
 * once. Never throws.
 */
export async function sendOrders(
  shop: Shop,
  { ids, fields, ...sending }: Sending & { ids: readonly string[]; fields: Record<string, string> },
): Promise<SentOrders> {
  const result: SentOrders = { sent: [], failed: {} };
  const orders = await readOrders(shop.db, ids).catch((error: unknown) => {
    logError("The orders to send could not be read", error);
    return [];
  });
  for (const id of ids) {
    const order = orders.find((known) => known.id === id);
    const row = order ? await sendRow(shop, order, fields, sending) : failure;
    if (order && typeof row !== "string") result.sent.push({ id, orderNumber: order.orderNumber, ...row });
    else result.failed[id] = typeof row === "string" ? row : failure;
  }
  return result;
}

/** Sends one row. Never throws. */
async function sendRow(
  shop: Shop,
  order: OrderDetail,
  fields: Record<string, string>,
  { actor, carrier }: Sending,
): Promise<Row> {
  const own = (name: string) => fields[`${name}.${order.id}`];
  const row = sendRowForm.safeParse({
    fulfilmentId: own("fulfilment"),
    seen: own("seen"),
    carrier: own("carrier"),
    trackingId: own("tracking"),
    weight: own("weight"),
  });
  const units = unitsOf(linesOf(fields, own("lines") ?? ""), "send");
  if (!row.success || !units)
    return "Check the numbers, the weight and the tracking ID: letters, digits, spaces and - . / only.";
  const count = [...units.values()].reduce((sum, quantity) => sum + quantity, 0);
  try {
    const booked =
      carrier && count > 0 ? await bookRow(shop, carrier, order, { ...row.data, units }) : row.data.trackingId;
    if (typeof booked !== "string") return booked.refusal;
    const { fulfilmentId: id, seen, weight: weightGrams, carrier: by } = row.data;
    const parcel = { id, orderId: order.id, units, carrier: by, trackingId: booked, weightGrams, seen, actor };
    const outcome = await fulfilOrder(shop.db, parcel, new Date());
    if (outcome.kind === "fulfilled") {
      enqueueHeldMail(shop, outcome.outboxId, undoMinutes);
      return { fulfilmentId: id, units: count, trackingId: booked };
    }
    // A carrier may book without giving a number.
    if (row.data.trackingId === "") await cancelBooking(shop.db, carrier, { orderId: order.id, trackingId: booked });
    return parcelRefusals[outcome.kind];
  } catch (error) {
    logError(`Order ${order.id} could not be sent`, error);
    return failure;
  }
}

/** The tracking id of a row, booked when it has none and its order can be sent as it was seen; or why it was not booked. */
async function bookRow(
  shop: Shop,
  carrier: Carrier,
  order: OrderDetail,
  { seen, trackingId, weight, carrier: by, units }: SendRowFields & { units: ReadonlyMap<string, number> },
): Promise<string | { refusal: string }> {
  const isSendable = order.updatedAt === seen && paymentStatusFacts[order.paymentStatus].hasMoney;
  if (trackingId !== "" || !isSendable) return trackingId;
  const [site, customs] = await Promise.all([readSiteConfiguration(shop), readCustomsLines(shop.db, units)]);
  const sent = { carrier: by, weightGrams: weight, customs: customs.get(order.id) ?? [] };
  const parcel = parcelToBook(order, sent, site);
  const booking = await bookParcel(shop.db, carrier, { orderId: order.id, seen }, parcel, new Date());
  if (booking.kind === "booked") return booking.trackingId;
  if (booking.kind === "refused") return { refusal: booking.why };
  return {
    refusal: `${carrier.name} gave no answer, and may have booked it. Look there, and enter its tracking ID here.`,
  };
}

/** The fields of a row's units: the lines of its order stand in one field, by their ids. */
function linesOf(fields: Record<string, string>, ids: string): Record<string, string> {
  const names = ids.split(" ").map((id) => `send.${id}`);
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""]));
}
