import { z } from "zod";

import { tagSchema } from "#app/features/selling/orders/tags.ts";
import { normalizePostalCode, postalCodeAdvice } from "#app/features/shop/addresses/postal-code.ts";
import { carrierIds, trackingIdPattern } from "#app/features/shop/shipping/carriers.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";
import {
  emailAddress,
  optionalLine,
  optionalName,
  requiredName,
  requiredText,
  wholeNumber,
} from "#app/shared/text-fields.ts";

import { deliveryReasonLength, filterNameLength, noteLength } from "./order-field-lengths.ts";
import { parseSum } from "./parse-sum.ts";
import { toTheDoor } from "./to-the-door.ts";

/* What the forms of an order's pages send. */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-z]{24}$`));
const seen = z.iso.datetime();

/** A parcel. */
export const parcelForm = z.object({
  fulfilmentId: id("ful"),
  seen,
  carrier: z.enum(carrierIds),
  trackingId: z.pipe(optionalLine(60), z.string().regex(trackingIdPattern)),
  /** It is sent although it is not paid. */
  evenUnpaid: z.literal("on").optional(),
});

/** A row of the table that sends orders at once. The weight is typed in kilograms, and answered in grams. */
export const sendRowForm = parcelForm.omit({ evenUnpaid: true }).extend({
  weight: z
    .string()
    .trim()
    .regex(/^(?:\d{1,3}(?:[.,]\d{1,3})?)?$/)
    .default("")
    .transform((kilograms) => (kilograms === "" ? null : Math.round(Number(kilograms.replace(",", ".")) * 1000))),
});

export type SendRowFields = z.output<typeof sendRowForm>;

/** The day on which orders arrived as a whole. */
export const deliverForm = z.object({ day: z.iso.date() });

/** A parcel whose sending is undone. */
export const undoSendingForm = z.object({ fulfilmentId: z.string().max(100) });

/** The day on which a parcel arrived. */
export const deliveryForm = z.object({ fulfilmentId: z.string().max(100), day: z.iso.date() });

/** How a parcel's delivery really was: the day on which it arrived, or that it did not. */
export const deliveryCorrectionForm = z.object({
  fulfilmentId: z.string().max(100),
  day: z.union([z.literal("").transform(() => null), z.iso.date()]),
  arrived: z.enum(["yes", "no"]),
  reason: requiredText(deliveryReasonLength),
});

/** Another size or color for units of a line. */
export const lineForm = z.object({
  changeId: id("evt"),
  seen,
  variant: z.string().min(1).max(200),
  units: wholeNumber(1, 1_000_000),
});

/** Items to offer, whose units stand in one field a variant; or an offer that is taken back. */
export const additionForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("offer"), additionId: id("add"), seen }),
  z.object({ intent: z.literal("withdraw"), additionId: id("add") }),
]);

/** Another delivery address, in the order's own country. */
export const addressForm = z
  .object({
    changeId: id("evt"),
    seen,
    country: z.enum(shippingCountries),
    firstName: requiredName(100),
    lastName: requiredName(100),
    address: requiredName(200),
    postalCode: requiredName(20),
    city: requiredName(100),
    phone: optionalName(40),
  })
  .transform((address, context) => {
    const postalCode = normalizePostalCode(address.postalCode, address.country);
    if (postalCode === null)
      context.addIssue({ code: "custom", path: ["postalCode"], message: postalCodeAdvice(address.country) });
    return { ...address, postalCode: postalCode ?? address.postalCode };
  });

/** Another pickup point, or the buyer's address. */
export const pointForm = z.object({
  changeId: id("evt"),
  seen,
  pickupPointId: z
    .string()
    .min(1)
    .max(100)
    .transform((chosen) => (chosen === toTheDoor ? null : chosen)),
});

/** A refund. `expected` is the amount in öre that was shown. A sum beside the items needs its reason. */
export const refundForm = z
  .object({
    refundId: id("rfd"),
    seen,
    shipping: z.literal("on").optional(),
    sum: z.string().default("").transform(parseSum).pipe(z.int()),
    restock: z.literal("on").optional(),
    reason: optionalLine(200),
    expected: z.union([z.literal("").transform(() => null), wholeNumber(0, Number.MAX_SAFE_INTEGER)]).default(null),
  })
  .refine(({ sum, reason }) => sum === 0 || reason !== "", { path: ["reason"] });

/** Of a staff member; null for nobody. */
const username = z
  .string()
  .max(60)
  .transform((name) => (name === "" ? null : name));

/** A tag to add or take off, or whom the order is assigned to, and who had it when the form was made. */
export const deskForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("tag"), tag: tagSchema }),
  z.object({ intent: z.literal("untag"), tag: tagSchema }),
  z.object({ intent: z.literal("assign"), assignee: username, seen: username }),
]);

const filterName = requiredText(filterNameLength);

/** A filter of the list to save, rename or delete. `address` is that of the list, or of where to go back to. */
export const filterForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), id: id("flt"), name: filterName, address: z.string().max(400) }),
  z.object({ intent: z.literal("rename"), id: id("flt"), name: filterName, address: z.string().max(400) }),
  z.object({ intent: z.literal("delete"), id: id("flt") }),
]);

/** A note to add, or one to delete. */
export const noteForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), noteId: id("not"), text: requiredText(noteLength) }),
  z.object({ intent: z.literal("delete"), noteId: z.string().max(100) }),
]);

export const retryForm = z.object({ refundId: z.string().max(100) });

const transferOf = { refundId: z.string().max(100) };
/**
 * A refund that staff send by bank: begun, not sent after all, or sent; or whose money the buyer has by the provider (`close`). An account number belongs to the customer, and is refused where it
 * looks like one (ISO 13616).
 */
export const byHandForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin"), ...transferOf, takesOver: z.string().max(40).default("") }),
  z.object({ intent: z.literal("drop"), ...transferOf }),
  z.object({ intent: z.literal("close"), ...transferOf }),
  z.object({
    intent: z.literal("sent"),
    ...transferOf,
    transferOn: z.iso
      .date()
      .refine((day) => day <= stockholmDay(new Date()) && day >= addToDay(stockholmDay(new Date()), -366)),
    reference: requiredText(60).check(z.refine((text) => !/\b[A-Z]{2}\d{2}[ \dA-Z]{11,}/i.test(text))),
  }),
]);

const press = z.string().regex(/^[0-9a-z]{24}$/);

/** Another e-mail address for an order. */
export const correctEmailForm = z.object({ press, email: emailAddress });

/** An e-mail to send again. */
export const resendForm = z.object({
  press,
  type: z.enum(["order_confirmation", "order_shipped", "order_delivered"]),
  fulfilmentId: z.string().max(100).optional(),
});
