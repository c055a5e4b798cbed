import { useLayoutEffect, useRef } from "react";

import { useUnderWay } from "./use-under-way.ts";

/**
 * Gives the focus back after a save. A button that is disabled meanwhile, or a row that goes away, leaves it on the body, where a
 * keyboard user would start over at the top of the page: then the first field with an error gets it, else the notice that
 * says why nothing was saved, which may be out of sight, else the control itself, else what is nearest to it, else `#content`.
 */
export function useKeptFocus(): void {
  const isBusy = useUnderWay();
  const held = useRef<{ control: Element | null; near: HTMLElement[] }>({ control: null, near: [] });
  useLayoutEffect(() => {
    if (isBusy) {
      const control = document.activeElement;
      held.current = { control, near: control ? nearTo(control) : [] };
      return;
    }
    const { control, near } = held.current;
    held.current = { control: null, near: [] };
    const isLost = () => document.activeElement === document.body;
    if (!(control instanceof HTMLElement) || control === document.body || !isLost()) return;
    document.querySelector<HTMLElement>("#content [aria-invalid=true]")?.focus();
    // One that `takesFocus`: others may have stood there before.
    if (isLost()) document.querySelector<HTMLElement>("#content [role=alert][tabindex]")?.focus();
    if (isLost()) control.focus({ preventScroll: true });
    // `body` still: the control is disabled, hidden or gone.
    for (const one of near) if (isLost()) focusIn(one, control);
    if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
  }, [isBusy]);
}

/** The rows beside that of a control, its form, and the part of the page that they are in. */
function nearTo(control: Element): HTMLElement[] {
  const row = control.closest("li, tr");
  const near = [
    row?.nextElementSibling,
    row?.previousElementSibling,
    control.closest("form"),
    control.closest("section"),
  ];
  return near.filter((one) => one instanceof HTMLElement);
}

/** Gives the focus to what is in a place as the control was: a field of its name, a button that does the same; else to the place itself. */
function focusIn(place: HTMLElement, control: HTMLElement): void {
  if (!place.isConnected) return;
  // What a text field was drawn with says nothing of which one it is.
  const isTyped = control.matches("textarea, input:not([type=radio], [type=checkbox])");
  const alike = (one: HTMLElement) =>
    // A row has the buttons that another has. Elsewhere nobody can tell which one does the same, if it sends nothing.
    (place.matches("li, tr") || !control.matches("button[type=button]:not([name])")) &&
    ["name", "type", ...(isTyped ? [] : ["value"])].every(
      (fact) => one.getAttribute(fact) === control.getAttribute(fact),
    );
  const same = [...place.querySelectorAll<HTMLElement>(control.tagName)].find(alike);
  (same ?? place).focus({ preventScroll: true });
  if (same || document.activeElement === place) return;
  // A place is no control: it takes the focus only here.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
