import type { z } from "zod";

import { fieldErrors } from "#app/admin/frame/field-errors.ts";
import { cancelUnsentBooking } from "#app/features/selling/orders/book-parcel.server.ts";
import { type AddressChange, changeAddress } from "#app/features/selling/orders/change-address.server.ts";
import { changeLine } from "#app/features/selling/orders/change-line.server.ts";
import { changePickupPoint } from "#app/features/selling/orders/change-pickup-point.server.ts";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import type { FindPoints } from "#app/features/selling/orders/pick-point.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { enqueueHeldMail, enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { findPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { addressRefusals, lineRefusals, pointRefusals } from "./change-refusals.ts";
import { addressForm, type lineForm, type pointForm } from "./order-forms.ts";

/** Why nothing was changed, to show with the form; null when it was. */
type Refused = { error: string; status: number } | null;

const tooMany = { error: "Too many attempts. Try again in a minute.", status: 429 };
const failed = { error: "We couldn't save it. Try again.", status: 503 };

/** Runs a change of an order; when a label is booked for what it changes, that is canceled first. */
async function withoutBooking<Outcome extends { kind: string }>(
  shop: Shop,
  order: { orderId: string; seen: string },
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await change();
  if (outcome.kind !== "booked") return outcome;
  const isFree = await cancelUnsentBooking(shop.db, bookingCarrier(shop.env), order);
  return isFree ? change() : outcome;
}

/** Gives units of a line another size or color for a staff member, and has the buyer told. Never throws. */
export async function changeItem(
  shop: Shop,
  form: FormResult<z.output<typeof lineForm>>,
  line: { orderId: string; lineId: string; actor: string },
): Promise<Refused> {
  if (form.kind === "too-many") return tooMany;
  if (form.kind !== "valid") return { error: "Choose a size, and how many.", status: 400 };
  const { changeId: id, variant: variantId, units, seen } = form.data;
  const change = { ...line, id, variantId, units, seen };
  try {
    const outcome = await withoutBooking(shop, change, () => changeLine(shop.db, change, new Date()));
    if (outcome.kind === "too-few")
      return { error: `Only ${outcome.left} left in that size and color. Choose fewer, or another size.`, status: 409 };
    if (outcome.kind !== "changed") return { error: lineRefusals[outcome.kind], status: 409 };
    enqueueHeldMail(shop, outcome.outboxId, undoMinutes);
    invalidatePages(shop, outcome.pages);
    return null;
  } catch (error) {
    logError("An item of an order could not be changed", error);
    return failed;
  }
}

/** Changes where an order goes for a staff member, and has the buyer told. Never throws. */
export async function changeDestination(
  shop: Shop,
  form: FormResult<z.output<typeof addressForm>>,
  order: { orderId: string; actor: string },
): Promise<Refused> {
  if (form.kind === "too-many") return tooMany;
  if (form.kind !== "valid") {
    const { postalCode } = fieldErrors(addressForm, form.fields);
    return { error: `Check the address. ${form.fields["postalCode"] ? (postalCode ?? "") : ""}`.trim(), status: 400 };
  }
  const { changeId: id, seen, country, ...to } = form.data;
  const change: AddressChange = { ...order, id, seen, country, to };
  try {
    const outcome = await withoutBooking(shop, change, () => changeAddress(shop.db, change, new Date()));
    if (outcome.kind !== "changed") return { error: addressRefusals[outcome.kind], status: 409 };
    enqueueMail(shop, outcome.outboxId);
    return null;
  } catch (error) {
    logError("The address of an order could not be changed", error);
    return failed;
  }
}

/** Changes the pickup point of an order for a staff member, and has the buyer told. Never throws. */
export async function choosePoint(
  shop: Shop,
  form: FormResult<z.output<typeof pointForm>>,
  order: { orderId: string; actor: string },
): Promise<Refused> {
  if (form.kind === "too-many") return tooMany;
  if (form.kind !== "valid") return { error: "Choose where the parcel goes.", status: 400 };
  const { changeId: id, seen, pickupPointId } = form.data;
  const change = { ...order, id, seen, pickupPointId };
  const findNear: FindPoints = (country, postalCode) => findPoints(shop, country, postalCode);
  try {
    const outcome = await withoutBooking(shop, change, () => changePickupPoint(shop.db, change, findNear, new Date()));
    if (outcome.kind === "refused") return { error: outcome.message, status: 409 };
    if (outcome.kind !== "changed") return { error: pointRefusals[outcome.kind], status: 409 };
    enqueueMail(shop, outcome.outboxId);
    return null;
  } catch (error) {
    logError("The pickup point of an order could not be changed", error);
    return failed;
  }
}
