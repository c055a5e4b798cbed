import { startTransition, useEffect, useState } from "react";

/** Milliseconds before a skeleton shows: what loads faster causes no flash. */
export const skeletonDelayMs = 150;

/** True once `active` has lasted for `delayMs`, and false again at once when it ends. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    // What is shown then may be a lazy component: a transition keeps the current screen until it has loaded.
    const timer = setTimeout(() => startTransition(() => setDue(true)), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delayMs]);
  return active && due;
}
