import { readCallBody } from "#app/features/selling/checkout-sessions/call-body.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";

import { protocolError, ucpResponse } from "./answers.ts";
import {
  type AgentCall,
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  tooManyCalls,
  updateCheckout,
} from "./checkout-calls.ts";
import { businessProfile } from "./profile.ts";
import { type Fetching, readAgent } from "./read-agent.ts";

const profilePath = "/.well-known/ucp";

/** Whether a path is one of the Universal Commerce Protocol. */
export const isUcpPath = (path: string) => path === profilePath || path.startsWith("/ucp/");

type Handle = (call: AgentCall, id: string) => Promise<Response>;

/** The calls of the protocol's REST binding, by path and method. */
const calls: readonly { path: RegExp; methods: Readonly<Record<string, Handle>> }[] = [
  { path: /^\/ucp\/checkout-sessions$/, methods: { POST: createCheckout } },
  { path: /^\/ucp\/checkout-sessions\/([\w-]{1,100})$/, methods: { GET: getCheckout, PUT: updateCheckout } },
  { path: /^\/ucp\/checkout-sessions\/([\w-]{1,100})\/complete$/, methods: { POST: completeCheckout } },
  { path: /^\/ucp\/checkout-sessions\/([\w-]{1,100})\/cancel$/, methods: { POST: cancelCheckout } },
];

/**
 * Handles a request of the Universal Commerce Protocol: the shop's profile, and checkout sessions that agents put together and people
 * order. Never throws.
 */
export async function handleUcp(request: Request, shop: Shop, fetching: Fetching = {}): Promise<Response> {
  try {
    return await answer(request, shop, fetching);
  } catch (error) {
    logError("A call of UCP failed", error);
    return protocolError(500, { code: "internal_error", content: "Something went wrong. Try again." });
  }
}

async function answer(request: Request, shop: Shop, fetching: Fetching): Promise<Response> {
  const { pathname } = new URL(request.url);
  const origin = shop.env.PUBLIC_ORIGIN;
  if (pathname === profilePath) {
    if (request.method !== "GET" && request.method !== "HEAD") return wrongMethod(["GET"]);
    return ucpResponse(200, businessProfile(origin), { "Cache-Control": "public, max-age=3600" });
  }
  const found = calls.find(({ path }) => path.test(pathname));
  if (!found)
    return protocolError(404, { code: "not_found", content: `There is no such call. See ${origin}${profilePath}.` });
  const handle = found.methods[request.method];
  if (!handle) return wrongMethod(Object.keys(found.methods));
  // A page of another site is no agent.
  const from = request.headers.get("Origin");
  if (from !== null && from !== new URL(origin).origin)
    return protocolError(403, { code: "forbidden", content: "Pages of other sites can't call this." });
  if (await isOverLimit(request, shop.env, "ucp")) return tooManyCalls();
  const body = await readCallBody(request);
  if (body === "too-large") return protocolError(413, { code: "body_too_large", content: "The body is too large." });
  if (body === "not-json") return protocolError(400, { code: "invalid_request", content: "The body is no JSON." });
  const agent = await readAgent(request, shop, fetching);
  if (agent instanceof Response) return agent;
  return handle(
    { request, shop, agent, body: body.data, canonical: body.canonical, now: new Date() },
    found.path.exec(pathname)?.[1] ?? "",
  );
}

function wrongMethod(methods: readonly string[]): Response {
  const allow = methods.join(", ");
  return protocolError(405, { code: "method_not_allowed", content: `Use ${allow}.` }, { Allow: allow });
}
