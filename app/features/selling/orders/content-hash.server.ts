import type { OrderInput } from "./schemas.ts";

/** SHA-256, in hex, of an order's content without its idempotency keys and what was shown beside it. */
export async function contentHash(input: OrderInput): Promise<string> {
  const { idempotencyKey: _, replacesKey: __, informationVersion: ___, ...content } = input;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
