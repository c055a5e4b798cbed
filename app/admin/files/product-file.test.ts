import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fits, sports } from "#app/features/catalogue/catalogue/attributes.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/catalogue/product-input.ts";
import { variantKey } from "#app/features/catalogue/catalogue/variant-key.ts";
import { csvLine } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";
import { currencies } from "#app/shared/currencies.ts";
import { productStates } from "#app/shared/states.ts";

import { isSameProduct, productCells } from "./product-cells.ts";
import { productColumns } from "./product-columns.ts";
import { inColumnOrder, productRows } from "./product-rows.ts";
import { readProductRows } from "./read-product-rows.ts";
import { namedRows, type SourceRow } from "./source-rows.ts";

const context = { origin: "https://shop.example", siteName: "Pulse Mode" };

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom("=1+1", "'", '"', ",", ";", "\n", "\n\n", "<b>", "&amp;", "[", "TRUE", "12", "å"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join("").trim());
const line = words.map((text) => text.replaceAll(/\s+/g, " ").slice(0, 50).trim().toWellFormed());
const name = line.filter((text) => text !== "");
const note = fc.oneof(fc.constant(null), name);
const texts = fc.array(name, { maxLength: 3 });
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
const table = fc.dictionary(slug, fc.dictionary(slug, fc.integer({ min: 1, max: 200 }), { maxKeys: 2 }), {
  maxKeys: 2,
});

const options = (count: number) => ({
  ids: fc.uniqueArray(slug, { maxLength: count }),
  names: fc.uniqueArray(name, { minLength: count, maxLength: count, selector: (text) => text.toLowerCase() }),
  flags: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
});

const anyProduct: fc.Arbitrary<ProductInput> = fc
  .record({
    base: fc.record({
      originalId: note,
      name,
      shortDescription: line,
      description: words,
      priceOre: fc.integer({ min: 0, max: 5_000_00 }),
      currency: fc.constantFrom(...currencies),
      category: name,
      productType: line,
      tags: texts,
      fit: fc.constantFrom(null, ...fits.map(({ id }) => id)),
      sports: fc.subarray(sports.map(({ id }) => id)),
      source: name,
      isNew: fc.boolean(),
      featured: fc.boolean(),
      inStock: fc.boolean(),
    }),
    rise: fc.option(fc.integer({ min: 1, max: 900_00 })),
    state: fc.constantFrom(...productStates),
    publishAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
    colors: fc.record(options(3)),
    hexes: fc.array(fc.stringMatching(/^#[0-9A-F]{6}$/), { minLength: 3, maxLength: 3 }),
    sizes: fc.record(options(3)),
    descriptions: fc.array(line, { minLength: 3, maxLength: 3 }),
    units: fc.array(fc.option(fc.integer({ min: 0, max: 999 })), { minLength: 9, maxLength: 9 }),
    media: fc.array(
      fc.record({
        path: slug,
        alt: line,
        color: fc.nat(4),
        width: fc.option(fc.integer({ min: 1, max: 3200 })),
        own: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    texts: fc.record({
      sizeFitDescription: note,
      sizeMeasurements: fc.option(fc.record({ cm: table, inches: table })),
      fitGuide: note,
      sizeRecommendations: note,
      materials: texts,
      careInstructions: texts,
      materialComposition: note,
      sustainabilityInfo: note,
      shippingInfo: note,
      shippingCosts: note,
      returnPolicy: texts,
      warrantyInfo: note,
      deliveryTime: note,
    }),
  })
  .map(({ base, rise, state, publishAt, colors, hexes, sizes, descriptions, units, media, texts: notes }) => {
    const colorList = colors.ids.map((id, i) => ({
      id,
      name: colors.names[i]!,
      hex: hexes[i]!,
      available: colors.flags[i]!,
    }));
    const sizeList = sizes.ids.map((id, i) => ({
      id,
      name: sizes.names[i]!,
      description: descriptions[i]!,
      available: sizes.flags[i]!,
    }));
    const variants = colorList.flatMap(({ id: colorId }, c) =>
      sizeList.flatMap(({ id: sizeId }, s) => {
        const quantity = units[c * 3 + s] ?? null;
        return quantity === null ? [] : [{ colorId, sizeId, quantity, loadedQuantity: quantity }];
      }),
    );
    return productInputSchema.parse({
      ...base,
      earlierPriceOre: rise === null ? null : base.priceOre + rise,
      state,
      publishAt: state === "scheduled" ? publishAt.toISOString() : null,
      colors: colorList,
      sizes: sizeList,
      variants,
      media: media.map(({ path, alt, color, width, own }, i) => ({
        url: own ? `/media/products/${path}.webp` : `https://pictures.example/${path}/${i}.jpg`,
        alt,
        colorId: colorList[color]?.id ?? null,
        width,
        height: width,
      })),
      texts: notes,
    });
  })
  .filter(({ media }) => new Set(media.map(({ url }) => url)).size === media.length);

/** A product as the rows of a file that was written and read. */
function throughFile(fields: ProductInput, columns: readonly string[] = productColumns): SourceRow[] {
  const variantIds = new Map(
    fields.variants.map((variant) => [variantKey(variant), `var_${variant.colorId}_${variant.sizeId}`]),
  );
  const rows = productRows({ id: "tee", fields, variantIds }, context).map(inColumnOrder);
  const kept = columns.map((column) => productColumns.indexOf(column));
  const text = rows
    .map((cells) =>
      csvLine(
        kept.map((index) => cells[index] ?? ""),
        ";",
      ),
    )
    .join("");
  const reader = new CsvReader(";", { offset: 0, line: 2 });
  return [...reader.read(new TextEncoder().encode(text), true)].map(namedRows(columns));
}

function read(rows: SourceRow[], current: ProductInput | null, withStock = true): ProductInput {
  const result = readProductRows(rows, current && { fields: current }, { origin: context.origin, withStock });
  if (result.kind === "broken") throw new Error(`line ${result.line}: ${result.reason}`);
  return result.fields;
}

describe("a product, written to a file and read from it", { timeout: 30_000 }, () => {
  it("is the same product where there is none yet", () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const found = read(throughFile(product), null);
        expect(productCells(found)).toEqual(productCells(product));
        expect(isSameProduct(found, product)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("changes nothing where it is, whether or not the file's stock counts", () => {
    fc.assert(
      fc.property(anyProduct, fc.boolean(), (product, withStock) => {
        expect(isSameProduct(read(throughFile(product), product, withStock), product)).toBe(true);
      }),
    );
  });

  it("becomes the other product when its file is read upon that one, but for variants and pictures that stay", () => {
    fc.assert(
      fc.property(anyProduct, anyProduct, (product, other) => {
        const found = read(throughFile(product), { ...other, colors: [], sizes: [], variants: [], media: [] });
        expect(isSameProduct(found, product)).toBe(true);
      }),
    );
  });

  it("is refused where it names a fit or a sport that the shop does not have", () => {
    const product = fc.sample(anyProduct, { numRuns: 1, seed: 1 })[0]!;
    const reasonOf = (change: Record<string, string>) => {
      const [first, ...rest] = throughFile(product);
      const rows = [{ ...first!, get: (column: string) => change[column] ?? first!.get(column) }, ...rest];
      const result = readProductRows(rows, null, { origin: context.origin, withStock: true });
      return result.kind === "broken" ? result.reason : null;
    };
    expect(reasonOf({ Fit: "baggy" })).toContain("write compression, slim, regular, relaxed");
    expect(reasonOf({ Sports: "running, chess" })).toContain("write running, training");
    expect(reasonOf({ Fit: "Slim", Sports: " Yoga,running " })).toBeNull();
  });

  it("keeps what a file without most columns does not say", () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: 1, max: 900_00 }), (product, priceOre) => {
        const cheaper = { ...product, priceOre, earlierPriceOre: null };
        const found = read(throughFile(cheaper, ["Handle", "Variant Price"]), { ...product, earlierPriceOre: null });
        expect(isSameProduct(found, cheaper)).toBe(true);
      }),
    );
  });
});
