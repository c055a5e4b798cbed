import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { enqueueHeldMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { sendRowForm } from "./order-forms.ts";
import { parcelRefusals } from "./parcel-refusals.ts";
import { unitsOf } from "./unit-fields.ts";

/** What came of the rows of the table. */
export interface SentOrders {
  sent: { id: string; orderNumber: string; fulfilmentId: string; units: number; trackingId: string }[];
  /** Why a row was not sent, by the id of its order. */
  failed: Record<string, string>;
}

/**
 * Sends the chosen rows of a form, each wholly or not at all; a row that fails keeps no other from being sent, and the same form twice sends
 * once. Never throws.
 */
export async function sendOrders(
  shop: Shop,
  { ids, fields, actor }: { ids: readonly string[]; fields: Record<string, string>; actor: string },
): Promise<SentOrders> {
  const result: SentOrders = { sent: [], failed: {} };
  const numbers = await orderNumbers(shop, ids);
  for (const orderId of ids) {
    const row = await sendRow(shop, orderId, fields, actor);
    if (typeof row === "string") result.failed[orderId] = row;
    else result.sent.push({ id: orderId, orderNumber: numbers.get(orderId) ?? orderId, ...row });
  }
  return result;
}

async function orderNumbers(shop: Shop, ids: readonly string[]): Promise<Map<string, string>> {
  try {
    const { orders, refused } = await readOrdersToSend(shop.db, ids);
    return new Map([...orders, ...refused].map(({ id, orderNumber }) => [id, orderNumber]));
  } catch (error) {
    logError("The numbers of orders could not be read", error);
    return new Map();
  }
}

/** Sends one row; why not, when it was not sent. */
async function sendRow(shop: Shop, orderId: string, fields: Record<string, string>, actor: string) {
  const own = (name: string) => fields[`${name}.${orderId}`];
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
  const { fulfilmentId, weight: weightGrams, ...parcel } = row.data;
  try {
    const outcome = await fulfilOrder(
      shop.db,
      { id: fulfilmentId, orderId, units, weightGrams, ...parcel, actor },
      new Date(),
    );
    if (outcome.kind !== "fulfilled") return parcelRefusals[outcome.kind];
    enqueueHeldMail(shop, outcome.outboxId, undoMinutes);
    const count = [...units.values()].reduce((sum, quantity) => sum + quantity, 0);
    return { fulfilmentId, units: count, trackingId: parcel.trackingId };
  } catch (error) {
    logError(`Order ${orderId} could not be sent`, error);
    return "Something went wrong. This order was not sent; please try again.";
  }
}

/** The fields of a row's units: the lines of its order stand in one field, by their ids. */
function linesOf(fields: Record<string, string>, ids: string): Record<string, string> {
  const names = ids.split(" ").map((id) => `send.${id}`);
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""]));
}
