import { type ComponentType, lazy } from "react";

/**
 * A component that is fetched when it is wanted. One that cannot be fetched (the connection is gone) is tried again when
 * the connection returns: until then it is missing, but never breaks the page it belongs to.
 */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const attempt = (): ReturnType<typeof load> =>
    load()
      // An earlier attempt may have failed at a style sheet, which this one did not ask for again.
      .then((module) => fetchMissingStyles().then(() => module))
      .catch(() => connectionReturns().then(attempt));
  return lazy(attempt);
}

/** Settles when the browser's connection returns. */
function connectionReturns(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
  });
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

/** How often a style sheet is asked for again, a second apart: the network may answer later than the browser says. */
const maxTries = 5;

function fetchAgain(link: HTMLLinkElement, tries = 1): Promise<void> {
  return new Promise((resolve) => {
    const again = document.createElement("link");
    Object.assign(again, { rel: "stylesheet", href: link.href });
    again.addEventListener("load", () => resolve(), { once: true });
    again.addEventListener("error", () => {
      if (tries === maxTries) resolve();
      else setTimeout(() => resolve(fetchAgain(again, tries + 1)), 1_000);
    });
    link.replaceWith(again);
  });
}
