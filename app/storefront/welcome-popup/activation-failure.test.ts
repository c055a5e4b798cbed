import { expect, it } from "vitest";

import { ApiError } from "#app/platform/browser/api-client.ts";

import { activationFailure } from "./activation-failure.ts";

it.each([
  ["without a connection", new TypeError("Failed to fetch"), false, /offline/],
  ["an address the shop refuses", new ApiError(400, ""), true, /valid email address/],
  ["too many attempts", new ApiError(429, ""), true, /wait a minute/i],
  ["anything else", new ApiError(503, ""), true, /There was an error subscribing/],
])("says what to do: %s", (_, error, online, words) => {
  expect(activationFailure(error, online)).toMatch(words);
});
