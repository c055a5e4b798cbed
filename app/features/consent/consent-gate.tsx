import { Suspense } from "react";

import { useConsent } from "./consent-store.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const ConsentBanner = lazyWithRetry(() => import("./consent-banner.tsx"));

/** Shows the cookie banner until there is an answer. */
export function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}
