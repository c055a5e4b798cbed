let wanted = false;
const watchers = new Set<() => void>();

/** Moves the mounted toaster above every open dialog and off what it must not cover. */
let bringToFront: (() => void) | null = null;
let resolveMounted: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

/** Milliseconds a toast with an action is shown: time to read it, decide and reach the button. */
const actionMs = 10_000;

export interface ToastOptions {
  /** Shown under the message. */
  description?: string;
  /** A button in the toast, such as Undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** Shows a short message at the bottom right. A string instead of options is its description. */
export async function showToast(
  tone: "success" | "error",
  message: string,
  options: string | ToastOptions = {},
): Promise<void> {
  wanted = true;
  for (const notify of watchers) notify();
  // Sonner drops a toast that is shown before its toaster is mounted.
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

/** Registers the mounted toaster, with how to bring it to the front; returns how to unregister it. */
export function registerToaster(toFront: () => void): () => void {
  bringToFront = toFront;
  resolveMounted();
  return () => {
    if (bringToFront === toFront) bringToFront = null;
  };
}

export function toastsWanted(): boolean {
  return wanted;
}
