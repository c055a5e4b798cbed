import { Suspense } from "react";

import { useConsent } from "./consent-store.ts";
import { later } from "#app/ui/lazy-with-retry.ts";

const ConsentBanner = later(() => import("./consent-banner.tsx"));

/** Asks about cookies for as long as there is no answer. */
export function ConsentGate() {
  return <Suspense>{useConsent() === null ? <ConsentBanner /> : null}</Suspense>;
}
