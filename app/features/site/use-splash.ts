import { startTransition, useEffect, useState } from "react";

import { readSession, writeSession } from "#app/platform/session-storage.ts";

const seenKey = "splashSeen";

/** Whether the splash is to be shown: once a session, and never to people who ask for less motion. */
export function useSplash(): [boolean, () => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (readSession(seenKey) !== null) return;
    writeSession(seenKey, "1");
    const shows = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Else React holds back, for 300 ms, what it has just seen missing.
    startTransition(() => setShown(shows));
  }, []);
  return [shown, () => setShown(false)];
}
