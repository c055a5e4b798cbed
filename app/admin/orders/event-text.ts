import { factsOfDispute } from "#app/features/selling/reconciliation/dispute-facts.ts";
import { carrierName } from "#app/features/shop/shipping/carriers.ts";
import { currencies } from "#app/shared/currencies.ts";
import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

type Data = Record<string, string>;
type OrderEvent = { id: string; type: string; actor: string; data: Data; createdAt: string };

/** What each event says. A type that is not listed says its own name. */
const texts: Record<string, (data: Data) => string> = {
  placed: () => "Order placed",
  paid: () => "Order paid",
  "e-mail corrected": () => "Email address corrected",
  "delivery details corrected": () => "Delivery details corrected",
  "item changed": ({ units = "", item = "", from = "", to = "" }) =>
    `${count(units)}${item} changed from ${from} to ${to}`,
  "address changed": () => "Delivery address changed",
  "pickup point changed": () => "Pickup point changed",
  "addition offered": ({ units = "" }) => `${items(units)} offered to add, payment link sent`,
  "addition withdrawn": () => "Payment link for added items withdrawn",
  "addition placed": ({ orderNumber = "" }) => `Order ${orderNumber} placed, to be sent with this one`,
  cancelled: () => "Order cancelled",
  "complaint received": ({ complaintId = "" }) => `Complaint ${complaintId} received`,
  "complaint accepted": ({ complaintId = "" }) => `Complaint ${complaintId} accepted`,
  "complaint rejected": ({ complaintId = "" }) => `Complaint ${complaintId} rejected`,
  "complaint closed": ({ complaintId = "" }) => `Complaint ${complaintId} closed`,
  "parcel sent": ({ units = "", carrier = "", trackingId }) =>
    `${items(units)} sent with ${carrierName(carrier)}${trackingId ? `, ${trackingId}` : ""}`,
  "sending undone": ({ carrier = "", trackingId }) =>
    `Sending with ${carrierName(carrier)}${trackingId ? `, ${trackingId},` : ""} undone`,
  "parcel delivered": ({ deliveredAt = "" }) =>
    `Parcel delivered${deliveredAt ? ` on ${formatDate(deliveredAt)}` : ""}`,
  "delivery corrected": ({ deliveredAt = "" }) =>
    deliveredAt ? `Delivery of a parcel corrected to ${formatDate(deliveredAt)}` : "Parcel not delivered after all",
  withdrawal: ({ withdrawalId = "", units = "" }) => `Withdrawal ${withdrawalId} of ${items(units)}`,
  "exchange requested": ({ units = "", item = "", for: wanted = "" }) =>
    `Exchange of ${count(units)}${item} for ${wanted} requested`,
  "replacement sent": ({ item = "", carrier = "", trackingId }) =>
    `Replacement sent${item ? `: ${item},` : ""} with ${carrierName(carrier)}${trackingId ? `, ${trackingId}` : ""}`,
  "exchange lapsed": ({ number = "" }) => `Exchange ${number} ended: its goods did not come in time`,
  "exchange ended": ({ number = "", withdrawalId }) =>
    `Exchange ${number} ended${withdrawalId ? ` by withdrawal ${withdrawalId}` : ""}: nothing is sent`,
  "return received": ({ number = "", units = "" }) => `${items(units)} of return ${number} came back`,
  "return closed": ({ number = "" }) => `Return ${number} closed`,
  "value loss told": (data) => `Deduction of ${amount(data)} for loss of value told, return ${data["number"] ?? ""}`,
  "value loss objected": ({ number = "" }) => `Objection to the deduction, return ${number}`,
  "value loss decided": ({ number = "", decision }) =>
    `Deduction ${decision === "dropped" ? "dropped" : "kept"}, return ${number}`,
  "refund requested": (data) =>
    data["amountOre"] === "0"
      ? `${items(data["units"] ?? "")} cancelled`
      : `Refund of ${amount(data)} requested${data["units"] === "0" ? "" : ` for ${items(data["units"] ?? "")}`}`,
  disputed: (data) => `Payment of ${amount(data)} disputed: ${factsOfDispute(data["disputeStatus"] ?? "").name}`,
  refunded: (data) =>
    data["by"] === "provider"
      ? `Refund of ${amount(data)} closed: the buyer has the money by the payment provider`
      : `Payment refunded${data["transferOn"] ? " by bank" : ""}${data["amountOre"] ? `, ${amount(data)}` : ""}`,
};
const actors: Record<string, string> = { shopper: "Shopper", system: "System" };

/** What happened to an order, in words. */
export function eventText({ type, data }: { type: string; data: Data }): string {
  const status = /^status: (\w+)$/.exec(type)?.[1];
  const words = Object.hasOwn(texts, type) ? texts[type]?.(data) : undefined;
  const text = status ? `Status set to ${status}` : (words ?? type);
  return data["reason"] ? `${text}: ${data["reason"]}` : text;
}

/** Who did it: a staff member by username. */
export function eventActor(actor: string): string {
  return actors[actor] ?? actor;
}

/** An event of an order as an entry of a `Timeline`. */
export function eventEntry({ id, createdAt, ...event }: OrderEvent) {
  return { id, createdAt, title: eventText(event), actor: eventActor(event.actor) };
}

/** '2 × ' before what there is more than one of. */
const count = (units: string) => (units === "" || units === "1" ? "" : `${units} × `);

/** '1 item', '3 items' */
function items(units: string): string {
  return units === "1" ? "1 item" : `${units} items`;
}

function amount({ amountOre = "", currency = "" }: Data): string {
  return formatPrice(
    Number(amountOre),
    currencies.find((known) => known === currency),
  );
}
