import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { acpVersion } from "#workers/acp/discovery.ts";
import { handleAcp } from "#workers/acp/handle-acp.ts";

import { expectValidAcp } from "./acp-schemas.ts";
import { storeKey } from "./key-fixture.ts";

type Headers = Record<string, string>;

/** A caller of /acp with a key of its own. Each answer is validated by the published schemas. */
export function acpAgent(shop: Shop, { key, name }: { key?: string; name?: string } = {}) {
  const secret = key === undefined ? storeKey(shop, ["checkouts:write"], name === undefined ? {} : { name }) : key;
  const caller = crypto.randomUUID();

  /** Sends as it is; the body is JSON unless it is text. An empty header is left out. */
  const send = async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
    const all: Headers = {
      Authorization: `Bearer ${await secret}`,
      "Content-Type": "application/json",
      "API-Version": acpVersion,
      "CF-Connecting-IP": caller,
      ...(method === "POST" ? { "Idempotency-Key": newId() } : {}),
      ...headers,
    };
    const request = new Request(new URL(`/acp${path}`, shop.env.PUBLIC_ORIGIN), {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await handleAcp(request, shop);
    const answer = await response.json<any>();
    expectValidAcp(answer, response.status >= 400 ? "error" : answer.status === "completed" ? "completed" : "session");
    const codes: string[] = (answer.messages ?? []).flatMap(({ code }: { code?: string }) => code ?? []);
    return { status: response.status, headers: response.headers, answer, codes };
  };
  return {
    send,
    create: (body: unknown, headers?: Headers) => send("POST", "/checkout_sessions", body, headers),
    get: (id: string) => send("GET", `/checkout_sessions/${id}`),
    update: (id: string, body: unknown, headers?: Headers) => send("POST", `/checkout_sessions/${id}`, body, headers),
    complete: (id: string, body: unknown = {}) => send("POST", `/checkout_sessions/${id}/complete`, body),
    cancel: (id: string, body?: unknown, headers?: Headers) =>
      send("POST", `/checkout_sessions/${id}/cancel`, body, headers),
  };
}

/** A new session of some variants, by the published schema: what is wanted twice is named twice. */
export const sessionOf = (...variants: readonly string[]) => ({
  line_items: variants.map((id) => ({ id })),
  currency: "sek",
  capabilities: {},
});
