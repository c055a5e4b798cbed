import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/withdrawal-form-pdf";

/** /withdrawal-form.pdf: the instructions and the standard form in force, to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const { withdrawalInformation } = await readCurrentDocuments(db);
  const file = await documentPdf(withdrawalInformation, env.PUBLIC_ORIGIN);
  if (!file) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return pdfResponse({ ...file, name: "withdrawal-form.pdf" }, "public, max-age=0, s-maxage=60");
}
