/** The newest published version of the Universal Commerce Protocol (ucp.dev), and the only one that is spoken here. */
export const ucpVersion = "2026-04-08";

const published = `https://ucp.dev/${ucpVersion}`;
const checkout = "dev.ucp.shopping.checkout";

/** What the shop can do by the protocol. An extension adds to the checkout what its agent must know, too. */
const capabilities = {
  [checkout]: { page: "checkout" },
  "dev.ucp.shopping.discount": { page: "discount", extends: checkout },
  "dev.ucp.shopping.fulfillment": {
    page: "fulfillment",
    extends: checkout,
    config: { allows_multi_destination: { shipping: false }, allows_method_combinations: [["shipping"]] },
  },
} as const;
export type Capability = keyof typeof capabilities;

/** /.well-known/ucp: what the shop can do, and where. Without a payment handler: a person pays, at the checkout. */
export function businessProfile(origin: string) {
  return {
    ucp: {
      version: ucpVersion,
      services: {
        "dev.ucp.shopping": [
          {
            version: ucpVersion,
            spec: `${published}/specification/overview`,
            transport: "rest",
            endpoint: `${origin}/ucp`,
            schema: `${published}/services/shopping/rest.openapi.json`,
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(capabilities).map(([name, { page, ...rest }]) => [
          name,
          [
            {
              version: ucpVersion,
              spec: `${published}/specification/${page}`,
              schema: `${published}/schemas/shopping/${page}.json`,
              ...rest,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}

/**
 * The capabilities that both sides have, in the version that both speak, by the protocol's intersection: no extension without the
 * checkout. Null where the agent has no checkout.
 */
export function sharedCapabilities(
  theirs: Readonly<Record<string, readonly { version: string }[]>>,
): Capability[] | null {
  const shared = (Object.keys(capabilities) as Capability[]).filter((name) =>
    theirs[name]?.some(({ version }) => version === ucpVersion),
  );
  return shared.includes(checkout) ? shared : null;
}

/** What each answer says of the protocol. */
export function ucpOf(shared: readonly Capability[]) {
  return {
    version: ucpVersion,
    status: "success",
    capabilities: Object.fromEntries(shared.map((name) => [name, [{ version: ucpVersion }]])),
    payment_handlers: {},
  } as const;
}
