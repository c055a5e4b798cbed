import { useEffect } from "react";

import { ConsentGate } from "#app/features/consent/consent-gate.tsx";
import { SupportButton } from "#app/storefront/support/support-button.tsx";
import { registerServiceWorker } from "#app/service-worker/register.ts";
import { Welcome } from "#app/storefront/welcome-popup/welcome.tsx";
import { Tooltips } from "#app/ui/tooltips.tsx";

/** What comes to a page after it has loaded: the question about cookies, the support button, the welcome. */
export default function DeferredOverlays() {
  useEffect(registerServiceWorker, []);
  return (
    <>
      <ConsentGate />
      <Welcome />
      <SupportButton />
      <Tooltips />
    </>
  );
}
