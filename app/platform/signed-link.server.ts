import { addDays } from "#app/shared/dates.ts";

/** What a signed link lets its holder do. A signature for one purpose is void for another. */
export type LinkPurpose = "order-link" | "review-link" | "newsletter-link" | "unsubscribe-link" | "staff-device";

/** Days that a link works. Those not named here work for ever: the law wants everyone to be able to unsubscribe. */
const lifeDays: Partial<Record<LinkPurpose, number>> = { "order-link": 180, "review-link": 180 };

/**
 * The signature that makes a link to one record valid: an HMAC of its id, for links that e-mails carry. It holds no
 * personal data and cannot be made without the secret. Where links end, the day they do stands before it, signed with it.
 */
export async function signLink(
  purpose: LinkPurpose,
  id: string,
  secret: string,
  now: Date = new Date(),
): Promise<string> {
  const days = lifeDays[purpose];
  if (days === undefined) return hmacOf(`${purpose}:${id}`, secret);
  const endsOn = addDays(now, days).toISOString().slice(0, 10);
  return `${endsOn}.${await hmacOf(`${purpose}:${id}:${endsOn}`, secret)}`;
}

/** Whether a signature belongs to a record, and still holds; compared in constant time. */
export async function checkLink(
  purpose: LinkPurpose,
  id: string,
  signature: string,
  secret: string,
  now: Date = new Date(),
): Promise<"valid" | "expired" | "forged"> {
  if (lifeDays[purpose] === undefined)
    return (await isHmacOf(`${purpose}:${id}`, signature, secret)) ? "valid" : "forged";
  const [endsOn = "", hmac = ""] = signature.split(".");
  if (!(await isHmacOf(`${purpose}:${id}:${endsOn}`, hmac, secret))) return "forged";
  return now.toISOString().slice(0, 10) <= endsOn ? "valid" : "expired";
}

/** Whether a link may be followed. */
export async function isSignedLink(
  purpose: LinkPurpose,
  id: string,
  signature: string,
  secret: string,
  now: Date = new Date(),
): Promise<boolean> {
  return (await checkLink(purpose, id, signature, secret, now)) === "valid";
}

/** The id in the query of a signed link (`id`, `key`); null when the link is not signed for the purpose, or has expired. */
export async function signedId(purpose: LinkPurpose, { searchParams }: URL, secret: string): Promise<string | null> {
  const id = searchParams.get("id");
  const key = searchParams.get("key");
  return id && key && (await isSignedLink(purpose, id, key, secret)) ? id : null;
}

async function hmacOf(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await signingKey(secret), encoded(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function isHmacOf(text: string, hmac: string, secret: string): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(hmac.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return false;
  }
  return crypto.subtle.verify("HMAC", await signingKey(secret), bytes, encoded(text));
}

function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
