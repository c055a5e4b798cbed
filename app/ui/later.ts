import { type ComponentType, lazy } from "react";

/**
 * A component that is fetched when it is wanted. One that cannot be fetched (the connection is gone) is tried again when
 * the connection returns: until then it is missing, but never breaks the page it belongs to.
 */
export function later<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  const attempt = (): ReturnType<typeof load> => load().catch(() => connectionReturns().then(attempt));
  return lazy(attempt);
}

/** Settles when the browser's connection returns. */
export function connectionReturns(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
  });
}
