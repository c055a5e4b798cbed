import { lazy, Suspense, useSyncExternalStore } from "react";

import { toastsWanted, watchToasts } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Where toasts appear. The toaster itself is fetched with the first toast: most page views show none. */
export function Toasts() {
  const wanted = useSyncExternalStore(watchToasts, toastsWanted, () => false);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
