import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

import { withoutLanguage } from "#app/shared/language/languages.ts";
import { skeletonDelayMs, useDelayed } from "#app/ui/use-delayed.ts";

import { skeletonKindOf } from "./skeleton-kind.ts";

const loadSkeletons = () => import("./page-skeleton.tsx");

/**
 * The page, or the skeleton of a listing or product that has been under way for a moment. The page stays, hidden, for
 * whoever turns back before the next one has come. The skeletons are fetched after the first press or key: they must be
 * there when a connection turns slow.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const next = location ? withoutLanguage(location.pathname) : pathname;
  const kind = next === pathname ? null : skeletonKindOf(next);
  const due = useDelayed(kind !== null, skeletonDelayMs);
  const skeletons = useSkeletons(due);
  // Without its skeleton the page stays.
  const shown = due && kind !== null && skeletons !== null;
  return (
    <>
      <div hidden={shown}>{children}</div>
      {shown ? <skeletons.PageSkeleton kind={kind} search={location?.search ?? ""} /> : null}
    </>
  );
}

/** The skeletons, once they have come. Missing, they are tried again when they are wanted. */
function useSkeletons(wanted: boolean) {
  const [skeletons, setSkeletons] = useState<Awaited<ReturnType<typeof loadSkeletons>> | null>(null);
  const prepare = useCallback(() => void loadSkeletons().then(setSkeletons, () => undefined), []);
  useFirstInput(prepare);
  // At once, not a frame later.
  useLayoutEffect(() => {
    if (wanted && !skeletons) prepare();
  }, [wanted, skeletons, prepare]);
  return skeletons;
}

const inputs = ["click", "keydown"];

/**
 * Runs `prepare` after the first press or key on a page: what may be wanted from then on is fetched for no one else. What the press shows is
 * painted first: asking for scripts takes a slow phone a quarter of a second.
 */
function useFirstInput(prepare: () => void): void {
  useEffect(() => {
    const stop = () => {
      for (const name of inputs) removeEventListener(name, run, true);
    };
    const run = () => {
      stop();
      requestAnimationFrame(() => setTimeout(prepare));
    };
    for (const name of inputs) addEventListener(name, run, true);
    return stop;
  }, [prepare]);
}
