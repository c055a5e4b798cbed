import { Suspense, useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router";

import { localPath } from "#app/shared/language/current-language.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { isOffline } from "#app/ui/is-offline.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { OfflineScreen } from "#app/ui/offline-screen.tsx";

import { errorTexts } from "./error-screen.texts.ts";

/** Sent with the page that is missing; nobody else fetches it. */
const NotFoundScreen = lazyWithRetry(() => import("./not-found-screen.tsx"));

/** What a person sees when a page is missing, broke or could not be reached. The reason stays in the server's log. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    );
  }
  return isUnreachable(error) ? <UnreachableScreen /> : <CrashScreen />;
}

/** Whether a page's data did not come because there is no connection: browsers throw a TypeError for a failed fetch. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && (isOffline() || /fetch|network|load failed/i.test(error.message));
}

/** A page whose data did not come may be stored as a document: the service worker opens it, or the offline page. */
function UnreachableScreen() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Not a reload, which may lead home. Without a service worker the browser would show its own error page.
    if (navigator.serviceWorker?.controller) window.location.replace(localPath(pathname + search));
  }, [pathname, search]);
  return <OfflineScreen retry={pathname + search} />;
}

function CrashScreen() {
  const { revalidate, state } = useRevalidator();
  const texts = errorTexts();
  return (
    <section className="page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <h1 className="display text-display-md">{texts.title}</h1>
      <p className="max-w-prose text-muted">{texts.nothingLost}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={state === "loading"} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
        <ButtonLink look="outline" to="/" reloadDocument>
          {texts.goHome}
        </ButtonLink>
      </div>
    </section>
  );
}
