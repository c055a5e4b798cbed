import { startTransition, Suspense, useEffect, useState } from "react";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { cookieSettingsEvent } from "./open-cookie-settings.ts";

const CookieSettings = lazyWithRetry(() => import("./cookie-settings.tsx"));

/** Opens the cookie settings when the footer asks for them. */
export function CookieSettingsGate() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onOpen = (event: Event) => {
      event.preventDefault();
      startTransition(() => setOpen(true));
    };
    window.addEventListener(cookieSettingsEvent, onOpen);
    return () => window.removeEventListener(cookieSettingsEvent, onOpen);
  }, []);
  return <Suspense>{open ? <CookieSettings onClose={() => setOpen(false)} /> : null}</Suspense>;
}
