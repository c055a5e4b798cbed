/** Opens the search dialog. */
export function openSearch(): void {
  window.dispatchEvent(new Event("openSearch"));
}
