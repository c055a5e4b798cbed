import { type ComponentType, lazy } from "react";

/** Milliseconds until what could not be fetched is asked for again, doubled each time. */
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * A component that is fetched when it is wanted. One that cannot be fetched is missing until then, but never breaks the page it
 * belongs to.
 */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(withRetry(load));
}

/**
 * Fetches what is wanted. What cannot be fetched is tried again, after longer and longer pauses, and at once when the connection
 * returns. What a release has taken away comes no more, so the next page is opened anew.
 */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const attempt = (pauseMs: number): Promise<T> =>
    load().catch(async () => {
      await nextChance(pauseMs);
      if (await isReplaced()) return openNextPageAnew();
      await fetchMissingStyles();
      return attempt(Math.min(pauseMs * 2, longestPauseMs));
    });
  return () => attempt(firstPauseMs);
}

/** Settles when the browser's connection returns, or after a pause when it never was away: one request was lost then. */
function nextChance(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, pauseMs);
  });
}

/** Whether the shop has another release now: the file that names this one's scripts is gone. */
async function isReplaced(): Promise<boolean> {
  const manifest = document.querySelector<HTMLLinkElement>('link[href*="/assets/manifest-"]');
  if (!manifest) return false;
  const answer = await fetch(manifest.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.status === 404;
}

/** Leaves links to the browser, which opens their pages with the scripts of now. Never settles: the page lives until then. */
function openNextPageAnew(): Promise<never> {
  const leaveToBrowser = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
  };
  window.addEventListener("click", leaveToBrowser, { capture: true });
  return new Promise(() => undefined);
}

/** Asks again for style sheets that did not come: a module's loader asks for each of its own only once. */
async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(links.filter((link) => !hasCome(link)).map((link) => fetchAgain(link)));
}

function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // One that failed to come is there, but may not be read.
    return false;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = document.createElement("link");
    Object.assign(again, { rel: "stylesheet", href: link.href });
    for (const event of ["load", "error"]) again.addEventListener(event, () => resolve(), { once: true });
    link.replaceWith(again);
  });
}
