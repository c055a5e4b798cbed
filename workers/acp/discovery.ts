import { currencies } from "#app/shared/currencies.ts";

/** The newest published version of the Agentic Commerce Protocol (agenticcommerce.dev), and the only one that is spoken here. */
export const acpVersion = "2026-04-17";

/** Where the protocol's calls are. */
export const acpPath = "/acp";

/** The one extension: discount codes in requests, and what became of them in answers. */
const discount = {
  name: "discount",
  extends: [
    "$.CheckoutSessionCreateRequest.discounts",
    "$.CheckoutSessionUpdateRequest.discounts",
    "$.CheckoutSession.discounts",
  ],
};

/** What holds in every session. No payment handler, which is how the protocol says that no agent pays here. */
export const sessionCapabilities = { payment: { handlers: [] }, extensions: [discount] };

/** /.well-known/acp.json: what the shop speaks, and where. */
export function discovery(origin: string) {
  return {
    protocol: { name: "acp", version: acpVersion, supported_versions: [acpVersion] },
    api_base_url: `${origin}${acpPath}`,
    transports: ["rest"],
    capabilities: {
      services: ["checkout"],
      extensions: [{ name: discount.name }],
      supported_currencies: currencies.map((currency) => currency.toLowerCase()),
      supported_locales: ["en"],
    },
  };
}
