import { describe, expect, it } from "vitest";

import { maxChosenValues, maxSizeKeyLength } from "#app/shared/filter-limits.ts";

import { pageAddress } from "./page-address.ts";

const normalized = (path: string) => {
  const { pathname, search } = pageAddress(new URL(`https://shop.example${path}`));
  return pathname + search;
};

describe("the address a page is rendered from", () => {
  it("carries nothing of the visitor's that the page does not know", () => {
    expect(normalized("/shop?utm_source=mail&email=asa@mail.example&token=secret&category=hoodies")).toBe(
      "/shop?category=hoodies",
    );
  });

  it("has its parameters in one order, each once", () => {
    expect(normalized("/shop?sort=newest&page=2&category=a&category=b")).toBe(
      normalized("/shop?category=a&page=2&sort=newest"),
    );
  });

  it("keeps every parameter in the admin, and nowhere that only looks like it", () => {
    for (const path of ["/admin?q=a&after=b", "/admin.data?q=a", "/admin/orders?payment=paid"])
      expect(normalized(path)).toBe(path);
    expect(normalized("/administration?q=a")).toBe("/administration");
  });

  it("is short, whatever was sent", () => {
    const long = "x".repeat(60_000);
    expect(normalized(`/shop?category=${long}&junk=${long}`).length).toBeLessThan(100);
  });

  it("has no control characters and no half characters", () => {
    expect(normalized("/shop?search=a%00b%0Ac")).toBe("/shop?search=a+b+c");
    expect(normalized(`/shop?search=${encodeURIComponent(`${"x".repeat(199)}😀`)}`)).toMatch(/x%EF%BF%BD$/);
  });

  it("has each value of a filter once, sorted, however often and in whatever order it was sent", () => {
    expect(normalized("/shop?rating=4&color=red&size=m&color=black&size=m&max=900&sort=newest")).toBe(
      "/shop?sort=newest&size=m&color=black&color=red&max=900&rating=4",
    );
    expect(normalized("/shop?min=&max=&rating=&size=&stock=1")).toBe("/shop?stock=1");
    expect(normalized("/shop?sort=newest&sort=featured")).toBe("/shop?sort=newest");
  });

  it("has so many values of a filter, and none longer than a size can be", () => {
    const many = Array.from({ length: 500 }, (_, index) => `size=${index}${"x".repeat(999)}`).join("&");
    const sizes = new URL(normalized(`/shop?${many}`), "https://shop.example").searchParams.getAll("size");
    expect(sizes).toHaveLength(maxChosenValues);
    expect(sizes.every((size) => size.length === maxSizeKeyLength)).toBe(true);
  });

  it("keeps what links in e-mails carry", () => {
    expect(normalized("/thank-you?key=abc.def&orderId=ord_1")).toBe("/thank-you?orderId=ord_1&key=abc.def");
  });

  it("leaves the router's manifest its own parameters", () => {
    expect(normalized("/__manifest?paths=/a,/b&version=1")).toBe("/__manifest?paths=/a,/b&version=1");
  });
});
