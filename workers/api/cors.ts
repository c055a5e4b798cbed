import { isOriginNamed } from "#app/features/shop/keys/named-origin.server.ts";
import { bearerTokenOf } from "#app/platform/http/bearer-token.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { stockholmDay } from "#app/shared/days.ts";

import type { Step } from "./steps.ts";

/** Seconds for which a browser need not ask again. A key that no longer names the origin is asked at each call anyway. */
const preflightSeconds = 600;

/**
 * Lets web pages of other origins read answers to a key that names them, and nothing else: no cookie is ever sent along. A browser asks
 * first, without the key: it is told yes for an origin that any working key names. Without that, browsers keep the answer to themselves.
 */
export const allowNamedOrigins: Step = async (c, next) => {
  const request = c.req.raw;
  const origin = request.headers.get("Origin");
  if (origin === null) return next();
  if (request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method")) {
    const mayAsk = !(await isOverLimit(request, c.env.env, "preflight"));
    if (!mayAsk || !(await isOriginNamed(c.env.db, origin, stockholmDay(new Date())))) return next();
    return new Response(null, {
      status: 204,
      headers: {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Methods": "GET, POST",
        "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match",
        "Access-Control-Max-Age": String(preflightSeconds),
        Vary: "Origin",
      },
    });
  }
  await next();
  if (bearerTokenOf(request) === null) return;
  c.res.headers.append("Vary", "Origin");
  // A call over its limit was refused before its key was looked up, and costs no reading now.
  const principal = c.res.status === 429 ? null : await c.var.principal?.();
  if (!principal?.origins.includes(origin)) return;
  c.res.headers.set("Access-Control-Allow-Origin", origin);
  c.res.headers.set("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id");
};
