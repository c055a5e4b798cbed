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
import { keepMarkupIn } from "./platform/kept-markup.server.ts";
import { MarkupKeeper } from "./platform/kept-markup.tsx";
import { logError } from "./platform/log-error.ts";
import { PageData, pageDataText } from "./platform/page-data.ts";
import { markupOf, PagePieces } from "./platform/page-pieces.server.ts";
import { notePageScripts } from "./platform/page-scripts.server.ts";
import { PageScriptsContext } from "./platform/page-scripts.tsx";
import { fittingManifest } from "./platform/route-manifest.ts";
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
  const { location, matches, loaderData, actionData, errors } = routerContext.staticHandlerContext;
  const manifest = fittingManifest(routerContext);
  // The page's own data first: gzip looks back 32 KB for their words, which stand in the page.
  const ownFirst = Object.fromEntries(Object.entries(loaderData).toReversed());
  const data = pageDataText({ loaderData: ownFirst, actionData, errors });
  // What JSON cannot say goes in React Router's own scripts at the end of the page, which carry the nonce until it is taken out.
  const nonce = data === null ? newNonce() : null;
  // React Router hands its data over once it has rendered its scripts, and they may be known markup.
  const renderMeta = { didRenderScripts: true };
  const serverHandoffStream = nonce ? routerContext.serverHandoffStream : undefined;
  const scripts: string[] = [];
  const pieces = new PagePieces();
  const key = [manifest.url, ...matches.map(({ route }) => route.id), ...Object.keys(errors ?? {})].join(" ");
  const rendered = await renderToStringAsync(
    <PageScriptsContext value={notePageScripts(key, scripts, pieces, nonce)}>
      <PageData value={data ?? ""}>
        <MarkupKeeper value={keepMarkupIn(pieces)}>
          <ServerRouter
            context={contextWith(routerContext, { manifest, renderMeta, serverHandoffStream })}
            url={request.url}
            {...(nonce && { nonce })}
          />
        </MarkupKeeper>
      </PageData>
    </PageScriptsContext>,
  );
  const whole = pieces.assemble(`<!DOCTYPE html>${rendered}`);
  const page = nonce ? extractOwnScripts(markupOf(whole), nonce) : { html: whole, scripts: [] };

  headers.set("Content-Type", "text/html; charset=utf-8");
  // The payment provider's own fields stand on the checkout alone, and no other page may load them.
  const isCheckout = location.pathname === "/checkout";
  const outside = isCheckout ? providerSources(paymentProvider(shopOf(context).env)?.clientPart) : null;
  headers.set("Content-Security-Policy", await contentSecurityPolicy([...scripts, ...page.scripts], outside));
  if (outside) {
    headers.set("Permissions-Policy", paymentPolicy(outside.frames));
    // Google Pay opens a window that must be able to answer.
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
  return new Response(page.html, { status, headers });
}

/** The context with some properties changed. Not a copy: that would read the stream, and so encode the data for it (`scripts/vite/react-router-source.ts`). */
function contextWith(context: EntryContext, changes: object): EntryContext {
  return Object.create(context, Object.getOwnPropertyDescriptors(changes)) as EntryContext;
}

/** Tells the log what a loader or an action threw. A visitor who left is no failure, nor is a page that is not there. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) logError(`${request.method} of a page failed`, error);
};
