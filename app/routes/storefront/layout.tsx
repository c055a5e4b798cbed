import { Outlet, type ShouldRevalidateFunction } from "react-router";

import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { ClientConfig } from "#app/features/selling/payments/client-config.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { HydrationBoundary } from "#app/platform/document/hydration-boundary.tsx";
import { shopOf } from "#app/platform/env/context.ts";
import { AnnouncementBar } from "#app/storefront/frame/announcement-bar.tsx";
import { ErrorScreen } from "#app/storefront/frame/error-screen.tsx";
import { Footer } from "#app/storefront/frame/footer.tsx";
import { frameTexts } from "#app/storefront/frame/frame.texts.ts";
import { Header } from "#app/storefront/frame/header.tsx";
import { OfflineOutboxSender } from "#app/storefront/frame/offline-outbox-sender.tsx";
import { Overlays } from "#app/storefront/frame/overlays.tsx";
import { Splash } from "#app/storefront/frame/splash.tsx";
import { usePlainLinks } from "#app/storefront/frame/use-plain-links.ts";
import { PendingPage } from "#app/storefront/pending-page/pending-page.tsx";
import { Toasts } from "#app/ui/toasts.tsx";
import { useNewPageFocus } from "#app/ui/use-new-page-focus.ts";

import type { Route } from "./+types/layout";

/** The site's facts, and the payment provider's part in the browser unless it is the test provider's, which needs nothing. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteFacts & { payment?: ClientConfig }> {
  const shop = shopOf(context);
  const facts = await readSiteFacts(shop);
  const part = paymentProvider(shop.env)?.clientPart;
  if (!part || part.provider === "test") return facts;
  return { ...facts, payment: part };
}

/** The site's facts hold for a visit: they are read with the first page and not with each one after it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function StorefrontLayout() {
  return (
    <Frame>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorScreen error={error} />;
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  usePlainLinks();
  useNewPageFocus();
  return (
    <>
      <Splash />
      <a href="#content" className="skip-link">
        {frameTexts().skip}
      </a>
      <AnnouncementBar />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <Overlays />
      <OfflineOutboxSender />
      <Toasts />
    </>
  );
}
