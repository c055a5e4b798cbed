import { data } from "react-router";

import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/order-receipt";

/** A receipt or credit note of an order, for staff. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await receiptPdf(shopOf(context).db, params.id, params.number);
  if (!file) throw data(null, { status: 404 });
  return pdfResponse(file, "no-store");
}
