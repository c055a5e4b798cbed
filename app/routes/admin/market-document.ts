import { data } from "react-router";

import { readDocumentsOnceOpen } from "#app/features/shop/documents/legal-readings.server.ts";
import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { documentPdf } from "#app/features/shop/documents/print-document.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { locales } from "#app/shared/language/languages.ts";

import type { Route } from "./+types/market-document";

/** A legal document as the pages of a locale have it once its market is open, for who reads it before. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const locale = locales.find((one) => one === params.locale);
  const documents = locale && (await readDocumentsOnceOpen(db, locale));
  const document = [documents?.terms, documents?.withdrawalInformation].find((one) => one?.kind === params.kind);
  const file = document && (await documentPdf(document, env.PUBLIC_ORIGIN));
  if (!file) throw data(null, { status: 404 });
  return pdfResponse(file, "no-store");
}
