import { Suspense } from "react";

import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { useConsent } from "./consent-store.ts";

const ConsentBanner = lazyWithRetry(() => import("./consent-banner.tsx"));

/** Shows the cookie banner until there is an answer. */
export function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}
