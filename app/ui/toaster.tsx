import "./toaster.css";

import { useEffect, useRef } from "react";
import { Toaster as SonnerToaster } from "sonner";

import { toasterMounted } from "./toast.ts";

/** The toaster: bottom right, reached with Alt+T (specification, section 9). */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      toasterMounted(() => {
        // Shown anew, it lies above a dialog that was opened after it.
        layer.current?.hidePopover();
        layer.current?.showPopover();
      }),
    [],
  );
  return (
    <div ref={layer} popover="manual" className="m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <SonnerToaster position="bottom-right" hotkey={["altKey", "KeyT"]} theme="dark" closeButton />
    </div>
  );
}
