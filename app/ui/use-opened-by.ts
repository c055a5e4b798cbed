import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether an overlay is open, and how to close it. The window event `event` opens it; a navigation closes it. It opens in a
 * transition: React would hold back for 300 ms what suspends for its script otherwise, even when that is there at once.
 */
export function useOpenedBy(event: string): [boolean, () => void] {
  const [opened, setOpened] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    const open = () => startTransition(() => setOpened(true));
    window.addEventListener(event, open);
    return () => window.removeEventListener(event, open);
  }, [event]);
  // With the page that was navigated to, and not a moment after it: a modal lets nothing outside it have the focus.
  const [keyBefore, setKeyBefore] = useState(key);
  if (key !== keyBefore) {
    setKeyBefore(key);
    setOpened(false);
  }
  return [opened, useCallback(() => setOpened(false), [])];
}
