import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Fills a field with the path of the page that the reader came from, unless something stands there; never its query. */
export function useCameFrom(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (field.current?.value === "") field.current.value = pathBefore(state);
  }, [state]);
  return field;
}

function pathBefore(state: unknown): string {
  if (typeof state === "object" && state !== null && "from" in state && typeof state.from === "string")
    return state.from;
  const referrer = URL.parse(document.referrer);
  return referrer?.origin === window.location.origin ? referrer.pathname : "";
}
