import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";
import { readLimited } from "#app/platform/http/read-limited.ts";

/** The most bytes of a message: a quote of 100 lines is a tenth of it. */
const maxMessageBytes = 100_000;

/** Codes of JSON-RPC 2.0. */
const codes = { parse: -32_700, invalid: -32_600, internal: -32_603, refused: -32_000 };

/**
 * Handles a request to /mcp: the Model Context Protocol over Streamable HTTP, without sessions. Whatever asks may only read what the
 * shop tells everyone, or an order by its signed link. Never throws.
 */
export async function handleMcp(request: Request, shop: Shop): Promise<Response> {
  if (request.method !== "POST") return refuse(405, codes.refused, "Send messages by POST.", { Allow: "POST" });
  // A page of another site, also one whose name was made to lead here, is none of ours (DNS rebinding): the name that it has is compared with the shop's own.
  const origin = request.headers.get("Origin");
  if (origin !== null && origin !== new URL(shop.env.PUBLIC_ORIGIN).origin)
    return refuse(403, codes.refused, "Pages of other sites can't call this.");
  if (await isOverLimit(request, shop.env, "mcp"))
    return refuse(429, codes.refused, "Too many messages. Wait a minute.", {
      "Retry-After": String(retryAfterSeconds),
    });
  const body = await readLimited(request, maxMessageBytes);
  if (!body) return refuse(413, codes.invalid, "The message is too large.");
  const message = parsed(body);
  if (message === undefined) return refuse(400, codes.parse, "The message is no JSON.");
  // The protocol has none since 2025-06-18, and one request would do the work of hundreds.
  if (Array.isArray(message)) return refuse(400, codes.invalid, "Send one message at a time.");
  try {
    const { answerMessage } = await import("./server.ts");
    const response = await answerMessage(
      new Request(request.url, { method: "POST", headers: request.headers }),
      message,
      shop,
    );
    response.headers.set("Cache-Control", "no-store");
    return response;
  } catch (error) {
    logError("A message to /mcp failed", error);
    return refuse(500, codes.internal, "Something went wrong. Try again.");
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: "2.0", id: null, error: { code, message } };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
