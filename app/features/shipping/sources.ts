/** Whether goods of a source leave our own warehouse. Others come from a partner, in a parcel of their own. */
export function isOwnSource(source: string): boolean {
  return source === "local" || source === "test";
}

/** How long goods from a partner take. */
export const partnerDeliveryTime = "7-12 business days";

/** What stands beside the badge of goods that do not leave our own warehouse; null for those that do. */
export function sourceNote(source: string): string | null {
  return isOwnSource(source) ? null : "Ships from our partner";
}
