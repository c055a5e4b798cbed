import { useLayoutEffect, useRef, useState } from "react";

import { placeTooltip, tooltipDelay, type TooltipPlace } from "./tooltip-place.ts";

/** Controls that may be icon-only: named by `aria-label` or by `data-tooltip`. */
const named = ":is(a, button)[aria-label], [data-tooltip]";

function iconOnlyControl(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(named) : null;
  return control && (control.dataset.tooltip || control.innerText.trim() === "") ? control : null;
}

/**
 * The tooltip of every icon-only control, for pointer and keyboard; never on touch. There is one for the whole page.
 * Escape, a press and scrolling close it; it stays open while the pointer is on it. Its text is the control's accessible
 * name, so screen readers are not told twice.
 */
export default function Tooltips() {
  const tooltip = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [place, setPlace] = useState<TooltipPlace>({ left: 0, top: 0 });

  // As it comes, not a frame later: the pointer may be at a control already.
  useLayoutEffect(() => {
    const element = tooltip.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let control: HTMLElement | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;
    const isOpen = () => element.matches(":popover-open");

    const close = () => {
      clearTimeout(timer);
      control = null;
      if (!isOpen()) return;
      element.hidePopover();
      closedAt = Date.now();
    };
    const open = (of: HTMLElement) => {
      if (!of.isConnected) return;
      setText(of.dataset.tooltip ?? of.ariaLabel ?? "");
      element.showPopover();
      requestAnimationFrame(() => {
        const { innerWidth: width, innerHeight: height } = window;
        setPlace(placeTooltip(of.getBoundingClientRect(), element.getBoundingClientRect(), { width, height }));
      });
    };
    const offer = (of: HTMLElement | null) => {
      if (of === control) return;
      close();
      control = of;
      if (of) timer = setTimeout(() => open(of), tooltipDelay(Date.now(), closedAt));
    };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === "touch" || element.contains(event.target as Node)) return;
      offer(iconOnlyControl(event.target));
    };
    const onFocusIn = ({ target }: Pick<FocusEvent, "target">) => {
      if (target instanceof Element && target.matches(":focus-visible")) offer(iconOnlyControl(target));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    const listeners = [
      ["pointerover", onPointerOver],
      ["focusin", onFocusIn],
      ["focusout", close],
      ["pointerdown", close],
      ["keydown", onKeyDown],
      ["scroll", close],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener, true);
    // The focus may have come before this did.
    onFocusIn({ target: document.activeElement });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
  return (
    <div
      ref={tooltip}
      role="tooltip"
      popover="manual"
      style={{ left: place.left, top: place.top }}
      className="m-0 max-w-60 border border-ink-line bg-ink px-3 py-1.5 text-sm text-white"
    >
      {text}
    </div>
  );
}
