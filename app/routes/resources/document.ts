import { immutableFile, pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { readDocument } from "#app/features/shop/documents/versions.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/document";

/** /documents/{version}.pdf: the terms or the information on withdrawal as they were. They are public, and never change. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const [, version] = /^([0-9a-f]{64})\.pdf$/.exec(params.file) ?? [];
  const document = version ? await readDocument(db, version) : null;
  const file = document && (await documentPdf(document, env.PUBLIC_ORIGIN));
  if (!file) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return pdfResponse(file, immutableFile);
}
