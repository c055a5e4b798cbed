import { renderToStringAsync } from "preact-render-to-string";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { paymentProvider } from "./features/payments/choose-provider.server.ts";
import { providerSources } from "./features/payments/provider-sources.ts";
import { contentSecurityPolicy, extractOwnScripts, newNonce } from "./platform/content-security-policy.server.ts";
import { shopOf } from "./platform/context.ts";
import { keepMarkup } from "./platform/kept-markup.server.ts";
import { MarkupKeeper } from "./platform/kept-markup.tsx";
import { logError } from "./platform/log-error.ts";
import { PageData, pageDataText } from "./platform/page-data.ts";
import { withFittingManifest } from "./platform/route-manifest.ts";
import { ScriptNonce } from "./platform/script-nonce.ts";
import { holdScripts } from "./platform/scripts-after-load.ts";
import { paymentPolicy } from "./platform/security-headers.ts";

/**
 * Renders a page whole before it is sent: every loader is one awaited batch, so there is nothing to stream, and a
 * whole page can be kept in the page cache with a policy that names its inline scripts by hash.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = newNonce();
  const { loaderData, actionData, errors } = routerContext.staticHandlerContext;
  const fittingContext = withFittingManifest(routerContext);
  const data = pageDataText({ loaderData, actionData, errors });
  const html = await renderToStringAsync(
    <ScriptNonce value={nonce}>
      <PageData value={data ?? ""}>
        <MarkupKeeper value={keepMarkup}>
          <ServerRouter
            context={data ? withoutStream(fittingContext) : fittingContext}
            url={request.url}
            nonce={nonce}
          />
        </MarkupKeeper>
      </PageData>
    </ScriptNonce>,
  );
  const page = extractOwnScripts(`<!DOCTYPE html>${html}`, nonce);

  headers.set("Content-Type", "text/html; charset=utf-8");
  // The payment provider's own fields stand on the checkout alone, and no other page may load them.
  const isCheckout = new URL(request.url).pathname === "/checkout";
  const outside = isCheckout ? providerSources(paymentProvider(shopOf(context).env)?.clientPart) : null;
  headers.set("Content-Security-Policy", await contentSecurityPolicy(page.scripts, outside));
  if (outside) {
    headers.set("Permissions-Policy", paymentPolicy(outside.frames));
    // Google Pay opens a window that must be able to answer.
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
  return new Response(holdScripts(page.html), { status, headers });
}

function withoutStream(context: EntryContext): EntryContext {
  const { serverHandoffStream: _, ...rest } = context;
  return rest;
}

/** Tells the log what a loader or an action threw. A visitor who left is no failure, nor is a page that is not there. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) logError(`${request.method} of a page failed`, error);
};
