import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Moves the focus to the title of a page that was navigated to, or to the part that its address names: a screen reader says where
 * it is, and Tab goes on from there. Not when going back, where the page stands as it was left, nor from a field that is in use. With
 * another query alone it is the same page, shown otherwise, unless a link outside of it was pressed.
 */
export function useNewPageFocus(): void {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  // A frame that comes with a navigation shows a new page: one that failed, or one of the shop's other half.
  const shown = useRef(type === NavigationType.Pop ? pathname : null);
  const onPage = useEffectEvent(() => {
    const isSame = shown.current === pathname;
    shown.current = pathname;
    const at = document.activeElement;
    if (type === NavigationType.Pop || at?.matches("input, select, textarea")) return;
    if (isSame && !at?.closest("header, footer")) return;
    const place =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>("main h1") ??
      document.querySelector("main");
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  useEffect(() => onPage(), [pathname, search]);
}
