import type { Agent } from "#app/features/selling/checkout-sessions/session-calls.server.ts";
import { findKey } from "#app/features/shop/keys/find-key.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { bearerTokenOf, hasKeyInAddress } from "#app/platform/http/bearer-token.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { requestError, tooManyCalls } from "./answers.ts";

/** Who calls, by the key that staff gave it, whose name is the agent's; else the answer that refuses it. */
export async function readKeyAgent(request: Request, shop: Shop, now: Date): Promise<Agent | Response> {
  if (hasKeyInAddress(request))
    return requestError(400, { code: "key_in_address", message: "Send your key in the Authorization header alone." });
  const token = bearerTokenOf(request);
  if (token === null) return unauthorized("Send a key of this shop: Authorization: Bearer pm_…", "");
  const key = await findKey(shop, token, now);
  if (!key)
    return (await isOverLimit(request, shop.env, "key"))
      ? tooManyCalls(retryAfterSeconds)
      : unauthorized("This key is wrong, expired or revoked.", ', error="invalid_token"');
  if (!isAllowed(key, "checkouts:write"))
    return requestError(403, { code: "forbidden", message: "This key may not put checkouts together." });
  return { profile: `acp:${key.id}`, name: key.name, isProven: true };
}

const unauthorized = (message: string, challenge: string) =>
  requestError(401, { code: "unauthorized", message }, { "WWW-Authenticate": `Bearer realm="acp"${challenge}` });
