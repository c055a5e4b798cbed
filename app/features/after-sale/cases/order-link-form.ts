import * as z from "zod/mini";

import { emailAddress, requiredLine } from "#app/shared/text-fields.ts";

import { orderNumberIn } from "./order-number.ts";
import { formId } from "./schemas.ts";

/** What one types to have the link of an order sent again. */
export const orderLinkSchema = z.object({
  formId,
  reference: requiredLine(60).check(z.refine((text) => orderNumberIn(text) !== null)),
  email: emailAddress,
});

export const orderLinkFields = ["reference", "email"] as const;
export type OrderLinkField = (typeof orderLinkFields)[number];
