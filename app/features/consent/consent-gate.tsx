import { Suspense } from "react";

import { useConsent } from "./consent-store.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const ConsentBanner = lazyWithRetry(() => import("./consent-banner.tsx"));

/** Asks about cookies for as long as there is no answer. */
export function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}
