import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import type { ProcessorsInUse } from "#app/features/shop/content/processing-register.ts";
import type { Environment } from "#app/platform/env/env.server.ts";

import { paymentProvider } from "./choose-provider.server.ts";

/** Which companies that handle people's data the Worker's settings put to use. */
export function processorsInUse(env: Environment): ProcessorsInUse {
  return {
    // In its test mode, too, Stripe is sent what buyers type.
    stripe: paymentProvider(env)?.clientPart.provider === "stripe",
    resend: env.RESEND_API_KEY !== undefined,
    maps: env.GOOGLE_PLACES_KEY !== undefined,
    shipmondo: bookingCarrier(env) !== null,
  };
}
