import { describe, expect, it } from "vitest";

import { trafficEvent } from "./traffic-event.ts";

const browser = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";
const visit = { "User-Agent": browser, "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" };
const eventOf = (path: string, headers: Record<string, string>, method = "GET") =>
  trafficEvent(new Request(`https://shop.example${path}`, { method, headers }));

describe("a visit", () => {
  it.each([
    ["direct", "/", {}],
    ["search", "/shop", { Referer: "https://www.google.se/" }],
    ["search", "/", { Referer: "https://duckduckgo.com/" }],
    ["social", "/", { Referer: "https://l.instagram.com/" }],
    ["social", "/", { Referer: "https://t.co/abc" }],
    ["email", "/", { Referer: "https://mail.google.com/" }],
    ["email", "/?utm_source=news&utm_medium=email", {}],
    ["campaign", "/?gclid=1", { Referer: "https://www.google.com/" }],
    ["other", "/", { Referer: "https://blog.example/google" }],
    ["direct", "/", { Referer: "not an address" }],
  ])("comes from %s: %s %o", (source, path, headers) => {
    expect(eventOf(path, { ...visit, "Sec-Fetch-Site": "cross-site", ...headers })).toEqual({ step: "visit", source });
  });

  it.each([
    ["the next page of a visit", "/shop", { "Sec-Fetch-Site": "same-origin" }],
    ["a reload", "/shop", { "Cache-Control": "max-age=0" }],
    ["a prefetch", "/shop", { "Sec-Purpose": "prefetch;prerender" }],
    ["a page's data", "/shop.data", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin" }],
    ["a picture in another site", "/media/a.webp", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site" }],
    ["the way back from a bank", "/checkout/return?payment=pay_1", { "Sec-Fetch-Site": "cross-site" }],
    ["a crawler", "/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ])("is not %s", (_, path, headers) => {
    expect(eventOf(path, { ...visit, ...headers })).toBeNull();
  });

  it("is not a program that says nothing of where its request comes from, nor a form", () => {
    expect(eventOf("/", { "User-Agent": "curl/8" })).toBeNull();
    expect(eventOf("/", visit, "POST")).toBeNull();
  });
});

describe("a checkout", () => {
  it("is opened by its page and by its data, and not by what the service worker keeps", () => {
    const inside = { step: "checkout", source: "inside" };
    expect(eventOf("/checkout", { ...visit, "Sec-Fetch-Site": "same-origin" })).toEqual(inside);
    expect(eventOf("/checkout.data", { "User-Agent": browser, "Sec-Fetch-Dest": "empty" })).toEqual(inside);
    expect(eventOf("/checkout", { "User-Agent": browser, "Sec-Fetch-Dest": "empty" })).toBeNull();
    expect(eventOf("/checkout/return", { ...visit, "Sec-Fetch-Site": "same-origin" })).toBeNull();
  });
});
