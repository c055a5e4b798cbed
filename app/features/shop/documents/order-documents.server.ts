import { inArray } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import type { WithdrawalInformation } from "#app/features/shop/content/withdrawal-information.ts";
import type { MailAttachment } from "#app/features/shop/mail/mail-provider.server.ts";

import { type CurrentDocuments, type DocumentVersion, readCurrentDocuments } from "./current-documents.server.ts";
import { documentPdf } from "./print-document.server.ts";
import { receiptPdf } from "./receipts.server.ts";
import { sellerSchema } from "./seller-facts.ts";

/** The versions that an order was placed under. */
interface OrderVersions {
  termsVersion: string | null;
  withdrawalInfoVersion: string | null;
  sellerVersion: string | null;
}

/** What an order was placed under, as it was then; an order of before versions were kept gets the English ones in force. */
export async function orderDocuments(db: Database, order: OrderVersions): Promise<CurrentDocuments> {
  const { termsVersion, withdrawalInfoVersion, sellerVersion } = order;
  if (!termsVersion || !withdrawalInfoVersion || !sellerVersion) return readCurrentDocuments(db, "en");
  const { id, kind, locale, content } = documentVersions;
  const found = await db
    .select({ id, kind, locale, content })
    .from(documentVersions)
    .where(inArray(id, [termsVersion, withdrawalInfoVersion, sellerVersion]));
  const version = (wanted: string): DocumentVersion => {
    const row = found.find((document) => document.id === wanted);
    if (!row) throw new Error(`There is no document ${wanted}`);
    return row;
  };
  const seller = version(sellerVersion);
  // Both were written by `storeDocumentsStatements`, of these types.
  return {
    terms: version(termsVersion) as DocumentVersion<TextPage>,
    withdrawalInformation: version(withdrawalInfoVersion) as DocumentVersion<WithdrawalInformation>,
    seller: { ...seller, content: sellerSchema.parse(seller.content) },
  };
}

/**
 * What the confirmation of an order carries: the terms that were agreed, the information on withdrawal with its form, and the receipt.
 * An e-mail with files is a durable medium: the shop cannot change it afterwards (Distance Contracts Act 2:4).
 */
export async function orderAttachments(
  db: Database,
  orderId: string,
  { terms, withdrawalInformation }: CurrentDocuments,
  origin: string,
): Promise<MailAttachment[]> {
  const files = [
    await documentPdf(terms, origin),
    await documentPdf(withdrawalInformation, origin),
    await receiptPdf(db, orderId),
  ];
  return files.flatMap((file) => (file ? [{ ...file, type: "application/pdf" }] : []));
}
