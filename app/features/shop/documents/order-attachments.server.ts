import type { Database } from "#app/db/client.server.ts";
import type { MailAttachment } from "#app/features/shop/mail/mail-provider.server.ts";

import type { CurrentDocuments } from "./current-documents.server.ts";
import { documentPdf } from "./print-document.server.ts";
import { receiptPdf } from "./receipts.server.ts";

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
