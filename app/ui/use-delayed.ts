import { startTransition, useEffect, useState } from "react";

/** Milliseconds until something under way is shown as a skeleton: what comes sooner never flashes. */
export const skeletonDelayMs = 150;

/** True once `active` has lasted for `delayMs`, and false again at once when it ends. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    // What is shown then may have to be fetched: until it is there nothing changes.
    const timer = setTimeout(() => startTransition(() => setDue(true)), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delayMs]);
  return active && due;
}
