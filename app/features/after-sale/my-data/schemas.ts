import { z } from "zod";

import { normalizePostalCode, postalCodeAdvice } from "#app/features/shop/addresses/postal-code.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { dataRequestKinds } from "#app/shared/states.ts";
import {
  emailAddress,
  optionalLine,
  optionalName,
  requiredLine,
  requiredName,
  requiredText,
} from "#app/shared/text-fields.ts";

/** What the forms of the page send: `intent` says which one. */
export const myDataFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ask"), email: emailAddress }),
  z.object({
    intent: z.literal("correct-customer"),
    firstName: requiredLine(100),
    lastName: requiredLine(100),
    city: optionalLine(100),
    country: optionalLine(60),
  }),
  z
    .object({
      intent: z.literal("correct-order"),
      orderId: z.string().max(100),
      country: z.enum(shippingCountries),
      firstName: requiredName(100),
      lastName: requiredName(100),
      address: requiredName(200),
      postalCode: requiredName(20),
      city: requiredName(100),
      phone: optionalName(40),
    })
    .transform((order, context) => {
      const postalCode = normalizePostalCode(order.postalCode, order.country);
      if (postalCode === null)
        context.addIssue({ code: "custom", path: ["postalCode"], message: postalCodeAdvice(order.country) });
      return { ...order, postalCode: postalCode ?? order.postalCode };
    }),
  z.object({ intent: z.literal("object") }),
  z.object({ intent: z.literal("request"), kind: z.enum(dataRequestKinds), note: requiredText(2_000) }),
  z.object({ intent: z.literal("erase"), sure: z.literal("yes") }),
  z.object({ intent: z.literal("end") }),
]);
export type MyDataForm = z.output<typeof myDataFormSchema>;
export type CustomerCorrection = Omit<Extract<MyDataForm, { intent: "correct-customer" }>, "intent">;
export type OrderCorrection = Extract<MyDataForm, { intent: "correct-order" }>;
