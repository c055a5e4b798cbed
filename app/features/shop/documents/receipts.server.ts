import { and, asc, desc, eq } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import { receipts } from "#app/db/schema/documents.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { languageOf } from "#app/shared/language/languages.ts";

import { readCurrentDocuments } from "./current-documents.server.ts";
import type { PdfFile } from "./print-document.server.ts";
import { creditBlocks, receiptBlocks } from "./receipt-blocks.ts";
import {
  creditContentSchema,
  receiptBuyerSchema,
  receiptContentSchema,
  receiptLanguageSchema,
} from "./receipt-content.ts";
import { receiptTexts } from "./receipt.texts.ts";
import { sellerSchema } from "./seller-facts.ts";

/** The receipts and credit notes of an order, in the order in which they were issued, as a statement for a batch. */
export function orderReceiptsStatement(db: Database, orderId: string) {
  const { number, kind, issuedAt } = receipts;
  return db
    .select({ number, kind, issuedAt })
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.issuedAt), desc(receipts.kind), asc(receipts.sequence));
}
export type OrderReceipt = Awaited<ReturnType<typeof orderReceiptsStatement>>[number];

/** The receipts and credit notes of an order, the receipt first. */
export async function readOrderReceipts(db: Database, orderId: string): Promise<OrderReceipt[]> {
  return orderReceiptsStatement(db, orderId);
}

/**
 * A receipt or credit note of an order as a PDF, the same bytes each time; without a number the receipt. Null when the order has no
 * such one. The seller is the one that the order was placed with; an order of before that was kept names the present one.
 */
export async function receiptPdf(db: Database, orderId: string, number?: string | null): Promise<PdfFile | null> {
  const [found] = await db
    .select({ receipt: receipts, seller: documentVersions.content, voecNumber: orders.voecNumber })
    .from(receipts)
    .leftJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(documentVersions, eq(documentVersions.id, receipts.sellerVersion))
    .where(and(eq(receipts.orderId, orderId), number ? eq(receipts.number, number) : eq(receipts.kind, "receipt")));
  if (!found) return null;
  const { receipt, voecNumber } = found;
  const seller = found.seller ? sellerSchema.parse(found.seller) : (await readCurrentDocuments(db)).seller.content;
  const buyer = receipt.buyer === null ? null : receiptBuyerSchema.parse(receipt.buyer);
  const head = { number: receipt.number, issuedAt: receipt.issuedAt, seller, buyer, voecNumber };
  const isReceipt = receipt.kind === "receipt";
  // In the language that it was issued in, with its dates: it is the same bytes whoever asks.
  const { locale } = receiptLanguageSchema.parse(receipt.content);
  const blocks = inLanguage(locale, () =>
    isReceipt
      ? receiptBlocks(head, receiptContentSchema.parse(receipt.content))
      : creditBlocks(
          { ...head, creditedNumber: receipt.creditedNumber ?? "" },
          creditContentSchema.parse(receipt.content),
        ),
  );
  const { writePdf } = await import("./write-pdf.server.ts");
  const language = languageOf(locale);
  const texts = receiptTexts(language);
  const title = isReceipt ? texts.receipt(receipt.number) : texts.creditNote(receipt.number);
  const content = await writePdf(blocks, { title, language, foot: title, date: receipt.issuedAt });
  return { name: `${isReceipt ? "receipt" : "credit-note"}-${receipt.number}.pdf`, content };
}
