import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";

import { paymentProvider } from "./features/selling/payments/choose-provider.server.ts";
import { providerSources } from "./features/selling/payments/provider-sources.ts";
import { readOpenLocales } from "./features/shop/content/queries.server.ts";
import { renderDocument } from "./platform/document/render-document.server.tsx";
import { shopOf } from "./platform/env/context.ts";
import { logError } from "./platform/env/log-error.ts";
import { contentSecurityPolicy } from "./platform/http/content-security-policy.server.ts";
import { paymentPolicy, staffPermissions } from "./platform/http/security-headers.ts";
import { currentLocale } from "./shared/language/current-language.ts";
import { languageTag, withoutLanguage } from "./shared/language/languages.ts";
import { alternateLinks, offeringLocales } from "./storefront/frame/alternate-links.server.ts";

/** Renders a page and sets its headers. A page that cannot be rendered throws, and React Router renders the error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { html, scripts } = await renderDocument(routerContext, request.url);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", languageTag(currentLocale()));
  const shop = shopOf(context);
  const { location } = routerContext.staticHandlerContext;
  const locales = offeringLocales(context, await readOpenLocales(shop));
  const alternates = alternateLinks(context, shop.env.PUBLIC_ORIGIN, location, locales);
  if (alternates && status === 200 && !headers.has("X-Robots-Tag")) headers.set("Link", alternates);
  // The payment provider's own fields stand on the pages that take payments, and no other page may load them.
  const pathname = withoutLanguage(routerContext.staticHandlerContext.location.pathname);
  const takesPayments = pathname === "/checkout" || pathname === "/add-to-order";
  const outside = takesPayments ? providerSources(paymentProvider(shop.env)?.clientPart) : null;
  headers.set("Content-Security-Policy", await contentSecurityPolicy(scripts, outside));
  if (outside) {
    headers.set("Permissions-Policy", paymentPolicy(outside.frames));
    // Google Pay opens a window that must be able to answer.
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
  if (pathname.startsWith("/admin")) headers.set("Permissions-Policy", staffPermissions);
  return new Response(html, { status, headers });
}

/** Tells the log what a loader or an action threw. A visitor who left is no failure, nor is a page that is not there. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) logError(`${request.method} of a page failed`, error);
};
