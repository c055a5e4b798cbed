/** Marks the entry of history that is there to be gone back from while something lies over the page. */
const mark = "overPage";

/** Adds such an entry. The router never learns of it: the page is the same, and is not loaded again. */
export function pushOverPageEntry(): void {
  history.pushState({ ...history.state, [mark]: true }, "");
}

/** Leaves such an entry; does nothing at any other. Also for a page that was loaded anew at one: nothing lies over it any more. */
export function leaveOverPageEntry(): void {
  const state = history.state as Record<string, unknown> | null;
  if (!state?.[mark]) return;
  // Before the router, which listens to the window as well.
  window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.back();
}
