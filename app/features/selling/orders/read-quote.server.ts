import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsOfVariantsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import {
  automaticStatement,
  discountLookup,
  discountStatements,
} from "#app/features/selling/discounts/queries.server.ts";
import { type OrderTerms, parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import {
  type CurrentDocuments,
  currentDocuments,
  documentSourcesStatement,
} from "#app/features/shop/documents/current-documents.server.ts";

import { type QuoteRequest, type QuoteResult, quoteOrder } from "./quote-order.ts";

export interface ReadQuote {
  quote: QuoteResult;
  terms: OrderTerms;
  /** What an order of this moment would be placed under. */
  documents: CurrentDocuments;
}

/**
 * Quotes an order from what an order of this moment depends on, read in one batch. `email` (lower case) is whose uses of the code
 * count; null for a buyer who is not known, to whom a code that each customer may use once may be told that the order then refuses.
 */
export async function readQuote(
  db: Database,
  request: QuoteRequest,
  now: Date,
  email: string | null = null,
): Promise<ReadQuote> {
  const idsOf = (name: "productId" | "variantId") => request.lines.flatMap((line) => line[name] ?? []);
  const [configuration, productRows, codes, anyCode, [uses], automatic] = await db.batch([
    documentSourcesStatement(db),
    sellableProductsOfVariantsStatement(db, idsOf("productId"), idsOf("variantId")),
    ...discountStatements(db, request.code ?? "", email),
    automaticStatement(db),
  ]);
  const terms = parseOrderTerms(configuration);
  const discount = { found: discountLookup(codes, anyCode), uses, automatic };
  return {
    quote: quoteOrder(request, sellableProducts(productRows), discount, terms, now),
    terms,
    documents: await currentDocuments(configuration),
  };
}
