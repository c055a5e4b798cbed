import { openDatabase } from "#app/db/client.server.ts";
import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { parseEnvironment } from "#app/platform/env/env.server.ts";
import { pagePathOf } from "#app/platform/http/page-path.ts";
import { pageAt } from "#app/shared/pages.ts";

/**
 * Which copy of the database a session's first statement may read: the primary, or whichever is nearest. What a session has read
 * or written once, its later statements see.
 */
type Consistency = "first-primary" | "first-unconstrained";

/** What else every shopper sees alike. Other paths read the primary, so that a page nobody thought of here is slower and never wrong. */
const sharedAnswers =
  /^\/((cj-)?product\/[^/]+|test-product\/[^/]+|sitemap\.xml|robots\.txt|llms\.txt|feeds\/.+|manifest\.webmanifest|media\/.+|search-suggestions|buyable-product\/[^/]+|product-cards|goes-with\/[^/]+|reviewable-products|(products|collections|pages|policies)\/.+)$/;

/**
 * Where a request reads. Shoppers' pages read from the replica near them. `/api`, forms, staff, and pages about something the
 * shopper has just done (an order, a subscription) read what was written last.
 */
export function consistencyOf(request: Request, { pathname }: URL): Consistency {
  const path = pagePathOf(pathname);
  const reads = request.method === "GET" || request.method === "HEAD";
  return reads && (pageAt(path)?.isPublic || sharedAnswers.test(path)) && !hasSessionCookie(request)
    ? "first-unconstrained"
    : "first-primary";
}

/**
 * The shop over the bindings of one request, queue batch or scheduled run. `from` is where its database session begins: a
 * consistency, or the bookmark of a change that it must see. Throws when the environment is not complete.
 */
export function openShop(rawEnv: object, ctx: Pick<ExecutionContext, "waitUntil">, from: string): Shop {
  const env = parseEnvironment(rawEnv);
  return { env, db: openDatabase(env.DB.withSession(from)), waitUntil: (work) => ctx.waitUntil(work) };
}
