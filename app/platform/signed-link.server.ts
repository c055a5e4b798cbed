/** What a signed link lets its holder do. A signature for one purpose is void for another. */
export type LinkPurpose = "order-link" | "review-link" | "newsletter-link" | "unsubscribe-link" | "staff-device";

/**
 * The signature that makes a link to one record valid: an HMAC of its id, for links that e-mails carry. It holds no
 * personal data and cannot be made without the secret.
 */
export async function signLink(purpose: LinkPurpose, id: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await signingKey(secret), encoded(`${purpose}:${id}`));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether a signature belongs to a record, compared in constant time. */
export async function isSignedLink(
  purpose: LinkPurpose,
  id: string,
  signature: string,
  secret: string,
): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(signature.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return false;
  }
  return crypto.subtle.verify("HMAC", await signingKey(secret), bytes, encoded(`${purpose}:${id}`));
}

function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
