import type { NewPasskey, PasskeyProof } from "#app/features/shop/staff/schemas.ts";

import { origin as shopOrigin } from "./staff-fixture.ts";

/** What an authenticator says other than an honest one would. */
export interface Deviation {
  origin?: string;
  host?: string;
  /** Whether it checked the person. */
  isVerified?: boolean;
  /** How often it was used, as it says itself. */
  counter?: number;
}

/** A passkey in software, with an ES256 key, which answers as a browser passes it on. */
export async function openAuthenticator() {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  const rawId = crypto.getRandomValues(new Uint8Array(16));
  const id = base64url(rawId);
  const common = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  let counter = 0;

  async function dataOf({ host = "localhost", isVerified = true, ...change }: Deviation, attested: number[] = []) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const uses = change.counter ?? ++counter;
    const host256 = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(host));
    return new Uint8Array([...new Uint8Array(host256), flags, 0, 0, uses >> 8, uses & 0xff, ...attested]);
  }
  const clientData = (type: string, challenge: string, { origin = shopOrigin }: Deviation) =>
    new TextEncoder().encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** Makes the passkey for a challenge. */
    async register(challenge: string, change: Deviation = {}): Promise<NewPasskey> {
      // The public key as COSE (RFC 9053): EC2, ES256, P-256, x, y.
      const key = [
        0xa5,
        1,
        2,
        3,
        0x26,
        0x20,
        1,
        0x21,
        0x58,
        32,
        ...point.slice(1, 33),
        0x22,
        0x58,
        32,
        ...point.slice(33),
      ];
      const attested = [...new Uint8Array(16), 0, rawId.length, ...rawId, ...key];
      const data = await dataOf({ counter: 0, ...change }, attested);
      const text = (words: string) => [0x60 + words.length, ...new TextEncoder().encode(words)];
      const attestation = [0xa3, ...text("fmt"), ...text("none"), ...text("attStmt"), 0xa0, ...text("authData")];
      const attestationObject = base64url(new Uint8Array([...attestation, 0x58, data.length, ...data]));
      const clientDataJSON = base64url(clientData("webauthn.create", challenge, change));
      return { ...common, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    /** Signs a challenge. */
    async sign(challenge: string, change: Deviation = {}): Promise<PasskeyProof> {
      const client = clientData("webauthn.get", challenge, change);
      const data = await dataOf(change);
      const signed = new Uint8Array([...data, ...new Uint8Array(await crypto.subtle.digest("SHA-256", client))]);
      const raw = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
      const signature = base64url(derOf(new Uint8Array(raw)));
      return {
        ...common,
        response: { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature },
      };
    },
  };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An ECDSA signature as WebAuthn has it: two integers in DER, where WebCrypto gives them side by side. */
function derOf(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(Math.max(first, 0));
    const value = (short[0] ?? 0) >= 0x80 ? [0, ...short] : short;
    return [2, value.length, ...value];
  };
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return new Uint8Array([0x30, both.length, ...both]);
}
