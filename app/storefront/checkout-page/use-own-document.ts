import { useEffect } from "react";

import type { ClientConfig } from "#app/features/selling/payments/client-config.ts";
import { currentVisit } from "#app/storefront/frame/reload-home.ts";

/**
 * Loads a page that takes payments, at `path`, as a document of its own where it needs the provider's fields: a document that began as another page
 * has that page's content policy. Also when a bank's page was left by the browser's back button: the restored page waits for an
 * answer that never comes.
 */
export function useOwnDocument({ provider }: ClientConfig, path = "/checkout"): void {
  useEffect(() => {
    if (provider === "test") return;
    if (currentVisit()?.pathname !== path) window.location.reload();
    const reloadRestored = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reloadRestored);
    return () => window.removeEventListener("pageshow", reloadRestored);
  }, [provider, path]);
}
