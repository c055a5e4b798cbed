import { startTransition, Suspense, useEffect, useState } from "react";

import { ConsentGate } from "#app/features/shop/consent/consent-gate.tsx";
import { CookieSettingsGate } from "#app/features/shop/consent/cookie-settings-gate.tsx";
import { registerServiceWorker } from "#app/service-worker/register.ts";
import { SupportButton } from "#app/storefront/support/support-button.tsx";
import { Welcome } from "#app/storefront/welcome-popup/welcome.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import { IntentPrefetch } from "./intent-prefetch.tsx";

const Tooltips = lazyWithRetry(() => import("#app/ui/tooltips.tsx"));

/** What comes to a page after it has loaded: the question about cookies, the support button, the welcome. */
export default function DeferredOverlays() {
  useEffect(registerServiceWorker, []);
  const wantsTooltips = useWantsTooltips();
  return (
    <>
      <ConsentGate />
      <CookieSettingsGate />
      <Welcome />
      <SupportButton />
      <IntentPrefetch />
      <Suspense>{wantsTooltips ? <Tooltips /> : null}</Suspense>
    </>
  );
}

/** Whether there is a pointer or a keyboard to show tooltips to: touch alone never sees one. */
function useWantsTooltips(): boolean {
  const [wanted, setWanted] = useState(() => matchMedia("(any-hover: hover)").matches);
  useEffect(() => {
    if (wanted) return;
    const onKeyDown = () => startTransition(() => setWanted(true));
    window.addEventListener("keydown", onKeyDown, { once: true });
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [wanted]);
  return wanted;
}
