import * as z from "zod/mini";

import { savePendingDiscountCode } from "#app/features/discounts/pending-discount-code.ts";
import { callApi } from "#app/platform/api-client.ts";

/** Subscribes an address to the newsletter, and keeps the welcome code for the cart. Throws when the shop refuses. */
export async function activateWelcome(email: string, code: string): Promise<void> {
  const data = { email, consentSource: "welcome-popup" };
  const body = { database_name: "shop", collection_name: "newsletter_subscribers", command: "--create", data };
  await callApi("/db", body, z.object({ status: z.literal(true) }));
  savePendingDiscountCode(code);
}
