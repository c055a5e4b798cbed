import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { localeOfPath, withoutLanguage } from "#app/shared/language/languages.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
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
  useEffect(() => setWanted(linkTo(parameters.get("from"))), [parameters]);
  return (
    <OfflineScreen retry={wanted}>
      <KeptProducts />
    </OfflineScreen>
  );
}

/**
 * What a link of this page has for a path of this site, with its locale's prefix: the prefix goes where it is the page's own, as the router puts
 * it there, and the address is whole where it isn't. Anything else leads home.
 */
function linkTo(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from)) return "/";
  const { pathname, search, href } = new URL(from, location.origin);
  return localeOfPath(pathname) === currentLocale() ? withoutLanguage(pathname) + search : href;
}
