const texts: Record<string, string> = {
  placed: "Order placed",
  paid: "Order paid",
  cancelled: "Order cancelled",
  refunded: "Payment refunded",
};
const actors: Record<string, string> = { shopper: "Shopper", system: "System" };

/** What happened to an order, in words. */
export function eventText({ type, data }: { type: string; data: Record<string, string> }): string {
  const status = /^status: (\w+)$/.exec(type)?.[1];
  const text = status ? `Status set to ${status}` : (texts[type] ?? type);
  return data["reason"] ? `${text}: ${data["reason"]}` : text;
}

/** Who did it: a staff member by username. */
export function eventActor(actor: string): string {
  return actors[actor] ?? actor;
}
