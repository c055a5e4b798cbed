/** Whether goods of a source ship from our own warehouse. Others ship from a partner, in a separate parcel. */
export function isOwnSource(source: string): boolean {
  return source === "local" || source === "test";
}

/** The first and the last business day on which goods from a partner may arrive. */
export const partnerRange = [7, 12] as const;

/** How long goods from a partner take, in words. */
export const partnerDeliveryTime = `${partnerRange.join("-")} business days`;

/** The note next to the badge of goods that do not ship from our own warehouse; null for those that do. */
export function sourceNote(source: string): string | null {
  return isOwnSource(source) ? null : "Ships from our partner";
}
