import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";

import { hasRoom } from "#app/ui/has-room.ts";

import { newPrefetchLimit, prefetchablePage, restMs } from "./prefetch-intent.ts";

const mayFetch = newPrefetchLimit();

/**
 * Fetches the page that a shopper is about to open, its data and its scripts: the one whose link a mouse rests on, a finger is put on
 * without scrolling, or the keyboard has reached.
 */
export function IntentPrefetch() {
  // With when they were asked for: a page whose data is old by now is fetched anew, in place of what was fetched.
  const [pages, setPages] = useState<ReadonlyMap<string, number>>(new Map());
  const { key } = useLocation();
  // The data of a page is asked for by what is shown already: after a navigation, that is something else.
  useEffect(() => setPages(new Map()), [key]);
  useEffect(() => watchIntent((page) => setPages((known) => new Map(known).set(page, Date.now()))), []);
  return Array.from(pages, ([page, at]) => <PrefetchPageLinks key={`${page} ${at}`} page={page} />);
}

/** Calls `onIntent` with each page that is to be fetched. Returns how to stop. */
function watchIntent(onIntent: (page: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: HTMLAnchorElement | null = null;
  const forget = () => {
    clearTimeout(timer);
    wanted = null;
  };
  const consider = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[href]") ?? null;
    if (link === wanted) return;
    forget();
    if (!link || !hasRoom(navigator)) return;
    wanted = link;
    timer = setTimeout(() => {
      const page = prefetchablePage(link, location);
      if (page && mayFetch(page, Date.now())) onIntent(page);
    }, restMs);
  };
  const onFocus = (event: Event) => {
    // A press focuses too, and scrolling may follow it.
    if ((event.target as Element).matches?.(":focus-visible")) consider(event);
  };
  const listeners = {
    pointerover: (event: Event) => (event as PointerEvent).pointerType !== "touch" && consider(event),
    pointerdown: consider,
    // The finger scrolls.
    pointercancel: forget,
    focusin: onFocus,
    focusout: forget,
    scroll: forget,
  };
  for (const [name, act] of Object.entries(listeners)) document.addEventListener(name, act, { passive: true });
  return () => {
    forget();
    for (const [name, act] of Object.entries(listeners)) document.removeEventListener(name, act);
  };
}
