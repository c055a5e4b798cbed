import { useLocation } from "react-router";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";

/** The path that the document was rendered for. */
const documentPath = typeof window === "undefined" ? null : window.location.pathname;

/**
 * The path of the page on screen, for parts of the frame that differ by page. A part that is hydrated late may meet a page that was
 * navigated to meanwhile: until it is hydrated, this is the path that its HTML was rendered for.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : (documentPath ?? pathname);
}
