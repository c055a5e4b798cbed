import "./toaster.css";
import { useEffect, useRef } from "react";
import { Toaster as SonnerToaster } from "sonner";

import { markPage } from "./page-mark.ts";
import { boxesToKeepClear, toastLift } from "./toast-place.ts";
import { registerToaster } from "./toast.ts";

/** The toaster: bottom right, focused with Alt+T (S31), moved up where it would cover a control. */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const { innerWidth: width, innerHeight: height } = window;
      const toasts = [...(layer.current?.querySelectorAll<HTMLElement>("[data-sonner-toast]") ?? [])];
      const tallest = Math.max(0, ...toasts.map(({ offsetHeight }) => offsetHeight));
      const lift = toastLift(boxesToKeepClear(), { width, height }, tallest);
      layer.current?.style.setProperty("--toast-lift", `${lift}px`);
    };
    let freeCorner: (() => void) | undefined;
    const keepClear = () => {
      if (layer.current?.querySelector("[data-sonner-toast]")) {
        freeCorner ??= markPage("data-corner-taken");
        place();
      } else {
        freeCorner?.();
        freeCorner = undefined;
      }
    };
    window.addEventListener("scroll", keepClear, { passive: true });
    // A toast has its height once it is there.
    const shown = new MutationObserver(keepClear);
    if (layer.current) shown.observe(layer.current, { childList: true, subtree: true });
    const unregister = registerToaster({
      keepClear,
      bringToFront: () => {
        // Reopened, the popover is above a dialog that was opened after it.
        layer.current?.hidePopover();
        layer.current?.showPopover();
        place();
        // Again after the page has rendered the result of the press, such as View cart.
        requestAnimationFrame(place);
      },
    });
    return () => {
      window.removeEventListener("scroll", keepClear);
      shown.disconnect();
      freeCorner?.();
      unregister();
    };
  }, []);
  return (
    <div ref={layer} popover="manual" className="z-100 m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <SonnerToaster
        position="bottom-right"
        hotkey={["altKey", "KeyT"]}
        offset={{ bottom: "calc(24px + var(--toast-lift, 0px))" }}
        mobileOffset={{ bottom: "calc(16px + var(--toast-lift, 0px))" }}
        theme="dark"
        closeButton
      />
    </div>
  );
}
