import type { OrderInput } from "./schemas.ts";

/** SHA-256, in hex, of an order's content without its idempotency keys. */
export async function contentHash({ idempotencyKey: _, replacesKey: __, ...content }: OrderInput): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
