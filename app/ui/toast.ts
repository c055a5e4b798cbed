import { isOffline } from "./is-offline.ts";

let wanted = false;
let fetched = false;
const watchers = new Set<() => void>();

/** What the mounted toaster can do. */
interface MountedToaster {
  /** Moves it above every open dialog, and off what it must not cover. */
  bringToFront: () => void;
  keepClear: () => void;
}
let toaster: MountedToaster | null = null;
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
  toaster?.bringToFront();
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

/** Keeps the toasts that show off an element that comes into their way, as it moves in and grows; returns how to stop. */
export function keepToastsClearOf(element: HTMLElement): () => void {
  const keepClear = () => toaster?.keepClear();
  const onSettled = ({ target }: Event) => {
    if (target === element) keepClear();
  };
  const sizes = new ResizeObserver(keepClear);
  sizes.observe(element);
  element.addEventListener("transitionend", onSettled);
  return () => {
    sizes.disconnect();
    element.removeEventListener("transitionend", onSettled);
    keepClear();
  };
}

/** Registers the mounted toaster; returns how to unregister it. */
export function registerToaster(mountedToaster: MountedToaster): () => void {
  toaster = mountedToaster;
  resolveMounted();
  return () => {
    if (toaster === mountedToaster) toaster = null;
  };
}

export function toastsWanted(): boolean {
  return wanted;
}
