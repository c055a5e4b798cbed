import type { z } from "zod";

import { fulfilOrder } from "#app/features/selling/orders/fulfil-order.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { enqueueHeldMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";

import type { parcelForm } from "./order-forms.ts";
import { parcelRefusals } from "./parcel-refusals.ts";
import { unitsOf } from "./unit-fields.ts";

/** Records a parcel for a staff member, and has its e-mail sent. Returns null when it is done, or why not. Never throws. */
export async function sendParcel(
  shop: Shop,
  form: FormResult<z.output<typeof parcelForm>>,
  { orderId, actor }: { orderId: string; actor: string },
): Promise<{ error: string; status: number } | null> {
  if (form.kind === "too-many") return { error: "Too many attempts. Try again in a minute.", status: 429 };
  const units = unitsOf(form.fields, "send");
  if (form.kind !== "valid" || !units)
    return {
      error: "Check the numbers, the carrier and the tracking ID: letters, digits, spaces and - . / only.",
      status: 400,
    };
  const { fulfilmentId: id, seen, carrier, trackingId } = form.data;
  const evenUnpaid = form.data.evenUnpaid === "on";
  try {
    const outcome = await fulfilOrder(
      shop.db,
      { id, orderId, units, carrier, trackingId, seen, actor, evenUnpaid },
      new Date(),
    );
    if (outcome.kind !== "fulfilled")
      return { error: parcelRefusals[outcome.kind], status: outcome.kind === "nothing-chosen" ? 400 : 409 };
    enqueueHeldMail(shop, outcome.outboxId, undoMinutes);
    return null;
  } catch (error) {
    logError("A parcel could not be recorded", error);
    return { error: "Something went wrong. Nothing was saved; please try again.", status: 503 };
  }
}
