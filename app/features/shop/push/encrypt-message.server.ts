import { fromBase64url } from "./base64url.ts";

/** What a browser gives for messages to it (RFC 8291), in base64url: its public key, and a secret that it shares with the shop. */
export interface MessageKeys {
  p256dh: string;
  auth: string;
}

const curve = { name: "ECDH", namedCurve: "P-256" };
/** Bytes of a record; the message is one record, which must be shorter. */
const recordSize = 4_096;
/** What ends the last record. */
const lastRecord = 2;

/**
 * Encrypts a message so that only the browser reads it, and no push service between: the body of a push with `Content-Encoding:
 * aes128gcm` (RFC 8188 and 8291). Each call makes a key pair of its own. Throws when a key is none.
 */
export async function encryptMessage(text: string, { p256dh, auth }: MessageKeys): Promise<Uint8Array<ArrayBuffer>> {
  const receiver = fromBase64url(p256dh);
  const receiverKey = await crypto.subtle.importKey("raw", receiver, curve, false, []);
  const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const sender = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const shared = await crypto.subtle.deriveBits({ ...curve, public: receiverKey }, pair.privateKey, 256);
  const input = await derive(
    new Uint8Array(shared),
    fromBase64url(auth),
    [label("WebPush: info"), receiver, sender],
    32,
  );

  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(input, salt, [label("Content-Encoding: aes128gcm")], 16);
  const iv = await derive(input, salt, [label("Content-Encoding: nonce")], 12);
  const cipher = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const record = joined(new TextEncoder().encode(text), Uint8Array.of(lastRecord));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, cipher, record));

  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return joined(salt, size, Uint8Array.of(sender.length), sender, encrypted);
}

async function derive(
  input: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array[],
  bytes: number,
) {
  const key = await crypto.subtle.importKey("raw", input, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: joined(...info) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8));
}

function label(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
