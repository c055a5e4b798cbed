import { z } from "zod";

import { itemsLength } from "#app/features/after-sale/cases/schemas.ts";
import { carrierIds } from "#app/features/shop/shipping/carriers.ts";
import { optionalLine, requiredLine, requiredName } from "#app/shared/text-fields.ts";

/* What the forms of several kinds of cases send. */

/** An id that was made with a form: pressed twice, it is done once. */
export const formId = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-z]{24}$`));

/** The order that a case is matched to. */
export const matchForm = z.object({ intent: z.literal("match"), orderNumber: requiredLine(60) });

/** The id of an order's line. */
export const lineId = z.string().min(1).max(100);

/** An amount in kronor, with a comma or a point; in öre once it is parsed. */
export const kronor = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/)
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
  .pipe(z.number().int().min(1));

/** The parcel of a replacement. */
export const parcelFields = {
  fulfilmentId: formId("ful"),
  carrier: z.enum(carrierIds),
  trackingId: z.pipe(optionalLine(60), z.string().regex(/^[\w ./-]*$/)),
};

/** A case that came by phone, letter or mail, as staff enter it. `receivedAt` is local time. */
export const enteredFields = {
  formId: z.string().regex(/^[0-9a-z]{24}$/),
  channel: z.enum(["mail", "phone", "letter"]),
  name: requiredName(200),
  reference: requiredLine(60),
  items: optionalLine(itemsLength),
  receivedAt: z.string().max(30),
};
