/** The document's event that its scripts answer. */
export const pageLive = "pageLive";

/** Called when the page, or a part that slept, is hydrated: what people did before is done then (`late-start.ts`). */
export function tellPageLive(): void {
  document.dispatchEvent(new Event(pageLive));
}
