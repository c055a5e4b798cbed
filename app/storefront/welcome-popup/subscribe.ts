import { savePendingDiscountCode } from "#app/features/selling/discounts/pending-discount-code.ts";
import { callApi } from "#app/platform/browser/api-client.ts";
import { oneOf, record } from "#app/shared/parse.ts";

/** Subscribes an address to the newsletter, and saves the welcome code for the cart. Throws an ApiError when the shop refuses, and the browser's error when it cannot be reached. */
export async function activateWelcome(email: string, code: string): Promise<void> {
  const data = { email, consentSource: "welcome-popup" };
  const body = { database_name: "shop", collection_name: "newsletter_subscribers", command: "--create", data };
  await callApi("/db", body, record({ status: oneOf([true]) }));
  savePendingDiscountCode(code);
}
