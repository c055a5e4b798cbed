import type { MiddlewareFunction } from "react-router";

import { retryAfterSeconds } from "./rate-limits.ts";
import { withSecurityHeaders } from "./security-headers.ts";

/** Adds the security headers to a page, before it is cached: so its cached copies have them too. */
const secured: MiddlewareFunction<Response> = async (_, next) => withSecurityHeaders(await next());

/** The response to a form may contain what was typed, but has the page's public cache headers. */
const uncachedForms: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (request.method === "POST") response.headers.set("Cache-Control", "no-store");
  return response;
};

/** Says when to try again: React Router drops the headers of an action's response when it renders the page. */
const retryLater: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  if (response.status === 429) response.headers.set("Retry-After", String(retryAfterSeconds));
  return response;
};

/** What every page goes through, from outside to inside. Bindings are in its context already (`workers/app.ts`). */
export const pageMiddleware = [secured, uncachedForms, retryLater];
