import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useRef } from "react";

import { isHydrated } from "#app/platform/document/use-hydrated.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

/** How far below the window a part is fetched. */
const margin = "200px";
/** After these the page may change, or the part be reached by other ways than scrolling. */
const inputs = ["pointerdown", "keydown", "popstate"] as const;

/** A part as it is on screen: hydrated or not yet. */
interface OnScreen {
  isReady: boolean;
  /** Set while something waits for it. */
  onReady?: () => void;
}

/**
 * A part far down a page. Its HTML comes with the page, its scripts when the shopper comes near it or first touches the page: until then
 * React leaves the HTML as it is (https://react.dev/reference/react/Suspense). Links and folds work without them, and a button that is
 * pressed before they have come is pressed again then.
 */
export function loadWhenNear<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const wanted = Promise.withResolvers<void>();
  const want = () => wanted.resolve();
  // Of a page that the shopper came to by a link, with the page's own scripts.
  if (isHydrated()) want();
  const Part = import.meta.env.SSR ? lazy(load) : lazyWithRetry<P>(async () => wanted.promise.then(load));

  // Memoised: rendered again before its scripts have come, React would throw its HTML away.
  return memo(function NearPart(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<OnScreen>({ isReady: false });
    const announce = useCallback(() => {
      part.current.isReady = true;
      part.current.onReady?.();
    }, []);
    useEffect(() => {
      const { current: element } = place;
      if (!element) return;
      if (element.querySelector(":scope > [data-waits]")) want();
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: margin });
      watcher.observe(element);
      for (const name of inputs) addEventListener(name, want, { capture: true, once: true });
      const stopKeeping = keepPresses(element, part.current, want);
      return () => {
        watcher.disconnect();
        for (const name of inputs) removeEventListener(name, want, { capture: true });
        stopKeeping();
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<div data-waits className="min-h-dvh" />}>
          <Part {...props} />
          <Announce onReady={announce} />
        </Suspense>
      </div>
    );
  });
}

/** Says that the part it stands in is hydrated. */
function Announce({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Keeps presses and arrow keys on the buttons of a part that is not ready, and hands them on; returns how to stop. */
function keepPresses(element: HTMLElement, part: OnScreen, want: () => void): () => void {
  if (part.isReady) return () => undefined;
  const kept: { button: HTMLElement; act: () => void }[] = [];
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button:not([popovertarget]), a[data-opens-dialog]");
    if (!button || !element.contains(button)) return;
    if (event instanceof KeyboardEvent) {
      const act = () => button.dispatchEvent(new KeyboardEvent("keydown", event));
      if (event.key.startsWith("Arrow")) kept.push({ button, act });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    button.ariaBusy = "true";
    want();
    const act = () => {
      button.ariaBusy = null;
      button.click();
    };
    kept.push({ button, act });
  };
  const stop = () => {
    for (const name of ["click", "keydown"]) removeEventListener(name, keep, true);
  };
  part.onReady = () => {
    stop();
    void handOn(kept);
  };
  // At the window: React, at the document, lets nothing through to what is not hydrated.
  for (const name of ["click", "keydown"]) addEventListener(name, keep, true);
  return stop;
}

async function handOn(kept: readonly { button: HTMLElement; act: () => void }[]): Promise<void> {
  for (const { button, act } of kept) {
    await nextTask();
    // React hydrates what a press is in, if that has a boundary of its own.
    button.dispatchEvent(new Event("auxclick", { bubbles: true }));
    await nextTask();
    act();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
