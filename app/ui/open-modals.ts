import { useSyncExternalStore } from "react";

import { closeTold } from "./toast.ts";

let modals: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Registers a modal dialog that has opened; returns how to say that it has closed. */
export function registerModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  closeTold();
  return () => change(modals.filter((other) => other !== dialog));
}

/** The modal dialog that was opened last: the browser lets nothing outside it be pressed, focused or read out. Null when none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    watch,
    () => modals.at(-1) ?? null,
    () => null,
  );
}

function change(to: readonly HTMLDialogElement[]): void {
  modals = to;
  for (const notify of watchers) notify();
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}
