import { addDays } from "#app/shared/dates.ts";

/** The purpose of a signed link. A signature for one purpose is not valid for another. */
export type LinkPurpose =
  | "order-link"
  | "review-link"
  | "withdrawal-link"
  | "exchange-link"
  | "addition-link"
  | "receipt-link"
  | "return-label"
  | "value-loss-link"
  | "complaint-link"
  | "complaint-page"
  | "newsletter-link"
  | "unsubscribe-link"
  | "back-in-stock"
  | "my-data-link"
  | "staff-invitation"
  | "staff-password"
  | "staff-device"
  | "write-caller";

/** Days until a link expires. Others never do: the law requires that everyone can unsubscribe. */
const lifeDays: Partial<Record<LinkPurpose, number>> = {
  "order-link": 180,
  "review-link": 180,
  // The right of withdrawal ends at the latest a year and 14 days after delivery; an order is delivered within a few weeks.
  "withdrawal-link": 450,
  // Staff can promise up to 365 days to return, counted from delivery.
  "exchange-link": 450,
  // The offer itself ends after days: until then, and for weeks after, the page says what became of it.
  "addition-link": 30,
  // As long as one may withdraw, so that a label is never lost before the right is.
  "return-label": 450,
  // Three years of liability for faults, and the time until delivery: a complaint is easiest to make with the receipt.
  "receipt-link": 3 * 365 + 90,
  "complaint-link": 3 * 365 + 90,
  // Until it is settled, and as long as one may go on to a complaint body.
  "complaint-page": 2 * 365,
};

/**
 * The signature of a link to one record: an HMAC of its id, for links in e-mails. It contains no personal data. For links
 * that expire, it begins with the day they do, which is signed too.
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

/**
 * Whether a signature belongs to a record and has not expired, by any of the secrets; compared in constant time. Never throws.
 */
export async function checkLink(
  purpose: LinkPurpose,
  id: string,
  signature: string,
  secrets: readonly string[],
  now: Date = new Date(),
): Promise<"valid" | "expired" | "forged"> {
  if (lifeDays[purpose] === undefined)
    return (await isHmacOf(`${purpose}:${id}`, signature, secrets)) ? "valid" : "forged";
  const [endsOn = "", hmac = ""] = signature.split(".");
  if (!(await isHmacOf(`${purpose}:${id}:${endsOn}`, hmac, secrets))) return "forged";
  return now.toISOString().slice(0, 10) <= endsOn ? "valid" : "expired";
}

/** Whether a link is valid and has not expired. */
export async function isSignedLink(
  purpose: LinkPurpose,
  id: string,
  signature: string,
  secrets: readonly string[],
  now: Date = new Date(),
): Promise<boolean> {
  return (await checkLink(purpose, id, signature, secrets, now)) === "valid";
}

/** The id in the query of a signed link (`id`, `key`); null when the link is not signed for the purpose, or has expired. */
export async function signedId(
  purpose: LinkPurpose,
  { searchParams }: URL,
  secrets: readonly string[],
): Promise<string | null> {
  const id = searchParams.get("id");
  const key = searchParams.get("key");
  return id && key && (await isSignedLink(purpose, id, key, secrets)) ? id : null;
}

async function hmacOf(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await signingKey(secret), encoded(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function isHmacOf(text: string, hmac: string, secrets: readonly string[]): Promise<boolean> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(hmac.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return false;
  }
  for (const secret of secrets) {
    if (await crypto.subtle.verify("HMAC", await signingKey(secret), bytes, encoded(text))) return true;
  }
  return false;
}

function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
