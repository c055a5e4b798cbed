import type { Environment } from "#app/platform/env/env.server.ts";
import { allowsSandboxPayments } from "#app/platform/env/sandbox-payments.ts";

import type { PickupPointSource } from "./pickup-point.ts";
import { postnordPoints } from "./postnord.server.ts";

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
