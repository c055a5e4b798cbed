import { Suspense } from "react";

import { useSite } from "#app/features/shop/content/use-site.ts";
import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const ChargeConsent = lazyWithRetry(() => import("./charge-consent.tsx"));

/** `ChargeConsent` in the markets that ask, and nothing of it on other pages. An order that comes before it is there is refused. */
export function ChargeConsentLater() {
  return asksBeforeCharge(useSite().shipping.market) ? (
    <Suspense>
      <ChargeConsent />
    </Suspense>
  ) : null;
}
