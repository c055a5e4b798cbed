import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

import { useUnderWay } from "./use-under-way.ts";

/**
 * Marks what staff pressed `aria-busy` while its answer is under way, and sends a form once however often it is pressed before that.
 * For every link, form and field of the admin, so that none has to say it itself; a press keeps the focus, for nothing is disabled.
 * Without scripts the browser shows what it loads.
 */
export function useBusyPress(): void {
  const isUnderWay = useUnderWay();
  const { location, state } = useNavigation();
  const pressed = useRef<HTMLElement | null>(null);
  const form = useRef<EventTarget | null>(null);
  const isSending = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest("a, button, select") ?? pressed.current;
    };
    const sendOnce = (event: Event) => {
      if (isSending.current && event.target === form.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      form.current = event.target;
    };
    // Before the page's own listeners, which begin what is under way.
    document.addEventListener("click", note, true);
    document.addEventListener("change", note, true);
    document.addEventListener("submit", sendOnce, true);
    return () => {
      document.removeEventListener("click", note, true);
      document.removeEventListener("change", note, true);
      document.removeEventListener("submit", sendOnce, true);
    };
  }, []);

  // Until it is answered: what the answer says is shown, and may be acted on, before the rest of the page is read anew.
  useLayoutEffect(() => {
    isSending.current = state === "submitting";
  }, [state]);

  // Another link that is pressed meanwhile takes the place of the first one, and of its mark.
  useLayoutEffect(() => {
    if (!isUnderWay) {
      // What comes next may be no answer to it: going back is none.
      pressed.current = null;
      return;
    }
    const control = shownOf(pressed.current);
    // Some say it themselves, with other words or longer.
    if (!control || control.ariaBusy === "true") return;
    control.ariaBusy = "true";
    return () => {
      control.ariaBusy = null;
    };
  }, [isUnderWay, location]);
}

/** Enter in a field presses a button that may be hidden, and so does a question that closes: what has the focus tells of it then. */
function shownOf(control: HTMLElement | null): HTMLElement | null {
  if (!control || control.checkVisibility()) return control;
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
