import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, useNavigate, useRevalidator } from "react-router";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { loadFailureTexts } from "#app/shared/load-failure.texts.ts";
import { ErrorScreen, isUnreachable } from "#app/storefront/frame/error-screen.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";

/** What a page lists. */
type Listed = "products" | "reviews";

/** Shown instead of a list that could not be loaded. Retry reloads the page's data. */
export function LoadFailure({ what = "products" }: { what?: Listed }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-col items-center gap-6 px-4 py-24 text-center">
      <Icon name="alert" className="size-8" />
      <p>{loadFailureTexts()[what]}</p>
      <Button busy={state === "loading"} onClick={() => void revalidate()}>
        {loadFailureTexts().retry}
      </Button>
    </div>
  );
}

interface FailureProps {
  error: unknown;
  title: string;
  what?: Listed;
  /** The page with what it listed before; null where that was something else. */
  before?: ReactNode;
}

/** The error boundary of a listing page: what it listed before stays, else its title and Retry. */
export function ListingFailure({ error, title, what, before = null }: FailureProps) {
  if (before !== null && !isNotFound(error)) return before;
  if (isNotFound(error) || mayBeCached(error)) return <ErrorScreen error={error} />;
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <h1 className="display text-display-md lg:text-display-lg">{title}</h1>
      <LoadFailure {...(what ? { what } : {})} />
    </div>
  );
}

/** The error boundary of a product page. After a navigation inside the shop: a toast and /shop (decisions.md). */
export function ProductFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  // A document that failed on the server is hydrated with its error.
  const hydrated = useHydrated();
  const [redirects] = useState(() => hydrated && !mayBeCached(error));
  useEffect(() => {
    if (!redirects) return;
    showToast("error", loadFailureTexts().product);
    void navigate("/shop", { replace: true });
  }, [redirects, navigate]);
  return redirects ? null : <ErrorScreen error={error} />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/**
 * Nothing answered, and a service worker may have a copy of the page: the error screen opens it. Not left to
 * `navigator.onLine`, which stays true behind a router that lost its own connection.
 */
function mayBeCached(error: unknown): boolean {
  return isUnreachable(error) && Boolean(navigator.serviceWorker?.controller);
}
