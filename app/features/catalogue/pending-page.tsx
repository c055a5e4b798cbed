import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

import { useDelayed } from "#app/ui/use-delayed.ts";

import { skeletonDelayMs, type SkeletonKind, skeletonKindOf } from "./skeleton-kind.ts";

type Skeleton = ComponentType<{ kind: SkeletonKind; search: string }>;

/**
 * The page, or the skeleton of a listing or product that has been under way for a moment. The page stays, hidden, for
 * whoever turns back before the next one has come.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const kind = location && location.pathname !== pathname ? skeletonKindOf(location.pathname) : null;
  const due = useDelayed(kind !== null, skeletonDelayMs);
  const Skeleton = useSkeleton();
  const shown = due && kind !== null && Skeleton !== null;
  useEffect(() => {
    if (shown) window.scrollTo({ top: 0, behavior: "instant" });
  }, [shown]);
  return (
    <>
      <div hidden={shown}>{children}</div>
      {shown ? <Skeleton kind={kind} search={location?.search ?? ""} /> : null}
    </>
  );
}

/** The skeletons' module, fetched once the page has come: it must be there when a connection turns slow. */
function useSkeleton(): Skeleton | null {
  const [loaded, setLoaded] = useState<Skeleton | null>(null);
  useEffect(() => {
    const load = () => {
      import("./page-skeleton.tsx").then(
        (module) => setLoaded(() => module.PageSkeleton),
        // Without it the page before stays until the next has come.
        () => {},
      );
    };
    if (document.readyState === "complete") load();
    window.addEventListener("load", load);
    return () => window.removeEventListener("load", load);
  }, []);
  return loaded;
}
