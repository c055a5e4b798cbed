import { Suspense, useEffect, useSyncExternalStore } from "react";

import { lazyWithRetry } from "./lazy-with-retry.ts";
import { toastsWanted, watchToasts } from "./toast.ts";

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazyWithRetry(loadToaster);

/**
 * Where toasts appear. The toaster is fetched once the page stands, so that it is there to tell even that the connection
 * is gone; it is mounted with the first toast.
 */
export function Toasts() {
  const wanted = useSyncExternalStore(watchToasts, toastsWanted, () => false);
  useEffect(() => {
    const fetchIt = () => void loadToaster().catch(() => undefined);
    if (document.readyState === "complete") fetchIt();
    window.addEventListener("load", fetchIt);
    return () => window.removeEventListener("load", fetchIt);
  }, []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
