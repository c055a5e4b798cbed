/** Tells the page to open the search overlay. */
export function openSearch(): void {
  window.dispatchEvent(new Event("openSearch"));
}
