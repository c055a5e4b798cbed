import { describe, expect, it } from "vitest";

import { oldPathOf, readRedirect } from "./old-path.ts";

const origin = "https://shop.example";
const read = (from: string, to: string) => readRedirect({ from, to }, origin);
const targetOf = (to: string) => {
  const result = read("/old", to);
  return result.kind === "read" ? result.target.toAddress : null;
};

describe("an old path", () => {
  it.each([
    ["/Pages/About-Us/", "/pages/about-us"],
    ["//pages///about-us", "/pages/about-us"],
    ["/pages/tr%C3%B6jor", "/pages/tröjor"],
    ["/pages/tro\u0308jor", "/pages/tröjor"],
    ["/pages/100%", "/pages/100%"],
    ["/", "/"],
  ])("%s is looked up as %s", (path, known) => {
    expect(oldPathOf(path)).toBe(known);
  });
});

describe("where a redirect may lead", () => {
  it.each([
    ["/about", "/about"],
    ["/shop?category=sale#top", "/shop?category=sale#top"],
    ["https://shop.example/about", "/about"],
    ["http://shop.example/about", "/about"],
    ["https://blog.example/post?id=1", "https://blog.example/post?id=1"],
  ])("%s leads to %s", (to, address) => {
    expect(targetOf(to)).toBe(address);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https:/\\evil.example",
    "http://evil.example",
    "https://user:pass@evil.example/",
    "https://shop.example@evil.example/",
    "https://shop.example//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "about",
    "",
  ])("never to '%s'", (to) => {
    expect(targetOf(to)).toBeNull();
  });
});

it.each([
  "/admin/keys",
  "/API/health",
  "/",
  "/media/a.jpg",
  "pages/about",
  "https://other.example/a",
  "/a?b=1",
  "/a#b",
])("'%s' can't be an old address", (from) => {
  expect(read(from, "/about").kind).toBe("refused");
});

it("an address does not lead to itself, however it is written", () => {
  expect(read("/Pages/X", "https://shop.example/pages/x/?a=1").kind).toBe("refused");
});
