import { type ReactNode, Suspense } from "react";
import { useLocation, useNavigation } from "react-router";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { skeletonDelayMs, useDelayed } from "#app/ui/use-delayed.ts";
import { useFirstInput } from "#app/ui/use-first-input.ts";

import { skeletonKindOf } from "./skeleton-kind.ts";

const loadSkeletons = () => import("./page-skeleton.tsx");
const PageSkeleton = lazyWithRetry(loadSkeletons);
// Missing, they are tried again when they are wanted.
const prepareSkeletons = () => void loadSkeletons().catch(() => undefined);

/**
 * The page, or the skeleton of a listing or product that has been under way for a moment. The page stays, hidden, for
 * whoever turns back before the next one has come. The skeletons are fetched with the first press or key: they must be
 * there when a connection turns slow.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const kind = location && location.pathname !== pathname ? skeletonKindOf(location.pathname) : null;
  const due = useDelayed(kind !== null, skeletonDelayMs);
  const shown = due && kind !== null;
  useFirstInput(prepareSkeletons);
  return (
    <>
      <div hidden={shown}>{children}</div>
      <Suspense>{shown ? <PageSkeleton kind={kind} search={location?.search ?? ""} /> : null}</Suspense>
    </>
  );
}
