import { hexOf } from "#app/platform/http/sha256.ts";

/**
 * An address's name in the consent log: a keyed hash, in hex, so that the log proves a consent to whoever brings the address and
 * tells nobody whose it is. Without the key it cannot be found by trying addresses.
 */
export async function consentSubject(email: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const text = `consent-subject:${email.trim().normalize("NFC").toLowerCase()}`;
  return hexOf(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** All names of an address: the log may have been written with a secret from before a rotation. */
export function consentSubjects(email: string, secrets: readonly string[]): Promise<string[]> {
  return Promise.all(secrets.map((secret) => consentSubject(email, secret)));
}
