import { afterEach, describe, expect, it, vi } from "vitest";

import { currentVisit, shouldReturnHome } from "./reload-home.ts";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => null;
const reload = { type: "reload", pathname: "/shop", search: "?category=sale" };

describe("a reload leads home", () => {
  it("when the browser holds nothing", () => {
    expect(shouldReturnHome(reload, nothing)).toBe(true);
  });

  it.each(["[]", "{}", "null", "", " [] "])("when all it holds is the empty text %j", (text) => {
    expect(shouldReturnHome(reload, () => text)).toBe(true);
  });
});

describe("a visit stays where it is", () => {
  it.each(["navigate", "back_forward", "prerender"])("when it is of type %s", (type) => {
    expect(shouldReturnHome({ ...reload, type }, nothing)).toBe(false);
  });

  it.each([
    "/",
    "/admin",
    "/admin/orders/1",
    "/checkout",
    "/thank-you",
    "/order-link",
    "/withdraw",
    "/complaint",
    "/complaint/status",
    "/exchange",
    "/deduction",
    "/privacy/my-data",
    "/privacy/my-data/open",
    "/newsletter",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
  ])("on %s", (pathname) => {
    expect(shouldReturnHome({ ...reload, pathname }, nothing)).toBe(false);
  });

  it.each(["cart", "wishlist", "checkoutFormData", "reviewFormData", "recentlyViewed"])("while %s is held", (held) => {
    expect(shouldReturnHome(reload, (key) => (key === held ? '[{"id":"tee"}]' : null))).toBe(false);
  });
});

it("stays on any page that a signed link led to", () => {
  expect(shouldReturnHome({ ...reload, pathname: "/reviews", search: "?orderId=o1&key=signed" }, nothing)).toBe(false);
});

it.each(["/administration", "/withdrawal-form", "/privacy-policy"])(
  "does not take %s for a protected page",
  (pathname) => {
    expect(shouldReturnHome({ ...reload, pathname }, nothing)).toBe(true);
  },
);

it.each([
  ["/sv", "/"],
  ["/sv/checkout", "/checkout"],
  ["/checkout", "/checkout"],
])("knows the page that was loaded at %s as %s: what holds of it holds in each language", (path, pathname) => {
  const name = `https://shop.example${path}?page=2`;
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload", name }] });
  expect(currentVisit()).toEqual({ type: "reload", pathname, search: "?page=2" });
  expect(shouldReturnHome(currentVisit() ?? reload, nothing)).toBe(false);
});
