import { sessionCookie } from "./session-cookie.ts";

/**
 * The headers of a request in which the sign-in's cookies that an earlier secret signed are signed with the first one, so that
 * nobody is signed out while a secret is rotated. All other cookies, forged ones among them, stay as they are.
 */
export async function renewCookieSignatures(
  headers: Headers,
  [current, ...previous]: readonly [current: string, ...previous: string[]],
): Promise<Headers> {
  const renewed = new Headers(headers);
  const cookies = headers.get("Cookie")?.split(/; */) ?? [];
  const signed = cookies.map(async (cookie) => {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
    if (!name?.replace("__Secure-", "").startsWith(`${sessionCookie.prefix}.`) || !value) return cookie;
    const content = await contentSignedWith(value, previous);
    return content === null ? cookie : `${name}=${encodeURIComponent(`${content}.${await sign(content, current)}`)}`;
  });
  if (cookies.length > 0) renewed.set("Cookie", (await Promise.all(signed)).join("; "));
  return renewed;
}

/** What a cookie of better-auth holds (`content.signature`), if one of the secrets signed it; null otherwise. */
async function contentSignedWith(value: string, secrets: readonly string[]): Promise<string | null> {
  let content: string;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const plain = decodeURIComponent(value);
    content = plain.slice(0, plain.lastIndexOf("."));
    bytes = Uint8Array.from(atob(plain.slice(content.length + 1)), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
  for (const secret of secrets) {
    if (await crypto.subtle.verify("HMAC", await keyOf(secret), bytes, new TextEncoder().encode(content)))
      return content;
  }
  return null;
}

async function sign(content: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), new TextEncoder().encode(content));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
}
