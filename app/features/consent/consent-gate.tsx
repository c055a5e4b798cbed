import { lazy, Suspense } from "react";

import { useConsent } from "./consent-store.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/** Asks about cookies for as long as there is no answer. */
export function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}
