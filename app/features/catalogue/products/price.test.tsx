import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";

import type { VatRule } from "#app/shared/vat.ts";

import { Price } from "./price.tsx";

/** The text a shopper reads, in a shop with this VAT rule. */
function textOf(vat: VatRule, price: Parameters<typeof Price>[0]): string {
  const layout = "routes/storefront/layout";
  const router = createMemoryRouter([{ id: layout, path: "/", element: <Price {...price} />, loader: () => null }], {
    hydrationData: { loaderData: { [layout]: { vat } } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}

const added = { mode: "added", rateHundredths: 25_00 } as const;
const included = { mode: "included", rateHundredths: 25_00 } as const;
const tee = { priceOre: 299_00, currency: "SEK" } as const;

describe("a price while VAT comes on top", () => {
  it("is what is paid, and stands in full on the product's page", () => {
    expect(textOf(added, { ...tee, look: "page" })).toBe("373,75 kr incl. VAT · 299 kr excl. VAT");
  });

  it("has the price without VAT beside it on cards and in lines", () => {
    expect(textOf(added, { ...tee, look: "card" })).toBe("373,75 kr incl. VAT, 299 kr excl. VAT");
    expect(textOf(added, { ...tee, look: "line" })).toBe("373,75 kr incl. VAT · 299 kr excl. VAT");
  });

  it("strikes one price through: what was paid before the sale", () => {
    expect(textOf(added, { ...tee, earlierPriceOre: 399_00, look: "page" })).toBe(
      "Sale price373,75 krLowest price in the 30 days before498,75 kr incl. VAT · 299 kr excl. VAT",
    );
  });

  it("counts a rate with hundredths", () => {
    expect(textOf({ mode: "added", rateHundredths: 25_50 }, { ...tee, look: "line" })).toContain("375,25 kr incl. VAT");
  });
});

describe("a price that carries the VAT", () => {
  it.each(["card", "line", "page"] as const)("stands alone as %s", (look) => {
    expect(textOf(included, { ...tee, look })).toBe("299 kr");
  });
});
