import { useSyncExternalStore } from "react";

/** Milliseconds a toast is shown; with an action there is time to read it, decide and reach the button. */
const durationMs = 4_000;
const withActionMs = 10_000;
/** The most toasts shown at once; the oldest goes first. */
const maxShown = 3;

export interface ToastOptions {
  /** Shown under the message. */
  description?: string;
  /** A button in the toast, such as Undo. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  tone: "success" | "error";
  message: string;
  durationMs: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const none: readonly Toast[] = [];
const watchers = new Set<() => void>();

/** Shows a short message at the bottom right, in place of one that says the same. A string instead of options is its description. */
export function showToast(tone: Toast["tone"], message: string, options: string | ToastOptions = {}): void {
  const given = typeof options === "string" ? { description: options } : options;
  lastId += 1;
  const toast = { id: lastId, tone, message, durationMs: given.action ? withActionMs : durationMs, ...given };
  // The same words with an action are of another matter: each Undo is of its own line.
  const isSame = (shown: Toast) =>
    !shown.action && shown.message === message && shown.description === given.description;
  change([...toasts.filter((shown) => !isSame(shown)), toast].slice(-maxShown));
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Closes what only tells something, when a dialog opens that it would lie on. One with an action stays: nobody loses an Undo. */
export function closeTold(): void {
  change(toasts.filter(({ action }) => action));
}

/** The toasts that show, the newest last. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** The same, live. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(watchToasts, shownToasts, () => none);
}

function change(to: readonly Toast[]): void {
  toasts = to;
  for (const notify of watchers) notify();
}

function watchToasts(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

let keepClear: () => void = () => undefined;

/** Registers what moves the toasts off everything that they must not cover; returns how to unregister it. */
export function registerPlacing(place: () => void): () => void {
  keepClear = place;
  return () => {
    keepClear = () => undefined;
  };
}

/** Keeps the toasts that show off an element that comes into their way, as it moves in and grows; returns how to stop. */
export function keepToastsClearOf(element: HTMLElement): () => void {
  const onSettled = ({ target }: Event) => {
    if (target === element) keepClear();
  };
  const sizes = new ResizeObserver(() => keepClear());
  sizes.observe(element);
  element.addEventListener("transitionend", onSettled);
  return () => {
    sizes.disconnect();
    element.removeEventListener("transitionend", onSettled);
    keepClear();
  };
}
