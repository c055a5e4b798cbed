import { readCallBody } from "#app/features/selling/checkout-sessions/call-body.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { acpResponse, failedCall, requestError, tooManyCalls, versionError } from "./answers.ts";
import {
  type AgentCall,
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from "./checkout-calls.ts";
import { acpPath, acpVersion, discovery } from "./discovery.ts";
import { readKeyAgent } from "./read-key-agent.ts";

const discoveryPath = "/.well-known/acp.json";
const maxKeyLength = 255;

/** Whether a path is one of the Agentic Commerce Protocol. */
export const isAcpPath = (path: string) => path === discoveryPath || path.startsWith(`${acpPath}/`);

type Handle = (call: AgentCall, id: string) => Promise<Response>;

/** The calls of the protocol by path and method. */
const calls: readonly { path: RegExp; methods: Readonly<Record<string, Handle>> }[] = [
  { path: /^\/acp\/checkout_sessions$/, methods: { POST: createCheckout } },
  { path: /^\/acp\/checkout_sessions\/([\w-]{1,100})$/, methods: { GET: getCheckout, POST: updateCheckout } },
  { path: /^\/acp\/checkout_sessions\/([\w-]{1,100})\/complete$/, methods: { POST: completeCheckout } },
  { path: /^\/acp\/checkout_sessions\/([\w-]{1,100})\/cancel$/, methods: { POST: cancelCheckout } },
];

/** What an answer tells again of its request. */
const echoed = ["Idempotency-Key", "Request-Id"];

/**
 * Handles a request of the Agentic Commerce Protocol: what the shop speaks, and checkout sessions that agents put together and people
 * order. Never throws.
 */
export async function handleAcp(request: Request, shop: Shop): Promise<Response> {
  const response = await answer(request, shop).catch((error: unknown) => {
    logError("A call of ACP failed", error);
    return failedCall();
  });
  for (const name of echoed) {
    const sent = request.headers.get(name);
    if (sent !== null && sent.length <= maxKeyLength) response.headers.set(name, sent);
  }
  return response;
}

async function answer(request: Request, shop: Shop): Promise<Response> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  const origin = shop.env.PUBLIC_ORIGIN;
  if (pathname === discoveryPath) {
    if (method !== "GET" && method !== "HEAD") return wrongMethod(["GET"]);
    return acpResponse(200, discovery(origin), { "Cache-Control": "public, max-age=3600" });
  }
  const found = calls.find(({ path }) => path.test(pathname));
  if (!found)
    return requestError(404, { code: "not_found", message: `There is no such call. See ${origin}${discoveryPath}.` });
  const handle = found.methods[method];
  if (!handle) return wrongMethod(Object.keys(found.methods));
  if (await isOverLimit(request, shop.env, "acp")) return tooManyCalls(retryAfterSeconds);
  const now = new Date();
  const agent = await readKeyAgent(request, shop, now);
  if (agent instanceof Response) return agent;
  const version = request.headers.get("API-Version");
  if (version !== acpVersion) return versionError(version === null ? "missing_api_version" : "unsupported_api_version");
  const idempotencyKey = request.headers.get("Idempotency-Key");
  if (method === "POST") {
    if (!idempotencyKey)
      return requestError(400, { code: "idempotency_key_required", message: "Send an Idempotency-Key header." });
    if (idempotencyKey.length > maxKeyLength)
      return requestError(400, { code: "invalid_idempotency_key", message: `Use at most ${maxKeyLength} characters.` });
  }
  const body = await readCallBody(request);
  if (body === "too-large") return requestError(413, { code: "body_too_large", message: "The body is too large." });
  if (body === "not-json") return requestError(400, { code: "invalid", message: "The body is no JSON.", param: "$" });
  const { data, canonical } = body;
  const call = { request, shop, agent, body: data, canonical, idempotencyKey, now };
  return handle(call, found.path.exec(pathname)?.[1] ?? "");
}

function wrongMethod(methods: readonly string[]): Response {
  const allow = methods.join(", ");
  return requestError(405, { code: "method_not_allowed", message: `Use ${allow}.` }, { Allow: allow });
}
