import { enqueueCaused } from "#app/features/shop/webhooks/queue-deliveries.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { openShop } from "./open-shop.ts";
import { wasWhole } from "./whole-shop.ts";

/** Tells webhooks what a request has changed, after its answer, whatever that was. What it leaves to later work is told by the scheduled job. */
export function tellWebhooks(
  request: Request,
  rawEnv: object,
  ctx: Pick<ExecutionContext, "waitUntil">,
  answered: Response | Promise<Response>,
): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const told = async () => {
    await answered;
    if (wasWhole()) await enqueueCaused(openShop(rawEnv, ctx, "first-primary"), new Date());
  };
  ctx.waitUntil(told().catch((error: unknown) => logError("Webhooks could not be told", error)));
}
