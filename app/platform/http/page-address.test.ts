import { describe, expect, it } from "vitest";

import { maxChosenValues, maxSizeKeyLength } from "#app/shared/filter-limits.ts";

import { pageAddress, withoutEmptyFields } from "./page-address.ts";

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

  it.each([
    "/thank-you?orderId=ord_1&key=abc.def",
    "/exchange?id=ord_1&key=abc.def&line=2&done=ret_1",
    "/withdraw?id=ord_1&key=abc.def",
    "/complaint?id=ord_1&key=abc.def",
    "/complaint/status?id=cmp_1&key=abc.def",
    "/complaint-picture?id=cmp_1&key=abc.def&picture=pic_1",
    "/deduction?id=loss_1&key=abc.def",
    "/deduction-picture?id=loss_1&key=abc.def&picture=pic_1",
    "/return-label.pdf?id=ret_1&key=abc.def&size=A4",
    "/order-receipt.pdf?id=ord_1&key=abc.def&number=1001",
    "/newsletter/confirm?id=req_1&key=abc.def",
    "/newsletter/unsubscribe?id=sub_1&key=abc.def",
    "/notify-me/request?id=bis_1&key=abc.def",
    "/privacy/my-data/open?id=lnk_1&key=abc.def",
    "/checkout/return?payment=pay_1&payment_intent=pi_1",
  ])("keeps what links in e-mails and of the provider carry: %s", (path) => {
    expect(normalized(path)).toBe(path);
    expect(normalized(path.replace("?", ".data?"))).toBe(path.replace("?", ".data?"));
  });

  it.each([
    "/notify-me?id=tee",
    "/contact?reason=returns",
    "/product/tee?color=black",
    "/cj-product/tee?color=black",
    "/reviews?category=mens&page=2&sort=lowest&view=unchecked&product=tee&stars=5",
    "/media/a/b.jpg?w=400",
    "/product-cards?ids=a%2Cb",
    "/search-suggestions?search=tee",
    "/womens-collection?category=tops&page=2&sort=newest&view=list&size=m&stock=1",
  ])("keeps what pages read: %s", (path) => expect(normalized(path)).toBe(path));

  it.each([
    "/about?id=x",
    "/about?_routes=x",
    "/?page=2",
    "/faq.data?key=x",
    "/nowhere?size=m",
    "/product/tee?size=m&id=x",
    "/mens-collection?search=tee",
    "/shop?id=x&line=2&orderId=3&color=",
    "/goes-with/tee?page=2",
    "/constructor?length=1",
  ])("has no parameter that another page reads: %s", (path) => expect(normalized(path)).toBe(path.split("?")[0]));

  it("of a page's data has those of its routes that the router asks for, in one order, and no others", () => {
    const routes = ["root", "layout", "routes/shop"];
    const asked = (path: string) => pageAddress(new URL(`https://shop.example${path}`), routes).search;
    expect(asked("/shop.data?_routes=routes%2Fshop&page=2")).toBe("?_routes=routes%2Fshop&page=2");
    expect(asked("/shop.data?_routes=a,routes/shop,b,root,root")).toBe("?_routes=root%2Croutes%2Fshop");
    expect(asked("/shop.data?_routes=somebody-elses")).toBe("");
    expect(asked("/shop?_routes=root")).toBe("");
  });

  it("leaves the router's manifest its own parameters", () => {
    expect(normalized("/__manifest?paths=/a,/b&version=1")).toBe("/__manifest?paths=/a,/b&version=1");
  });
});

describe("a form that was sent without an entry in every field", () => {
  const clean = (path: string) => withoutEmptyFields(new URL(`https://shop.example${path}`))?.search;

  it("leads to the address without the empty ones", () => {
    expect(clean("/shop?color=red&min=&max=&rating=")).toBe("?color=red");
    expect(clean("/shop?sort=newest&min=300&max=")).toBe("?sort=newest&min=300");
    expect(clean("/shop?rating=")).toBe("");
  });

  it("is not sent on again, nor is a list of staff", () => {
    expect(clean("/shop?color=red&min=300")).toBeUndefined();
    expect(clean("/shop?search=")).toBeUndefined();
    expect(clean("/admin/products?color=")).toBeUndefined();
  });
});
