import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { skeletonDelayMs, useDelayed } from "#app/ui/use-delayed.ts";

import { skeletonKindOf } from "./skeleton-kind.ts";

const loadSkeletons = () => import("./page-skeleton.tsx");
const PageSkeleton = lazyWithRetry(loadSkeletons);

/**
 * The page, or the skeleton of a listing or product that has been under way for a moment. The page stays, hidden, for
 * whoever turns back before the next one has come.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const kind = location && location.pathname !== pathname ? skeletonKindOf(location.pathname) : null;
  const due = useDelayed(kind !== null, skeletonDelayMs);
  const shown = due && kind !== null;
  useEffect(fetchSkeletons, []);
  return (
    <>
      <div hidden={shown}>{children}</div>
      <Suspense>{shown ? <PageSkeleton kind={kind} search={location?.search ?? ""} /> : null}</Suspense>
    </>
  );
}

/** Fetches the skeletons once the page has come: they must be there when a connection turns slow. */
function fetchSkeletons() {
  // Missing, they are tried again when they are wanted.
  const load = () => void loadSkeletons().catch(() => {});
  if (document.readyState === "complete") load();
  window.addEventListener("load", load);
  return () => window.removeEventListener("load", load);
}
