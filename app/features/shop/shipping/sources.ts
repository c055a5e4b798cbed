import { sourceTexts } from "./sources.texts.ts";

/** Whether goods of a source ship from our own warehouse. Others ship from a partner, in a separate parcel. */
export function isOwnSource(source: string): boolean {
  return source === "local" || source === "test";
}

/** The note next to the badge of goods that do not ship from our own warehouse; null for those that do. */
export function sourceNote(source: string): string | null {
  return isOwnSource(source) ? null : sourceTexts().fromPartner;
}
