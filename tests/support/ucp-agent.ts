import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { handleUcp } from "#workers/ucp/handle-ucp.ts";
import { businessProfile, ucpVersion } from "#workers/ucp/profile.ts";

import { expectValid } from "./ucp-schemas.ts";

const { capabilities } = businessProfile("https://shop.example").ucp;

/** The profile of a platform that speaks all that the shop does. */
export const platformProfile = {
  ucp: { version: ucpVersion, services: {}, capabilities, payment_handlers: {} },
};

/** A message as the shop sends it. */
interface Told {
  type: string;
  code: string;
  severity?: string;
  path?: string;
  content: string;
}

/** A caller of /ucp with a profile of its own. `profile`: what is found at its address. Each answer is validated by the published schemas. */
export function ucpAgent(
  shop: Shop,
  {
    name = `${newId()}.example.com`,
    found = () => Response.json(platformProfile),
    header,
  }: {
    name?: string;
    found?: () => Response | Promise<Response>;
    header?: string;
  } = {},
) {
  const fetched: string[] = [];
  const fetcher = (async (url: string) => {
    fetched.push(url);
    return found();
  }) as typeof fetch;
  const caller = crypto.randomUUID();

  /** Sends as it is; the body is JSON unless it is text. */
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(new URL(`/ucp${path}`, shop.env.PUBLIC_ORIGIN), {
      method,
      headers: {
        "Content-Type": "application/json",
        "UCP-Agent": header ?? `profile="https://${name}/ucp"`,
        "CF-Connecting-IP": caller,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await handleUcp(request, shop, { fetcher });
    const answer = await response.json<any>();
    if (response.status >= 400) {
      if (typeof answer.code !== "string" || typeof answer.content !== "string")
        throw new Error("An error without code and content");
    } else if (answer.ucp.status === "error") expectValid(answer, "error");
    else expectValid(answer, "checkout", "discount", "fulfillment");
    const codes = ((answer.messages ?? []) as Told[]).map(({ code }) => code);
    return { status: response.status, headers: response.headers, answer, codes };
  };
  return {
    fetched,
    send,
    create: (body: unknown, headers?: Record<string, string>) => send("POST", "/checkout-sessions", body, headers),
    get: (id: string) => send("GET", `/checkout-sessions/${id}`),
    update: (id: string, body: unknown, headers?: Record<string, string>) =>
      send("PUT", `/checkout-sessions/${id}`, body, headers),
    complete: (id: string, body: unknown = {}) => send("POST", `/checkout-sessions/${id}/complete`, body),
    cancel: (id: string, headers?: Record<string, string>) =>
      send("POST", `/checkout-sessions/${id}/cancel`, {}, headers),
  };
}

/** A checkout of some variants, as an agent sends it. */
export const checkoutOf = (...variants: readonly (string | [string, number])[]) => ({
  line_items: variants.map((wanted) => {
    const [id, quantity] = typeof wanted === "string" ? [wanted, 1] : wanted;
    return { item: { id }, quantity };
  }),
});
