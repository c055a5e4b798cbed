import { z } from "zod";

import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";
import { languages } from "#app/shared/language/languages.ts";

const methods = offeredShippingMethods.map(({ id }) => id);

/** The customer and the delivery of an order that staff put together. `told`: the total that they saw, in öre. */
export const wantedOrderForm = z.object({
  offerId: z.string().regex(/^off_[0-9a-z]{24}$/),
  customer: orderInputSchema.shape.customer,
  shippingMethod: z.enum(methods as [(typeof methods)[number], ...(typeof methods)[number][]]),
  discountCode: z
    .string()
    .trim()
    .max(100)
    .transform((code) => code || null),
  /** What the customer is written to in. */
  language: z.enum(languages).catch("en"),
  told: z.coerce.number().int().min(0).catch(0),
});

/** A form's fields with those of the customer together. */
export function customerTogether(fields: Readonly<Record<string, string>>) {
  return { ...fields, customer: { ...fields, email: fields["email"]?.toLowerCase() ?? "" } };
}

/** What is wrong with each field of it, by its name, in words. */
export function wantedOrderErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message, code } of wantedOrderForm.safeParse(customerTogether(fields)).error?.issues ?? [])
    errors[String(path.at(-1) ?? "")] ??= code === "custom" ? message : "Check this field";
  return errors;
}
