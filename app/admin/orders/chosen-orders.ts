/** The name of an order's field among the chosen ones of a form or URL. */
export function chosenField(orderId: string): string {
  return `order.${orderId}`;
}

/** The ids of the chosen orders, of the names of fields or parameters; at most 100. */
export function chosenOrders(names: Iterable<string>): string[] {
  const ids = [...names].filter((name) => name.startsWith("order.")).map((name) => name.slice("order.".length));
  return ids.filter((id) => /^\w{1,60}$/.test(id)).slice(0, 100);
}
