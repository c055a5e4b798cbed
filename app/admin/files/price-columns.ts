import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { noDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { ownPrices, pricesOf } from "#app/features/catalogue/products/variant-prices.ts";

import { CellProblem, priceCell } from "./cells.ts";
import type { Draft } from "./product-columns.ts";
import type { LineProblem } from "./product-read.ts";
import type { SourceRow } from "./source-rows.ts";

/** The columns of a price, and of the price before a sale: of a variant as Shopify has them, and our own of the product. */
const columns = {
  Variant: ["Variant Price", "Variant Compare At Price"],
  Product: ["Product Price", "Product Compare At Price"],
} as const;
type Whose = keyof typeof columns;

/** The cells of prices. */
export function priceCells(whose: Whose, { priceOre, earlierPriceOre }: Prices): Record<string, string> {
  const [price, earlier] = columns[whose];
  return {
    [price]: priceCell.write(priceOre),
    [earlier]: earlierPriceOre === null ? "" : priceCell.write(earlierPriceOre),
  };
}

/** The prices of a row; null where it has none. What the file does not say of a sale is left out. */
function readPriceCells(
  row: SourceRow,
  whose: Whose,
): (Pick<Prices, "priceOre"> & Partial<Prices>) | null | CellProblem {
  const [price, earlier] = columns[whose];
  const [text, earlierText] = [row.get(price), row.get(earlier)];
  if (text === "") return null;
  const priceOre = priceCell.read(text);
  if (priceOre instanceof CellProblem) return new CellProblem(`${price}: ${priceOre.text}`);
  if (!row.has(earlier)) return { priceOre };
  const earlierPriceOre = earlierText === "" ? null : priceCell.read(earlierText);
  if (earlierPriceOre instanceof CellProblem) return new CellProblem(`${earlier}: ${earlierPriceOre.text}`);
  // Shopify keeps the same price there once a sale is over.
  return { priceOre, earlierPriceOre: earlierPriceOre === priceOre ? null : earlierPriceOre };
}

/**
 * Reads the product's own price, which its variants have unless they have another: as our files say it, else the one that all rows have,
 * that it has already, or that most of them have.
 */
export function readProductPrice(rows: readonly SourceRow[], draft: Draft): LineProblem | null {
  const read = [];
  for (const row of rows) {
    for (const whose of ["Product", "Variant"] as const) {
      const prices = readPriceCells(row, whose);
      if (prices instanceof CellProblem) return { line: row.line, reason: prices.text };
      if (prices) read.push({ whose, ...prices });
    }
  }
  const own = read.find(({ whose }) => whose === "Product");
  const same = read.filter(({ priceOre }) => priceOre === draft.priceOre);
  const known = same.find(({ earlierPriceOre }) => earlierPriceOre === draft.earlierPriceOre) ?? same[0];
  const byPrice = [...Map.groupBy(read, ({ priceOre }) => priceOre).values()];
  const [most] = byPrice.toSorted((a, b) => b.length - a.length);
  const chosen = own ?? known ?? most?.[0];
  if (!chosen) return null;
  draft.priceOre = chosen.priceOre;
  if (chosen.earlierPriceOre !== undefined) draft.earlierPriceOre = chosen.earlierPriceOre;
  return null;
}

/** What a row says of a variant's own price, upon what it was. */
export function readVariantPrice<Own extends { priceOre: number | null; earlierPriceOre: number | null }>(
  row: SourceRow,
  known: Own,
  product: Prices,
): Own | CellProblem {
  const read = readPriceCells(row, "Variant");
  if (read instanceof CellProblem) return read;
  if (!read) return known;
  const { priceOre } = read;
  const unsaid =
    priceOre === product.priceOre
      ? product.earlierPriceOre
      : priceOre === known.priceOre
        ? known.earlierPriceOre
        : null;
  const earlierPriceOre = read.earlierPriceOre === undefined ? unsaid : read.earlierPriceOre;
  return { ...known, ...ownPrices({ priceOre, earlierPriceOre }, product, known) };
}

/**
 * A file that says no price of the product's own may leave every variant at what it costs: then none of its prices changes, whosever they
 * are.
 */
export function keepSamePrices(rows: readonly SourceRow[], draft: Draft, current: ProductInput): void {
  const priceOf = ({ variantDetails, ...product }: ProductInput, key: string) => pricesOf(product, variantDetails[key]);
  const keys = current.variants.map(variantKey);
  const isSamePrice = (key: string) => {
    const [before, after] = [priceOf(current, key), priceOf(draft, key)];
    return before.priceOre === after.priceOre && before.earlierPriceOre === after.earlierPriceOre;
  };
  const saysOwn = rows.some((row) => row.get(columns.Product[0]) !== "");
  if (saysOwn || keys.length === 0 || draft.variants.length !== keys.length || !keys.every(isSamePrice)) return;
  draft.priceOre = current.priceOre;
  draft.earlierPriceOre = current.earlierPriceOre;
  draft.variantDetails = Object.fromEntries(
    Object.entries(draft.variantDetails).map(([key, details]) => {
      const { priceOre, earlierPriceOre } = current.variantDetails[key] ?? noDetails;
      return [key, { ...details, priceOre, earlierPriceOre }];
    }),
  );
}
