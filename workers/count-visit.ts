import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import { countTraffic } from "#app/features/shop/traffic/count-traffic.server.ts";
import { trafficEvent } from "#app/features/shop/traffic/traffic-event.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { openShop } from "./open-shop.ts";
import { isStaffPath } from "./storefront-build.ts";
import { wasWhole } from "./whole-shop.ts";

/** Counts a request for a page of the shop that begins a visit or opens the checkout, after its answer. Staff at work are no visitors. */
export function countVisit(
  request: Request,
  rawEnv: object,
  ctx: Pick<ExecutionContext, "waitUntil">,
  answered: Response | Promise<Response>,
): void {
  const event = trafficEvent(request);
  if (!event || isStaffPath(new URL(request.url).pathname) || hasSessionCookie(request)) return;
  const country = typeof request.cf?.country === "string" ? request.cf.country : undefined;
  const counted = async () => {
    await answered;
    // The answer looked: a shop without its tables counts nothing.
    if (wasWhole()) await countTraffic(openShop(rawEnv, ctx, "first-primary").db, event, country, new Date());
  };
  ctx.waitUntil(counted().catch((error: unknown) => logError("Counting a visit failed", error)));
}
