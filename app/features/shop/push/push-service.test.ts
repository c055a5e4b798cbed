import { expect, it } from "vitest";

import { endpointSchema } from "./push-service.ts";

const takes = (endpoint: string) => endpointSchema.safeParse(endpoint).success;

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("takes the address of a browser at its push service: %s", (endpoint) => expect(takes(endpoint)).toBe(true));

it.each([
  "",
  "fcm.googleapis.com/abc",
  "http://fcm.googleapis.com/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://kim:secret@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://evil.example#.push.apple.com",
  "https://evilpush.apple.com/abc",
  "https://.push.apple.com/abc",
  "https://push.apple.com/abc",
  "https://sub.fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://localhost/abc",
  `https://fcm.googleapis.com/${"a".repeat(1_000)}`,
])("refuses any other address: %s", (endpoint) => expect(takes(endpoint)).toBe(false));
