import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

import { CloseButton } from "./close-button.tsx";
import { Icon } from "./icon.tsx";
import { useTopModal } from "./open-modals.ts";
import { markPage } from "./page-mark.ts";
import { boxesToKeepClear, toastLift, toastRoom } from "./toast-place.ts";
import { closeToast, registerPlacing, type Toast, useToasts } from "./toast.ts";
import { toastTexts } from "./toasts.texts.ts";

/** Where toasts appear: bottom right, focused with Alt+T, moved up where they would cover a control. Inside a modal dialog while one is open. */
export function Toasts() {
  const modal = useTopModal();
  return modal ? createPortal(<ToastLayer />, modal) : <ToastLayer />;
}

function ToastLayer() {
  const toasts = useToasts();
  const layer = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const any = toasts.length > 0;
  useHotkey(list, any);

  const place = useCallback(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const shown = list.current?.offsetHeight ?? 0;
    // First: what makes room for toasts moves.
    document.documentElement.style.setProperty("--toast-room", toastRoom(shown));
    const lift = toastLift(boxesToKeepClear(), { width, height }, shown);
    layer.current?.style.setProperty("--toast-lift", `${lift}px`);
  }, []);

  useEffect(() => registerPlacing(place), [place]);

  // From the start: what is added to a region that is shown is read out.
  useLayoutEffect(() => layer.current?.showPopover(), []);

  // Also when one ends: where the stack was too high to keep clear, what is left of it may find room.
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    place();
    // Again after the page has rendered the result of the press, such as View cart.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [toasts, place]);

  useEffect(() => {
    if (!any) return;
    const freeCorner = markPage("data-corner-taken");
    window.addEventListener("scroll", place, { passive: true });
    return () => {
      freeCorner();
      document.documentElement.style.removeProperty("--toast-room");
      window.removeEventListener("scroll", place);
    };
  }, [any, place]);

  return (
    <section
      ref={layer}
      popover="manual"
      aria-label={toastTexts().notifications}
      aria-live="polite"
      className="toast-layer"
    >
      <ol ref={list} tabIndex={-1} data-toaster>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

/** A toast. It stays while the pointer or the focus is on it, and while the page is not looked at. */
function ToastItem({ toast: { id, tone, message, description, action, durationMs } }: { toast: Toast }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const close = () => {
      const isHeld = item.current?.matches(":hover, :focus-within") || document.hidden;
      if (!isHeld) closeToast(id);
      else timer = setTimeout(close, durationMs);
    };
    let timer = setTimeout(close, durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  return (
    <li ref={item} data-toast data-tone={tone}>
      <Icon name={tone === "success" ? "check" : "alert"} className="size-5 shrink-0" />
      <div className="mr-auto min-w-0">
        <p className="font-semibold">{message}</p>
        {description === undefined ? null : <p className="text-muted-dark">{description}</p>}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            closeToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <CloseButton label={toastTexts().close} onClick={() => closeToast(id)} />
    </li>
  );
}

/** Alt+T goes to the toasts (specification, section 9); Escape there, or the end of the last one, goes back. */
function useHotkey(list: React.RefObject<HTMLOListElement | null>, any: boolean): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!any) return;
    const { current: toasts } = list;
    const goBack = () => {
      // Where nothing had the focus, nothing gets it.
      if (toasts?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      // Who has gone on elsewhere stays there. What had the focus may have gone with the last toast.
      if (document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true });
      cameFrom.current = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = toasts?.contains(document.activeElement);
      if (event.altKey && event.code === "KeyT" && !isInside) {
        event.preventDefault();
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        toasts?.focus({ preventScroll: true });
      } else if (event.key === "Escape" && isInside) {
        event.preventDefault();
        goBack();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      goBack();
    };
  }, [any, list]);
}
