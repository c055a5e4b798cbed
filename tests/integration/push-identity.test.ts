import { Buffer } from "node:buffer";

import { expect, it } from "vitest";

import { openVapidKey } from "#app/features/shop/push/vapid.server.ts";

import { pushKey } from "../../scripts/setup/secrets.ts";

const now = new Date("2026-11-26T12:00:00Z");
const origin = "https://fcm.googleapis.com";

/** Reads the header as a push service does: with the public key that it names. */
async function read(header: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const publicKey = await crypto.subtle.importKey("raw", bytes(key), algorithm, false, ["verify"]);
  const verifies = (text: string) =>
    crypto.subtle.verify(algorithm, publicKey, bytes(signature), new TextEncoder().encode(text));
  const json = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString()) as unknown;
  return { key, head: json(head), claims: json(claims), verifies, signed: `${head}.${claims}` };
}

it("signs who the shop is, for one push service and half a day", async () => {
  const vapid = await openVapidKey(pushKey());
  const { key, head, claims, verifies, signed } = await read(await vapid.authorize(origin, "shop@mail.example", now));
  expect(await verifies(signed)).toBe(true);
  expect(await verifies(`${signed}x`)).toBe(false);
  expect(key).toBe(vapid.publicKey);
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
  expect(head).toEqual({ typ: "JWT", alg: "ES256" });
  const exp = new Date("2026-11-27T00:00:00Z").getTime() / 1_000;
  expect(claims).toEqual({ aud: origin, exp, sub: "mailto:shop@mail.example" });
});

it("has the same public key however often it is opened", async () => {
  const key = pushKey();
  expect((await openVapidKey(key)).publicKey).toBe((await openVapidKey(key)).publicKey);
  expect((await openVapidKey(key)).publicKey).not.toBe((await openVapidKey(pushKey())).publicKey);
});
