import "./toaster.css";

import { useEffect } from "react";
import { Toaster as SonnerToaster } from "sonner";

import { toasterMounted } from "./toast.ts";

/** The toaster: bottom right, reached with Alt+T (specification, section 9). */
export default function Toaster() {
  useEffect(toasterMounted, []);
  return <SonnerToaster position="bottom-right" hotkey={["altKey", "KeyT"]} theme="dark" closeButton />;
}
