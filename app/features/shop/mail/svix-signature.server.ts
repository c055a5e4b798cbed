/** Seconds by which a signed time may differ from ours: an older message could be a copy of one that was overheard. */
const tolerance = 5 * 60;
/** Signatures that are tried, the newest and those of secrets on their way out. */
const mostSignatures = 5;

/**
 * The id of a message that Svix signed (HMAC-SHA256 of `id.timestamp.body`); null when the signature is missing, old or forged.
 * Compared in constant time by SubtleCrypto. Never throws.
 */
export async function verifiedMessageId(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  secret: string,
  now: Date,
): Promise<string | null> {
  const id = headers.get("svix-id") ?? "";
  const timestamp = headers.get("svix-timestamp") ?? "";
  const given = signaturesOf(headers.get("svix-signature") ?? "");
  if (!/^[\w-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp) || given.length === 0) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return null;
  const key = await signingKey(secret);
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  for (const signature of given) {
    if (key && (await crypto.subtle.verify("HMAC", key, signature, signed))) return id;
  }
  return null;
}

/** The signatures of version 1, of 32 bytes each: `v1,BASE64 v1,BASE64`. */
function signaturesOf(header: string): Uint8Array<ArrayBuffer>[] {
  const texts = header.split(" ", mostSignatures).filter((part) => part.startsWith("v1,"));
  return texts
    .map((part) => fromBase64(part.slice(3)))
    .filter((bytes) => bytes?.length === 32) as Uint8Array<ArrayBuffer>[];
}

async function signingKey(secret: string): Promise<CryptoKey | null> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  return bytes && crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
