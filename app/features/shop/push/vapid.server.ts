import { fromBase64url, toBase64url } from "./base64url.ts";

/** Hours that a signature holds; RFC 8292 allows 24. */
const validHours = 12;

const algorithm = { name: "ECDSA", namedCurve: "P-256" };

/** Who the shop is at push services (RFC 8292). */
export interface VapidKey {
  /** What a browser subscribes with: the point, uncompressed, in base64url. */
  publicKey: string;
  /** The `Authorization` header of a call to the push service at `origin`. */
  authorize: (origin: string, contact: string, now: Date) => Promise<string>;
}

/** Opens PUSH_KEY: a P-256 private key as PKCS #8, in base64. Throws when it is no such key. */
export async function openVapidKey(pushKey: string): Promise<VapidKey> {
  const privateKey = await crypto.subtle.importKey("pkcs8", fromBase64url(pushKey), algorithm, true, ["sign"]);
  const { x, y } = await crypto.subtle.exportKey("jwk", privateKey);
  const publicKey = toBase64url(Uint8Array.of(4, ...fromBase64url(x ?? ""), ...fromBase64url(y ?? "")));
  return {
    publicKey,
    async authorize(origin, contact, now) {
      const exp = Math.floor(now.getTime() / 1_000) + validHours * 3_600;
      const claims = [
        { typ: "JWT", alg: "ES256" },
        { aud: origin, exp, sub: `mailto:${contact}` },
      ];
      const signed = claims.map((part) => toBase64url(new TextEncoder().encode(JSON.stringify(part)))).join(".");
      const text = new TextEncoder().encode(signed);
      const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, text);
      return `vapid t=${signed}.${toBase64url(new Uint8Array(signature))}, k=${publicKey}`;
    },
  };
}
