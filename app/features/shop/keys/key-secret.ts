import { keyPrefix } from "./key.ts";

/** A key of 256 random bits. */
export function newKeySecret(): string {
  return keyPrefix + toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a key is stored as and looked up by: its SHA-256. 256 random bits need no salt. */
export async function hashKey(key: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key))));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
