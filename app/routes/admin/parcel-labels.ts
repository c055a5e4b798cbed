import { data } from "react-router";

import { chosenOrders, chosenParcels } from "#app/admin/orders/chosen-orders.ts";
import { labelsPdf } from "#app/admin/orders/print-parcels.server.ts";
import { readPrintedParcels } from "#app/features/selling/orders/packed-parcels.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/parcel-labels";

/** Our own labels of chosen orders, or of parcels that were sent, as one PDF. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const names = [...url.searchParams.keys()];
  const [parcels, site] = await Promise.all([
    readPrintedParcels(shop.db, { orderIds: chosenOrders(names), parcelIds: chosenParcels(names) }),
    readSiteConfiguration(shop),
  ]);
  if (parcels.length === 0) throw data(null, { status: 404 });
  return pdfResponse(await labelsPdf(parcels, site), "no-store");
}
