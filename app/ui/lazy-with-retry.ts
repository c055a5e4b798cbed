import { type ComponentType, lazy } from "react";

/**
 * A component that is fetched when it is wanted. One that cannot be fetched (the connection is gone) is tried again when
 * the connection returns: until then it is missing, but never breaks the page it belongs to.
 */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const attempt = (): ReturnType<typeof load> =>
    load().catch(() => connectionReturns().then(fetchMissingStyles).then(attempt));
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

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = document.createElement("link");
    Object.assign(again, { rel: "stylesheet", href: link.href });
    for (const event of ["load", "error"]) again.addEventListener(event, () => resolve(), { once: true });
    link.replaceWith(again);
  });
}
