import "sonner/dist/styles.css";

import { Toaster as SonnerToaster } from "sonner";

/** The toaster: bottom right, reached with Alt+T (specification, section 9). */
export default function Toaster() {
  return <SonnerToaster position="bottom-right" hotkey={["altKey", "KeyT"]} theme="dark" closeButton />;
}
