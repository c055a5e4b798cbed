// Apart from the schema: a browser that sends the codes back does not load what parses them.
import type { VariantCodes } from "./variant-codes.ts";

/** The codes of a page as its form sends them back, to see whether somebody changed them meanwhile. */
export function seenCodes({ sku, gtin, place }: VariantCodes): string {
  return JSON.stringify([sku, gtin, place]);
}
