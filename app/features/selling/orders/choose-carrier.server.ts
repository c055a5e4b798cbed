import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";

import type { Carrier } from "./carrier.server.ts";
import { ownLabels } from "./own-labels.server.ts";
import { shipmondo } from "./shipmondo.server.ts";

/** Who books parcels: Shipmondo once its key and products are set. Null without: the labels are our own, and staff book elsewhere. */
export function bookingCarrier({ SHIPMONDO_USER, SHIPMONDO_KEY, SHIPMONDO_PRODUCTS }: Environment): Carrier | null {
  if (!SHIPMONDO_USER || !SHIPMONDO_KEY || !SHIPMONDO_PRODUCTS) return null;
  return shipmondo({ user: SHIPMONDO_USER, key: SHIPMONDO_KEY, products: SHIPMONDO_PRODUCTS });
}

/** Who prints the label of a parcel: who booked it, or the shop itself. Null when that service is no longer set up. */
export function printingCarrier(
  service: string | null,
  booking: Carrier | null,
  site: SiteConfiguration,
): Carrier | null {
  if (service === null) return ownLabels(site);
  return booking?.name === service ? booking : null;
}
