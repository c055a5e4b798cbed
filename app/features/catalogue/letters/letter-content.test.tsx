import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import type { ProductCard } from "#app/features/catalogue/products/product.ts";

import { LetterContent } from "./letter-content.tsx";

const tee = { id: "tee", name: "Tee", priceOre: 299_00, earlierPriceOre: null, currency: "SEK", pictures: [] };
const coat = { ...tee, id: "coat", name: "Coat", priceOre: 999_00, isFrom: true };

it("tells the lowest price as such where sizes or colors of a product cost more", () => {
  const markup = renderToStaticMarkup(
    <LetterContent
      blocks={[{ kind: "products", ids: ["tee", "coat"] }]}
      cards={[tee, coat] as unknown as ProductCard[]}
      vat={{ mode: "included", rateHundredths: 25_00 }}
      origin="https://shop.example"
    />,
  );
  const text = markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Tee 299 kr");
  expect(text).toContain("Coat From 999 kr");
});
