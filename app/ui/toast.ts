import { isOffline } from "./is-offline.ts";

let wanted = false;
let fetched = false;
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
  const { description, action } = typeof options === "string" ? { description: options } : options;
  if (!fetched && isOffline()) return showWithoutToaster([message, description].filter(Boolean).join(". "));
  // Sonner drops a toast that is shown before its toaster is mounted.
  await mounted;
  const { toast } = await import("sonner");
  bringToFront?.();
  toast[tone](message, {
    ...(description === undefined ? {} : { description }),
    ...(action ? { action: { label: action.label, onClick: action.onPress }, duration: actionMs } : {}),
  });
}

/** A message while the toaster cannot be fetched: plain, but said at once. */
function showWithoutToaster(text: string): void {
  const message = document.createElement("p");
  Object.assign(message, { role: "status", popover: "manual", textContent: text });
  message.className = "mt-auto mb-6 bg-ink p-4 text-white";
  document.body.appendChild(message);
  message.showPopover();
  setTimeout(() => message.remove(), actionMs);
}

/** Called once the toaster's scripts are here: from then on it works without a connection. */
export function markToasterFetched(): void {
  fetched = true;
}

export function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Moves the toasts that show off what has come into their way since. */
export function keepToastsClear(): void {
  bringToFront?.();
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
