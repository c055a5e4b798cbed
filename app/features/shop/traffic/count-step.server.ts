import { hasSessionCookie } from "#app/features/shop/staff/session-cookie.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { TrafficStep } from "#app/shared/states.ts";

import { countTraffic } from "./count-traffic.server.ts";
import { countryOf } from "./country-of.ts";
import { writePoint } from "./write-point.server.ts";

/** Counts a step within a visit, behind the answer of the request that says so. Staff at work are no shoppers. Never throws. */
export function countStep(request: Request, { db, env, waitUntil }: Shop, step: TrafficStep, now: Date): void {
  if (hasSessionCookie(request)) return;
  const event = { step, source: "inside" } as const;
  const country = countryOf(request);
  writePoint(env.ANALYTICS, { kind: "step", labels: [step, event.source, country], values: [1] });
  const failed = (error: unknown) => logError("Counting a step failed", error);
  waitUntil(countTraffic(db, event, country, now).catch(failed));
}
