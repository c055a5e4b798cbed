/** Whether goods of a source leave our own warehouse. Others come from a partner, in a parcel of their own. */
export function isOwnSource(source: string): boolean {
  return source === "local" || source === "test";
}

/** The first and the last business day on which goods from a partner may arrive. */
export const partnerRange = [7, 12] as const;

/** How long goods from a partner take, in words. */
export const partnerDeliveryTime = `${partnerRange.join("-")} business days`;

/** What stands beside the badge of goods that do not leave our own warehouse; null for those that do. */
export function sourceNote(source: string): string | null {
  return isOwnSource(source) ? null : "Ships from our partner";
}
