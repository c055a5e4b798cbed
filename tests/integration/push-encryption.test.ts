import { Buffer } from "node:buffer";

import { expect, it } from "vitest";

import { encryptMessage } from "#app/features/shop/push/encrypt-message.server.ts";
import { decryptMessage, receiverKeys } from "#tests/support/push-receiver.ts";

it("is decrypted as RFC 8291 has it, in the test that all below rely on", async () => {
  const receiver = {
    publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  expect(decryptMessage(Buffer.from(body, "base64url"), receiver)).toBe("When I grow up, I want to be a watermelon");
});

it("is read by its browser, and by no other", async () => {
  const receiver = receiverKeys();
  const body = await encryptMessage("New order: 1 285 kr", { p256dh: receiver.publicKey, auth: receiver.auth });
  expect(decryptMessage(body, receiver)).toBe("New order: 1 285 kr");
  expect(() => decryptMessage(body, receiverKeys())).toThrow();
  expect(() => decryptMessage(body, { ...receiver, auth: receiverKeys().auth })).toThrow();
});

it("differs each time, so that equal messages cannot be told", async () => {
  const { publicKey: p256dh, auth } = receiverKeys();
  const [first, second] = await Promise.all([1, 2].map(() => encryptMessage("New order", { p256dh, auth })));
  expect(Buffer.from(first!).equals(Buffer.from(second!))).toBe(false);
});

it("is refused with a key that is no point of the curve", async () => {
  const { auth } = receiverKeys();
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  await expect(encryptMessage("New order", { p256dh, auth })).rejects.toThrow();
});
