import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anyProduct } from "#app/features/catalogue/products/any-product.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { noDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { pictureOfVariant } from "#app/features/catalogue/products/variant-picture.ts";
import { pricesOf } from "#app/features/catalogue/products/variant-prices.ts";
import { csvLine } from "#app/shared/csv-cell.ts";

import { isSameProduct, productCells } from "./product-cells.ts";
import { productColumns } from "./product-columns.ts";
import { fileOrigin, rowsOfCsv } from "./product-csv.ts";
import { readProductRows } from "./read-product-rows.ts";
import { inShopifyOrder, shopifyColumns, shopifyRows } from "./shopify-product.ts";
import { fromShopify } from "./shopify-rows.ts";

const products = anyProduct(["op-a", "op-b"]);
const context = { origin: fileOrigin, siteName: "Pulse Mode" };
const rowsOf = (fields: ProductInput) => shopifyRows({ id: "tee", fields }, context);

/** What the import makes of a product's file in Shopify's columns, as if another shop had sent it. */
function readBack(fields: ProductInput, current: ProductInput | null, withStock = true): ProductInput {
  return readCells(rowsOf(fields), current, withStock);
}

function readCells(cellsOf: ReturnType<typeof rowsOf>, current: ProductInput | null, withStock = true): ProductInput {
  const text = cellsOf.map((cells) => csvLine(inShopifyOrder(cells), ";")).join("");
  const { rows } = fromShopify(rowsOfCsv(text, shopifyColumns));
  const read = { origin: fileOrigin, withStock, copies: new Map<string, string>() };
  const result = readProductRows(rows, current && { fields: current }, read);
  if (result.kind === "broken") throw new Error(`line ${result.line}: ${result.reason}`);
  return result.fields;
}

describe("a product in Shopify's columns", { timeout: 60_000 }, () => {
  it("changes nothing where it is, whether or not the file's stock counts", () => {
    fc.assert(
      fc.property(products, fc.boolean(), (product, withStock) => {
        const found = readBack(product, product, withStock);
        expect(productCells(found)).toEqual(productCells(product));
        expect(isSameProduct(found, product)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("brings every variant, its codes and what it costs, and every picture into a shop that has none of them", () => {
    const variantsOf = (fields: ProductInput) => {
      const nameOf = (list: readonly { id: string; name: string }[], id: string) =>
        list.find((one) => one.id === id)?.name;
      return fields.variants
        .map((variant) => {
          const own = fields.variantDetails[variantKey(variant)];
          return {
            option: `${nameOf(fields.colors, variant.colorId)} / ${nameOf(fields.sizes, variant.sizeId)}`,
            units: variant.quantity,
            ...pricesOf(fields, own),
            sku: own?.sku ?? null,
            gtin: own?.gtin ?? null,
            grams: own?.weightGrams ?? null,
            costOre: own?.costOre ?? null,
            picture: pictureOfVariant(fields.media, { ...variant, picture: own?.picture ?? undefined })?.url,
          };
        })
        .toSorted((a, b) => a.option.localeCompare(b.option));
    };
    const said = (fields: ProductInput) => ({
      name: fields.name,
      description: fields.description,
      category: fields.category,
      tags: fields.tags,
      seo: [fields.texts.seoTitle, fields.texts.seoDescription],
      pictures: fields.media.map(({ url, alt }) => [url, alt]),
      isPublished: fields.state === "published",
      labels: [fields.texts.sizeLabel, fields.texts.thirdLabel],
      sizes: fields.sizes
        .filter(({ id }) => fields.variants.some(({ sizeId }) => sizeId === id))
        .map(({ name, sizeValue, thirdValue }) => JSON.stringify([name, sizeValue, thirdValue]))
        .toSorted(),
      variants: variantsOf(fields),
    });
    fc.assert(
      fc.property(
        products.filter(({ variants }) => variants.length > 0),
        (product) => {
          expect(said(readBack(product, null))).toEqual(said(product));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("has each column that the import reads, but for those that Shopify doesn't know", () => {
    const columns: readonly string[] = shopifyColumns;
    const ours = productColumns.filter((column) => !columns.includes(column));
    const state = [
      "Short Description",
      "Country Of Origin",
      "Currency",
      "Source",
      "Original Id",
      "New",
      "Featured",
      "In Stock",
      "Publish At",
    ];
    const options = ["Color", "Size"].flatMap((kind) =>
      ["Id", "Available", "Position"].map((what) => `${kind} ${what}`),
    );
    // What the options are called is said by Shopify's own columns of their names.
    const labels = ["Size Label", "Third Option"];
    const places = ["Color Hex", "Size Description", "Image Color", "Image Width", "Image Height"];
    const prices = ["Product Price", "Product Compare At Price"];
    const page = [
      "Fit",
      "Sports",
      "Size And Fit",
      "Size Measurements",
      "Fit Guide",
      "Size Recommendations",
      "Materials",
      "Care Instructions",
      "Material Composition",
      "Sustainability Info",
      "Shipping Info",
      "Shipping Costs",
      "Return Policy",
      "Warranty Info",
      "Delivery Time",
    ];
    // Model Number is Shopify's 'Google Shopping / MPN'.
    const law = [
      "Textile",
      "Animal Parts",
      "Components",
      "Manufacturer Id",
      "Responsible Person Id",
      "Model Number",
      "No Warnings",
      "Warnings",
      "Guarantee",
      "HS Code",
    ];
    expect(ours.toSorted()).toEqual(
      [...state, ...options, ...labels, ...places, ...prices, ...page, ...law].toSorted(),
    );
  });

  it("is one variant of one title where it comes in one color and one size only", () => {
    const [product] = fc.sample(
      products.filter(({ variants }) => variants.length > 0),
      { numRuns: 1, seed: 3 },
    );
    if (!product) throw new Error("No product");
    const colors = [{ id: "one-color", name: "One color", hex: "#8A8D93", available: true }];
    const sizes = [{ id: "one-size", name: "One size", description: "", available: true }];
    const variants = [{ colorId: "one-color", sizeId: "one-size", quantity: 4, loadedQuantity: 4 }];
    const plain = {
      ...product,
      colors,
      sizes,
      variants,
      variantDetails: {},
      media: [],
      texts: { ...product.texts, thirdLabel: null },
    };
    expect(rowsOf(plain)).toMatchObject([
      { "Option1 Name": "Title", "Option1 Value": "Default Title", "Option2 Name": "", "Option2 Value": "" },
    ]);
    const sized = {
      ...plain,
      sizes: [{ ...sizes[0]!, id: "m", name: "M" }],
      variants: [{ ...variants[0]!, sizeId: "m" }],
    };
    expect(rowsOf(sized)).toMatchObject([{ "Option1 Name": "Size", "Option1 Value": "M", "Option2 Name": "" }]);
    expect(isSameProduct(readBack(plain, plain), plain)).toBe(true);
    expect(isSameProduct(readBack(sized, sized), sized)).toBe(true);
  });

  it("keeps the product's own price where the file gives one variant another", () => {
    const [product] = fc.sample(products, { numRuns: 1, seed: 5 });
    if (!product) throw new Error("No product");
    const sizes = ["a", "b", "c"].map((id) => ({ id, name: id, description: "", available: true }));
    const before = {
      ...product,
      priceOre: 299_00,
      earlierPriceOre: null,
      colors: [{ id: "black", name: "Black", hex: "#000000", available: true }],
      sizes,
      variants: sizes.map(({ id }) => ({ colorId: "black", sizeId: id, quantity: 1, loadedQuantity: 1 })),
      variantDetails: { "black a": { ...noDetails, priceOre: 299_00, earlierPriceOre: 399_00 } },
      media: [],
    };
    const cells = rowsOf(before).map((row, i) => (i === 2 ? { ...row, "Variant Price": "349.00" } : row));
    const after = { ...before.variantDetails, "black c": { ...noDetails, priceOre: 349_00 } };
    expect(readCells(cells, before)).toMatchObject({ priceOre: 299_00, earlierPriceOre: null, variantDetails: after });
  });
});
