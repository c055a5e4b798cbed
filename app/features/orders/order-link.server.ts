/**
 * The signature that lets a visitor see one order: an HMAC of its id, for the link that the e-mail carries. It holds
 * no personal data and cannot be made without the secret.
 */
export async function signOrderLink(orderId: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await signingKey(secret), encoded(orderId));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether a signature belongs to an order, compared in constant time. */
export async function isOrderLink(orderId: string, signature: string, secret: string): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(signature.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return false;
  }
  return crypto.subtle.verify("HMAC", await signingKey(secret), bytes, encoded(orderId));
}

function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`order-link:${text}`);
}
