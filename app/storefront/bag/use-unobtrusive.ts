import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/** Somebody types here: the focus stays, whatever opens. */
const fields = "input, textarea, select, [contenteditable]";
/** What is closed by Escape before this is. */
const above = "dialog:modal, [popover=auto]:popover-open";

/**
 * How a dialog that nobody asked for behaves. The focus comes to it only from a control that was pressed by keyboard: who uses
 * a pointer goes on where they are, and who types is not disturbed. Escape closes it from anywhere, unless something lies above
 * it, and the focus goes back if it was in there. `occasion`: another value brings the focus again. Returns how to close it.
 */
export function useUnobtrusive(
  dialog: RefObject<HTMLDialogElement | null>,
  occasion: unknown,
  onClose: () => void,
): () => void {
  const cameFrom = useRef<Element | null>(null);
  // Before it is painted: a key that follows what is seen is for what is seen.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches(":focus-visible") || activeElement.matches(fields)) return;
    if (dialog.current?.contains(activeElement)) return;
    cameFrom.current = activeElement;
    dialog.current?.focus({ preventScroll: true });
  }, [dialog, occasion]);

  const close = useCallback(() => {
    const { activeElement } = document;
    // The toasts that tell of it follow it by Tab: whoever went on there came from here.
    const hadFocus = dialog.current?.contains(activeElement) || activeElement?.closest("[data-toaster]");
    onClose();
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }, [dialog, onClose]);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(above)) close();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [close]);
  return close;
}
