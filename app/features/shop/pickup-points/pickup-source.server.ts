import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { allowsSandboxPayments } from "#app/platform/env/sandbox-payments.ts";

import type { PickupPoint } from "./pickup-point.ts";
import { postnordPoints } from "./postnord.server.ts";

/** Who knows the pickup points near a postal code. */
export interface PickupPointSource {
  /** Part of the key of what is kept of its answers. */
  name: string;
  /**
   * At most `mostPoints`, nearest first; none where the source knows of none. `postalCode` is normalized for its country. Rejects when the
   * source cannot be asked.
   */
  near: (country: ShippingCountry, postalCode: string) => Promise<PickupPoint[]>;
}

/**
 * Who knows the pickup points of this shop: PostNord once its key is set. Without it the built-in ones, where no real parcel is sent;
 * null in a real shop, which then delivers to the door alone.
 */
export function pickupSource(
  env: Pick<Environment, "POSTNORD_API_KEY" | "PUBLIC_ORIGIN" | "TEST_PAYMENTS">,
): PickupPointSource | null {
  if (env.POSTNORD_API_KEY) return postnordPoints({ key: env.POSTNORD_API_KEY });
  return allowsSandboxPayments(env) ? samplePoints : null;
}

const samplePoints: PickupPointSource = {
  name: "sample",
  async near(country, postalCode) {
    // Its towns are many, and a shop that sends parcels never reads them.
    const { samplePointsNear } = await import("./sample-points.server.ts");
    return samplePointsNear(country, postalCode);
  },
};
