import { useLayoutEffect, useState } from "react";

/** Milliseconds before a skeleton shows: what loads faster causes no flash. */
export const skeletonDelayMs = 150;

/** True once `active` has lasted for `delayMs`, and false again at once when it ends. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false);
  // As it begins, not a frame later.
  useLayoutEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delayMs]);
  return active && due;
}
