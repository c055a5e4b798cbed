/** The name of an order's field among the chosen ones of a form or URL. */
export function chosenField(orderId: string): string {
  return `order.${orderId}`;
}

/** The ids of the chosen orders, of the names of fields or parameters; at most 100. */
export function chosenOrders(names: Iterable<string>): string[] {
  return chosen(names, "order.");
}

/** The ids of the chosen parcels, as `chosenOrders`. */
export function chosenParcels(names: Iterable<string>): string[] {
  return chosen(names, "parcel.");
}

function chosen(names: Iterable<string>, prefix: string): string[] {
  const ids = [...names].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return ids.filter((id) => /^\w{1,60}$/.test(id)).slice(0, 100);
}

/** The papers of parcels as one PDF, `labels` or `packing-slips`. */
export function papersPath(paper: "labels" | "packing-slips", parcelIds: readonly string[]): string {
  return `/admin/orders/${paper}.pdf?${String(new URLSearchParams(parcelIds.map((id) => [`parcel.${id}`, "on"])))}`;
}

/** The page that sends orders at once. */
export const sendPath = "/admin/orders/send";

/** The page that sends these orders. */
export function sendChosenPath(ids: readonly string[], returnTo: string): string {
  return `${sendPath}?${chosenQuery(ids, returnTo)}`;
}

/** The page that asks when orders arrived, and leads back to `returnTo`. */
export function deliverPath(ids: readonly string[], returnTo: string): string {
  return `/admin/orders/deliver?${chosenQuery(ids, returnTo)}`;
}

function chosenQuery(ids: readonly string[], returnTo: string): string {
  return String(new URLSearchParams([...ids.map((id) => [chosenField(id), "on"]), ["returnTo", returnTo]]));
}

/** A path of the admin to lead back to, of a form or URL; the list of orders for anything else. */
export function returnPath(typed: string | null | undefined): string {
  return typed && /^\/admin(?:[/?][\w/?&=.~%+:-]*)?$/.test(typed) ? typed : ordersPath;
}

const ordersPath = "/admin?tab=orders";
