import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anyProduct } from "#app/features/catalogue/products/any-product.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";

import { isSameProduct, productCells } from "./product-cells.ts";
import { productColumns } from "./product-columns.ts";
import { fileOrigin, productCsv, rowsOfCsv } from "./product-csv.ts";
import { readProductRows } from "./read-product-rows.ts";
import type { SourceRow } from "./source-rows.ts";

const products = anyProduct(["op-a", "op-b"]);

/** A product as the rows of a file that was written and read. */
function throughFile(fields: ProductInput, columns: readonly string[] = productColumns): SourceRow[] {
  return rowsOfCsv(productCsv({ id: "tee", fields }, columns), columns);
}

function read(rows: SourceRow[], current: ProductInput | null, withStock = true): ProductInput {
  const result = readProductRows(rows, current && { fields: current }, {
    origin: fileOrigin,
    withStock,
    copies: new Map(),
  });
  if (result.kind === "broken") throw new Error(`line ${result.line}: ${result.reason}`);
  return result.fields;
}

describe("a product, written to a file and read from it", { timeout: 30_000 }, () => {
  it("is the same product where there is none yet", () => {
    fc.assert(
      fc.property(products, (product) => {
        const found = read(throughFile(product), null);
        expect(productCells(found)).toEqual(productCells(product));
        expect(isSameProduct(found, product)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("changes nothing where it is, whether or not the file's stock counts", () => {
    fc.assert(
      fc.property(products, fc.boolean(), (product, withStock) => {
        expect(isSameProduct(read(throughFile(product), product, withStock), product)).toBe(true);
      }),
    );
  });

  it("becomes the other product when its file is read upon that one, but for variants and pictures that stay", () => {
    fc.assert(
      fc.property(products, products, (product, other) => {
        const found = read(throughFile(product), { ...other, colors: [], sizes: [], variants: [], media: [] });
        expect(isSameProduct(found, product)).toBe(true);
      }),
    );
  });

  it("is refused where it names a fit or a sport that the shop does not have", () => {
    const product = fc.sample(products, { numRuns: 1, seed: 1 })[0]!;
    const reasonOf = (change: Record<string, string>) => {
      const [first, ...rest] = throughFile(product);
      const rows = [{ ...first!, get: (column: string) => change[column] ?? first!.get(column) }, ...rest];
      const result = readProductRows(rows, null, { origin: fileOrigin, withStock: true, copies: new Map() });
      return result.kind === "broken" ? result.reason : null;
    };
    expect(reasonOf({ Fit: "baggy" })).toContain("use compression, slim, regular, relaxed");
    expect(reasonOf({ Sports: "running, chess" })).toContain("use running, training");
    expect(reasonOf({ Fit: "Slim", Sports: " Yoga,running " })).toBeNull();
  });

  it("keeps what a file without most columns does not say", () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 900_00 }), (product, priceOre) => {
        // Rows without options say whose price it is of none: it is the product's.
        const plain = { ...product, earlierPriceOre: null, variantDetails: {} };
        const cheaper = { ...plain, priceOre };
        const found = read(throughFile(cheaper, ["Handle", "Variant Price"]), plain);
        expect(isSameProduct(found, cheaper)).toBe(true);
      }),
    );
  });
});
