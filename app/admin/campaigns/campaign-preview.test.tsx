import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";

import type { VatMode } from "#app/shared/states.ts";

import { CampaignPreview } from "./campaign-preview.tsx";
import type { Preview } from "./read-preview.server.ts";

const tee = {
  id: "tee 0",
  productId: "tee",
  name: "Tee",
  variants: null,
  currency: "SEK" as const,
  priceOre: 399_00,
  nextOre: 299_00,
  priorOre: 399_00,
  heldBy: null,
};

/** What staff read of a campaign for one product, in a shop with 25 % VAT. */
function textOf(mode: VatMode): string {
  return textIn({ vat: { mode, rateHundredths: 25_00 } });
}

function textIn(change: Partial<Preview>): string {
  const vat = { mode: "included", rateHundredths: 25_00 } as const;
  const preview = { products: [tee], vat, country: "Sweden", isOpen: true, unpriced: 0, ...change };
  const router = createMemoryRouter([{ path: "/", element: <CampaignPreview preview={preview} /> }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.replaceAll(/<[^>]+>/g, "").replaceAll("\u00A0", " ");
}

it("says what shoppers see, VAT included, where it comes on top of the prices that staff set", () => {
  expect(textOf("added")).toContain("373,75 kr 498,75 kr −25%");
  expect(textOf("added")).toContain("Campaign, excl. VAT");
});

it("says the prices as they are set where they carry the VAT", () => {
  expect(textOf("included")).toContain("299 kr 399 kr −25%");
  expect(textOf("included")).not.toContain("excl. VAT");
});

it("says that a market isn't open, and how many products have no price in it, in its money", () => {
  const products = [{ ...tee, currency: "NOK" as const, priorOre: null }];
  const text = textIn({ products, country: "Norway", isOpen: false, unpriced: 2 });
  expect(text).toContain("Norway isn't open, so no shopper sees its prices.".replace("'", "&#x27;"));
  expect(text).toContain("2 products are left out: no price in Norway.");
  expect(text).toContain("Campaign299 NOKShoppers seeNothing: it isn&#x27;t open.");
  expect(text).not.toContain("within the 30 days before");
});
