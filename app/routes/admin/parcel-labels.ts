import { data } from "react-router";

import { chosenOrders, chosenParcels } from "#app/admin/orders/chosen-orders.ts";
import { labelsPdf } from "#app/admin/orders/print-parcels.server.ts";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { readPrintedParcels } from "#app/features/selling/orders/packed-parcels.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { pdfResponse } from "#app/features/shop/documents/pdf-response.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/parcel-labels";

/** The labels of chosen orders, or of parcels that were sent, as one PDF. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const names = [...url.searchParams.keys()];
  const [parcels, site] = await Promise.all([
    readPrintedParcels(shop.db, { orderIds: chosenOrders(names), parcelIds: chosenParcels(names) }),
    readSiteConfiguration(shop),
  ]);
  if (parcels.length === 0) throw data(null, { status: 404 });
  const file = await labelsPdf(shop.db, parcels, bookingCarrier(shop.env), site);
  if (!file) return new Response("The carrier does not give these labels now. Please try again.", { status: 503 });
  return pdfResponse(file, "no-store");
}
