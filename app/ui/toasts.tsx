import { Suspense, useSyncExternalStore } from "react";

import { isOffline } from "./is-offline.ts";
import { lazyWithRetry } from "./lazy-with-retry.ts";
import { markToasterFetched, toastsWanted, watchToasts } from "./toast.ts";
import { useFirstInput } from "./use-first-input.ts";

const loadToaster = async () => {
  const toaster = await import("./toaster.tsx");
  markToasterFetched();
  return toaster;
};
const Toaster = lazyWithRetry(loadToaster);
// Missing, it is tried again when it is wanted.
// Not while offline: a style sheet that failed once is not asked for again.
const prepareToaster = () => void (isOffline() ? undefined : loadToaster().catch(() => undefined));

/**
 * Where toasts appear. The toaster is fetched with the first press or key, so that it is there to tell even that the
 * connection is gone; it is mounted with the first toast.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(watchToasts, toastsWanted, () => false);
  useFirstInput(prepareToaster);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
