import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { retryPath } from "#app/storefront/frame/retry-path.ts";
import { KeptProducts } from "#app/storefront/product-page/kept-products.tsx";
import { offlineTexts } from "#app/ui/offline-screen.texts.ts";
import { OfflineScreen } from "#app/ui/offline-screen.tsx";

import type { Route } from "./+types/offline";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, offlineTexts().title);

/** What must answer without a connection, though no page fetches it before it is wanted: the service worker keeps what this script names. */
export const handle = {
  keeps: [() => import("#app/storefront/frame/wishlist-overlay.tsx")],
};

/** Shown by the service worker for a page that was never seen, when there is no connection (`app/service-worker`). */
export default function OfflinePage() {
  const [parameters] = useSearchParams();
  // The kept page is the same for everyone: where this shopper wanted to go is known in the browser only.
  const [wanted, setWanted] = useState("/");
  useEffect(() => setWanted(retryPath(parameters.get("from"), location.origin)), [parameters]);
  return (
    <OfflineScreen retry={wanted}>
      <KeptProducts />
    </OfflineScreen>
  );
}
