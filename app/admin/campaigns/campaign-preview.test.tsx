import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";

import type { VatMode } from "#app/shared/states.ts";

import { CampaignPreview } from "./campaign-preview.tsx";

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
  const preview = <CampaignPreview products={[tee]} vat={{ mode, rateHundredths: 25_00 }} />;
  const router = createMemoryRouter([{ path: "/", element: preview }]);
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
