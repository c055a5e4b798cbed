import { Buffer } from "node:buffer";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's keys for push messages, in base64url. */
export interface ReceiverKeys {
  publicKey: string;
  privateKey: string;
  auth: string;
}

/** New keys, as a browser makes them when it subscribes. */
export function receiverKeys(): ReceiverKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys().toString("base64url");
  const privateKey = pair.getPrivateKey().toString("base64url");
  return { publicKey, privateKey, auth: randomBytes(16).toString("base64url") };
}

/** Decrypts the body of a push as a browser does (RFC 8291). Throws when it is for another one, or was changed. */
export function decryptMessage(body: Uint8Array, { publicKey, privateKey, auth }: ReceiverKeys): string {
  const bytes = Buffer.from(body);
  const [salt, sender, rest] = [bytes.subarray(0, 16), bytes.subarray(21, 86), bytes.subarray(86)];
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const derive = (input: Uint8Array, from: Uint8Array, info: string | Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", input, from, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(publicKey, "base64url"), sender]);
  const input = derive(pair.computeSecret(sender), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
  const decipher = createDecipheriv("aes-128-gcm", key, derive(input, salt, "Content-Encoding: nonce\0", 12));
  decipher.setAuthTag(rest.subarray(-16));
  const text = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
