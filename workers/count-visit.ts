import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import { countTraffic } from "#app/features/shop/traffic/count-traffic.server.ts";
import { countryOf } from "#app/features/shop/traffic/country-of.ts";
import { trafficEvent } from "#app/features/shop/traffic/traffic-event.ts";
import { writePoint } from "#app/features/shop/traffic/write-point.server.ts";
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
  const country = countryOf(request);
  const counted = async () => {
    await answered;
    // The answer looked: a shop without its tables counts nothing.
    if (!wasWhole()) return;
    const { db, env } = openShop(rawEnv, ctx, "first-primary");
    writePoint(env.ANALYTICS, { kind: "step", labels: [event.step, event.source, country], values: [1] });
    await countTraffic(db, event, country, new Date());
  };
  ctx.waitUntil(counted().catch((error: unknown) => logError("Counting a visit failed", error)));
}
