import { z } from "zod";

import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { askedLines, countryNamed } from "#app/features/selling/checkout-sessions/asked-checkout.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";
import { emailAddress, optionalLine, optionalName } from "#app/shared/text-fields.ts";

const id = z.string().trim().min(1).max(200);

const destinationSchema = z.object({
  id: z.string().max(100).optional(),
  first_name: optionalName(100),
  last_name: optionalName(100),
  street_address: optionalName(150),
  extended_address: optionalName(50),
  address_locality: optionalName(100),
  postal_code: optionalName(20),
  address_country: optionalLine(100),
});

const methodSchema = z.object({
  destinations: z.array(destinationSchema).max(20).nullish(),
  selected_destination_id: z.string().max(100).nullish(),
  groups: z
    .array(z.object({ selected_option_id: z.string().max(100).nullish() }))
    .max(30)
    .nullish(),
});

/**
 * What an agent sends of a checkout, as far as the shop takes it. All else is dropped and never stored: payment data, signals of the
 * person's browser, attribution, and what of our own answer is sent back.
 */
const checkoutSchema = z.object({
  line_items: z
    .array(z.object({ item: z.object({ id }), quantity: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(100),
  buyer: z
    .object({
      email: z.union([z.literal("").transform(() => ""), emailAddress]).nullish(),
      first_name: optionalName(100),
      last_name: optionalName(100),
      phone_number: optionalName(40),
    })
    .nullish(),
  context: z.object({ address_country: optionalLine(100) }).nullish(),
  discounts: z.object({ codes: z.array(z.string().trim().min(1).max(100)).max(10).nullish() }).nullish(),
  fulfillment: z.object({ methods: z.array(methodSchema).max(10).nullish() }).nullish(),
});

/** What is asked for, of a body; else what is wrong with it, in words. */
export function askedOf(body: unknown): AskedCheckout | { wrong: string } {
  const parsed = checkoutSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { wrong: `$.${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}` };
  }
  const { line_items, buyer, context, discounts, fulfillment } = parsed.data;
  const method = fulfillment?.methods?.[0];
  const all = method?.destinations ?? [];
  const to = all.find((destination) => destination.id === method?.selected_destination_id) ?? all[0];
  const option = method?.groups?.find(({ selected_option_id: chosen }) => chosen)?.selected_option_id;
  return {
    lines: askedLines(line_items.map(({ item, quantity }) => ({ id: item.id, quantity }))),
    country: countryNamed(to?.address_country || context?.address_country || ""),
    shippingMethod: option ?? offeredShippingMethods[0].id,
    codes: discounts?.codes ?? [],
    buyer: {
      email: buyer?.email ?? "",
      firstName: buyer?.first_name ?? "",
      lastName: buyer?.last_name ?? "",
      phone: buyer?.phone_number ?? "",
    },
    destination: to
      ? {
          id: to.id ?? "destination",
          firstName: to.first_name,
          lastName: to.last_name,
          address: [to.street_address, to.extended_address].filter(Boolean).join(", "),
          city: to.address_locality,
          postalCode: to.postal_code,
        }
      : null,
  };
}
