import { describe, expect, it } from "vitest";

import { canonicalUrl, pageMeta } from "./page-meta.ts";

describe("canonicalUrl", () => {
  it.each([
    ["/", "", "https://shop.example/"],
    ["/shop/", "", "https://shop.example/shop"],
    ["/shop", "?category=hoodies&sort=newest&page=2&utm_source=x", "https://shop.example/shop?category=hoodies&page=2"],
    ["/shop", "?page=1&view=list", "https://shop.example/shop"],
    ["/shop", "?page=-1", "https://shop.example/shop"],
    ["/shop", "?page=2.5", "https://shop.example/shop"],
    ["/shop", "?page=%3Cscript%3E", "https://shop.example/shop"],
    ["/contact", "?reason=returns", "https://shop.example/contact"],
  ])("of %s%s is %s", (pathname, search, url) => {
    expect(canonicalUrl("https://shop.example", { pathname, search })).toBe(url);
  });
});

it("is below the prefix of the language that the page is in, or of another", () => {
  const place = { pathname: "/sv/shop/", search: "?category=hoodies&view=list" };
  const canonical = (language: "en" | "fi") => canonicalUrl("https://shop.example", place, language);
  expect(canonical("fi")).toBe("https://shop.example/fi/shop?category=hoodies");
  expect(canonical("en")).toBe("https://shop.example/shop?category=hoodies");
  expect(canonicalUrl("https://shop.example", { pathname: "/sv", search: "" }, "fi")).toBe("https://shop.example/fi");
});

describe("pageMeta", () => {
  const location = { pathname: "/about", search: "" };
  const page = { title: "About us", description: "Who we are." };

  it("names the site as staff have called it, and gives the picture an absolute address", () => {
    const loaderData = { identity: { siteName: "Renamed" }, origin: "https://shop.example" };
    const tags = pageMeta(
      { location, matches: [{ id: "routes/storefront/layout", loaderData }] },
      { ...page, picture: "about" },
    );
    expect(tags).toContainEqual({ title: "About us | Renamed" });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/about" });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://shop.example/og/about.jpg",
    });
  });

  it("still has a title when the site's facts could not be read", () => {
    expect(pageMeta({ location, matches: [undefined] }, page)).toContainEqual({ title: "About us" });
  });
});
