import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { receiptPdf } from "#app/features/shop/documents/receipts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";

import type { Route } from "./+types/order-receipt";

/** /order-receipt.pdf: the receipt of the order of a signed link, or its credit note with the number `number`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const orderId = await signedId("receipt-link", url, linkSecrets(env));
  const file = orderId ? await receiptPdf(db, orderId, url.searchParams.get("number")) : null;
  if (!file) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return pdfResponse(file, "no-store");
}
