import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { writePdf } from "#app/features/shop/documents/write-pdf.server.ts";
import { privatePrefix } from "#app/features/shop/storage/stored-picture.server.ts";

const product = "pulse-core-tee";

/** The certificate behind the claims of one product, as a file that only staff get; the others have a number or an address. */
export async function writeClaimDocuments(db: Database, bucket: R2Bucket): Promise<void> {
  const rows = await statement<{ id: string; text: string; scheme: string; number: string; issuer: string }>(
    db,
    sql`SELECT id, text, scheme, certificate_number AS number, issuer FROM claims WHERE product_id = ${product}`,
  );
  for (const { id, text, scheme, number, issuer } of rows) {
    const key = `${privatePrefix}claims/demo-${id}.pdf`;
    const bytes = await writePdf(
      [
        { kind: "heading", level: 1, text: scheme || "Test report" },
        {
          kind: "text",
          text: [number && `Certificate ${number}`, issuer && `Issued by ${issuer}`].filter(Boolean).join("\n"),
        },
        { kind: "text", text },
        { kind: "text", text: "Made up for the demo shop.", style: "small" },
      ],
      { title: `Evidence: ${text}` },
    );
    await bucket.put(key, bytes, { httpMetadata: { contentType: "application/pdf" } });
    await statement(db, sql`UPDATE claims SET document_key = ${key} WHERE id = ${id}`);
  }
}
