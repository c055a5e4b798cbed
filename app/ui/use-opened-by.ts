import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Whether a window event has asked for something to open. It closes by the second value, and when the page changes. */
export function useOpenedBy(event: string): [boolean, () => void] {
  const [opened, setOpened] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    // Else React holds back, for 300 ms, what it has just seen missing.
    const open = () => startTransition(() => setOpened(true));
    window.addEventListener(event, open);
    return () => window.removeEventListener(event, open);
  }, [event]);
  useEffect(() => setOpened(false), [key]);
  return [opened, useCallback(() => setOpened(false), [])];
}
