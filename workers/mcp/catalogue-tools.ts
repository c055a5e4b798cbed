import { z } from "zod";

import { productPath } from "#app/features/catalogue/products/product.ts";
import { productOf, productStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { valueOf } from "#app/features/catalogue/products/size-parts.ts";
import { fitSentence, fitVerdict } from "#app/features/catalogue/reviews/fit-votes.ts";
import { productReviewsOf, productReviewStatements } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import { suggestHits } from "#app/features/catalogue/search/suggestions.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { toKronor } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { agentProduct } from "#app/storefront/feeds/agent-feed.ts";
import { feedProduct } from "#app/storefront/feeds/feed-product.ts";
import { garmentOf, sizeForBody, sizeForUsual } from "#app/storefront/size-guide/find-size.ts";
import { guessSizeFamily } from "#app/storefront/size-guide/size-family.ts";

import { defineTool } from "./define-tool.ts";

const productId = z.string().min(1).max(200).describe("A product's id, as search_products answers it");
const unknownProduct = { problem: "There is no product for sale by this id. Find one with search_products." };

async function readProduct({ db }: Shop, id: string) {
  const [stored, reviewCounts, reviewRows] = await db.batch([
    productStatement(db, id),
    ...productReviewStatements(db, id, 0),
  ]);
  const product = stored && productOf(stored);
  return product && { product, said: productReviewsOf(reviewCounts, reviewRows) };
}

/** Whether a choice by id or name is this option; any option is, where nothing was chosen. */
function isChosen(asked: string | undefined, name: string): boolean {
  return asked === undefined || asked.trim().toLowerCase() === name.toLowerCase();
}

export const catalogueTools = [
  defineTool({
    name: "search_products",
    title: "Search products",
    description:
      "Finds products for sale by words in English or a Nordic language, best match first: kinds, colors, sports, sizes, prices ('black leggings under 600 kr'). `isFrom`: some variants cost more.",
    input: z.object({ query: z.string().trim().min(1).max(200) }),
    answer: async ({ query }, { shop, site, request }) => {
      if (await isOverLimit(request, shop.env, "search")) return { problem: "Too many searches. Wait a minute." };
      const found = await suggestHits(shop.db, query);
      return {
        total: found.total ?? 0,
        products: found.products.map(({ id, name, category, source, priceOre, isFrom, currency, colorId }) => ({
          id,
          name,
          category,
          price: toKronor(priceWithVat(priceOre, site.vat)),
          ...(isFrom && { isFrom }),
          currency,
          url: site.origin + productPath({ id, source }, colorId),
        })),
        ...(found.correctedTo === null ? {} : { searchedFor: found.correctedTo }),
        ...(found.didYouMean === null ? {} : { didYouMean: found.didYouMean }),
        ...(found.notSold === undefined ? {} : { notSold: found.notSold }),
      };
    },
  }),

  defineTool({
    name: "get_product",
    title: "Read a product",
    description:
      "Tells all of a product: description, materials, care, delivery, rating, and its variants with price and availability.",
    input: z.object({ productId }),
    answer: async (asked, { shop, site }) => {
      const found = await readProduct(shop, asked.productId);
      if (!found) return unknownProduct;
      const { product, said } = found;
      const { materialComposition, careInstructions, fitGuide, sizeFitDescription } = product.texts;
      return {
        ...agentProduct(feedProduct(product, site), undefined),
        materials: materialComposition,
        care: careInstructions,
        fit: [sizeFitDescription, fitGuide, fitSentence(said.fit)].filter(Boolean),
        rating: said.rating,
        measurementsInCm: product.texts.sizeMeasurements?.cm ?? null,
      };
    },
  }),

  defineTool({
    name: "check_availability",
    title: "Check availability",
    description: "Tells which variants of a product are in stock now, of a color or size where one is named.",
    input: z.object({
      productId,
      color: z.string().max(100).optional().describe("A color's name"),
      size: z.string().max(100).optional().describe("A size's name"),
    }),
    answer: async ({ productId: id, color, size }, { shop, site }) => {
      const found = await readProduct(shop, id);
      if (!found) return unknownProduct;
      const { variants } = agentProduct(feedProduct(found.product, site), undefined);
      // Of a product with a third option a size is named with or without its value: 'M / Long' or 'M'.
      const isChosenSize = (name: string) =>
        isChosen(size, name) ||
        found.product.sizes.some((other) => other.name === name && isChosen(size, valueOf(other)));
      const chosen = variants.filter((variant) => isChosen(color, variant.color) && isChosenSize(variant.size));
      if (chosen.length > 0) return { variants: chosen.map(({ images: _, ...variant }) => variant) };
      const names = (options: readonly { name: string }[]) => options.map(({ name }) => name).join(", ");
      return { problem: `Not made. Colors: ${names(found.product.colors)}. Sizes: ${names(found.product.sizes)}.` };
    },
  }),

  defineTool({
    name: "recommend_size",
    title: "Find a size",
    description:
      "Finds the size of a product by body measurements in cm, or by the size usually worn. Without either it tells what to measure. Nothing of it is stored.",
    input: z.object({
      productId,
      measurementsInCm: z
        .record(z.string().max(20), z.number().min(10).max(200))
        .optional()
        .describe("By what is measured: Chest, Waist, Hip, Underbust, Foot length or Palm"),
      usualSize: z.string().max(20).optional().describe("A size worn elsewhere, such as M"),
    }),
    answer: async ({ productId: id, measurementsInCm, usualSize }, { shop, site }) => {
      const found = await readProduct(shop, id);
      if (!found) return unknownProduct;
      const { product, said } = found;
      const family = guessSizeFamily(product);
      const garment = family && garmentOf(product, family, fitVerdict(said.fit));
      if (!garment || garment.sizes.length < 2)
        return { problem: "This comes in one size, or isn't in our size charts. get_product tells its measurements." };
      const sizeGuide = `${site.origin}/size-guide#${family}`;
      if (usualSize !== undefined) {
        const usual = garment.sizes.find((size) => isChosen(usualSize, size));
        if (!usual) return { problem: `Name one of its sizes: ${garment.sizes.join(", ")}.` };
        return { ...sizeForUsual(garment, usual, "cm"), sizeGuide };
      }
      const given = Object.entries(measurementsInCm ?? {});
      const body = Object.fromEntries(
        garment.measures.flatMap((measure) => {
          const cm = given.find(([name]) => isChosen(name, measure))?.[1];
          return cm === undefined ? [] : [[measure, cm]];
        }),
      );
      const missing = garment.measures.filter((measure) => body[measure] === undefined);
      if (missing.length > 0) return { problem: `Measure ${missing.join(" and ")}, in cm. How: ${sizeGuide}` };
      return { ...sizeForBody(garment, body, "cm"), sizeGuide };
    },
  }),
];
