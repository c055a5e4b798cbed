import { Suspense } from "react";

import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const ChargeConsent = lazyWithRetry(() => import("./charge-consent.tsx"));

/** `ChargeConsent` in the markets that ask, and nothing of it on other pages. An order that comes before it is there is refused. */
export function ChargeConsentLater({ market, totalOre }: { market: MarketId | undefined; totalOre: number }) {
  return asksBeforeCharge(market, totalOre) ? (
    <Suspense>
      <ChargeConsent />
    </Suspense>
  ) : null;
}

/** The box's tick as a form is sent; undefined where none is shown, null when it has just told that it is to be ticked. */
export function readChargeConsent(form: HTMLFormElement | null): boolean | null | undefined {
  const box = form?.elements.namedItem("agreesToCharge");
  if (!(box instanceof HTMLInputElement)) return undefined;
  return box.reportValidity() ? box.checked : null;
}
