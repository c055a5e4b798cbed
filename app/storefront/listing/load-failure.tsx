import { useEffect, useState } from "react";
import { isRouteErrorResponse, useNavigate, useRevalidator } from "react-router";

import { useHydrated } from "#app/platform/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorScreen } from "#app/storefront/frame/error-screen.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isOffline } from "#app/ui/is-offline.ts";
import { showToast } from "#app/ui/toast.ts";

/** What stands where a list would when it could not be loaded. Retry asks for the page's data again. */
export function LoadFailure({ what = "products" }: { what?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-col items-center gap-6 px-4 py-24 text-center">
      <span className="inline-flex size-16 items-center justify-center border border-line bg-white">
        <Icon name="alert" />
      </span>
      <p>Failed to load {what}. Please try again later.</p>
      <Button busy={state === "loading"} onClick={() => void revalidate()}>
        Retry
      </Button>
    </div>
  );
}

interface FailureProps {
  error: unknown;
  title: string;
  what?: string;
}

/** The error boundary of a page that is a list: its title stays, and so does the way to try again. */
export function ListingFailure({ error, title, what }: FailureProps) {
  if (isNotFound(error) || keptByServiceWorker()) return <ErrorScreen error={error} />;
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <h1 className="display text-display-md lg:text-display-lg">{title}</h1>
      <LoadFailure {...(what ? { what } : {})} />
    </div>
  );
}

/** The error boundary of a product's page. Who came by a link inside the shop is told and taken to /shop (decisions.md). */
export function ProductFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  // A page that came broken as a document is hydrated with its error.
  const hydrated = useHydrated();
  const [leaves] = useState(() => hydrated && !keptByServiceWorker());
  useEffect(() => {
    if (!leaves) return;
    void showToast("error", "Failed to load product");
    void navigate("/shop", { replace: true });
  }, [leaves, navigate]);
  return leaves ? null : <ErrorScreen error={error} />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Without a connection the service worker may have kept the page as it was: the error screen opens that. */
function keptByServiceWorker(): boolean {
  return isOffline() && Boolean(navigator.serviceWorker?.controller);
}
