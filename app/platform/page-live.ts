/** The document's event that its scripts answer. */
export const pageLive = "pageLive";

/** Called when the whole page is hydrated: what people did before is done then (`late-start.server.ts`). */
export function tellPageLive(): void {
  document.dispatchEvent(new Event(pageLive));
}
