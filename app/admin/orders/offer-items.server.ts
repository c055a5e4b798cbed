import type { z } from "zod";

import { offerAddition, type OfferOutcome } from "#app/features/selling/orders/offer-addition.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { FormResult } from "#app/platform/http/read-form.server.ts";

import { additionRefusals } from "./change-refusals.ts";
import type { additionForm } from "./order-forms.ts";
import { wantedLines } from "./wanted-lines.ts";

/** Offers the buyer of an order to add items to it, and e-mails the link. Answers why nothing was sent; null when it was. Never throws. */
export async function offerItems(
  shop: Shop,
  form: FormResult<z.output<typeof additionForm>>,
  order: { orderId: string; actor: string },
): Promise<{ error: string; status: number } | null> {
  if (form.kind === "too-many") return { error: "Too many attempts. Try again in a minute.", status: 429 };
  const lines = wantedLines(form.fields);
  if (form.kind !== "valid" || form.data.intent !== "offer" || lines === null)
    return { error: "Check the quantities.", status: 400 };
  if (lines.length === 0) return { error: "Choose a size, and how many.", status: 400 };
  const { additionId: id, seen } = form.data;
  try {
    const outcome = await offerAddition(shop.db, { ...order, id, seen, lines }, new Date());
    if (outcome.kind !== "offered") return { error: refusalOf(outcome), status: 409 };
    enqueueMail(shop, outcome.outboxId);
    return null;
  } catch (error) {
    logError("Items could not be offered to be added to an order", error);
    return { error: "We couldn't save it. Try again.", status: 503 };
  }
}

function refusalOf(outcome: Exclude<OfferOutcome, { kind: "offered" }>): string {
  if (outcome.kind === "lines-changed") return outcome.problems.map(({ message }) => message).join(". ");
  return "message" in outcome ? outcome.message : additionRefusals[outcome.kind];
}
