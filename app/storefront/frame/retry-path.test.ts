import { expect, it } from "vitest";

import { retryPath } from "./retry-path.ts";

const origin = "https://shop.example";

it.each([
  ["/faq?a=1", "/faq?a=1"],
  ["/da/faq", `${origin}/da/faq`],
  [null, "/"],
  ["faq", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example/da", "/"],
  ["/\n/[", "/"],
  ["https://evil.example/", "/"],
])("of %j on English pages is %s", (from, path) => {
  expect(retryPath(from, origin)).toBe(path);
});
