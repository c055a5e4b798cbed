import { startTransition, Suspense, useEffect, useState } from "react";

import { hasRoom } from "#app/ui/has-room.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { ChoiceBarProps } from "./choice-bar-content.tsx";

const loadContent = () => import("./choice-bar-content.tsx");
const ChoiceBarContent = lazyWithRetry(loadContent);

/** The choice and the way to the cart, in reach while reading on: once the page's own button has scrolled out at the top. */
export function ChoiceBar({ after, ...bar }: ChoiceBarProps & { after: HTMLElement | null }) {
  const [passed, setPassed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!after) return;
    // All below the window counts as seen, so that a jump past the button is noticed too.
    const watcher = new IntersectionObserver(
      ([entry]) => startTransition(() => setPassed(entry?.isIntersecting === false)),
      { rootMargin: "0px 0px 100000px 0px" },
    );
    watcher.observe(after);
    return () => watcher.disconnect();
  }, [after]);
  useEffect(() => {
    // Whoever begins to read on comes past the button soon.
    const prepare = () => void (hasRoom(navigator) && loadContent().catch(() => undefined));
    window.addEventListener("scroll", prepare, { once: true, passive: true });
    return () => window.removeEventListener("scroll", prepare);
  }, []);
  // Whoever is at work in it keeps it.
  const shown = passed || focused;
  return <Suspense>{shown ? <ChoiceBarContent {...bar} onFocusWithin={setFocused} /> : null}</Suspense>;
}
