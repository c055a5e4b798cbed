let wanted = false;
const watchers = new Set<() => void>();

/** Puts the toaster that is there now above whatever is open, clear of what it speaks of. */
let bringToFront: (() => void) | null = null;
let tellMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** Milliseconds a toast with an action stays: time to read it, decide and reach the button. */
const actionMs = 10_000;

export interface ToastOptions {
  /** Stands under the message. */
  description?: string;
  /** A button in the toast, such as Undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** Shows a short message at the bottom right. A text instead of options is its description. */
export async function showToast(
  tone: "success" | "error",
  message: string,
  options: string | ToastOptions = {},
): Promise<void> {
  wanted = true;
  for (const notify of watchers) notify();
  // A toast told to a toaster that is not there yet would never be seen.
  await mounted;
  const { toast } = await import("sonner");
  bringToFront?.();
  const { description, action } = typeof options === "string" ? { description: options } : options;
  toast[tone](message, {
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { label: action.label, onClick: action.onPress }, duration: actionMs } : {}),
  });
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called by a toaster once it can show toasts, with how it comes to the front; gives back how it says that it is gone. */
export function toasterMounted(toFront: () => void): () => void {
  bringToFront = toFront;
  tellMounted();
  return () => {
    if (bringToFront === toFront) bringToFront = null;
  };
}

export function toastsWanted(): boolean {
  return wanted;
}
