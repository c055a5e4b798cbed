import type { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { type CloseOutcome, closeReturn } from "#app/features/after-sale/cases/close-return.server.ts";
import { decideValueLoss } from "#app/features/after-sale/cases/decide-value-loss.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { recordValueLoss } from "#app/features/after-sale/cases/record-value-loss.server.ts";
import { sendReplacement } from "#app/features/after-sale/cases/send-replacement.server.ts";
import { type Settled, settleReturn } from "#app/features/after-sale/cases/settle-return.server.ts";
import { mostLossPictures, storeLossPictures } from "#app/features/after-sale/cases/value-losses.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { formatPrice } from "#app/shared/money.ts";

import { done, refused } from "./case-names.ts";
import { receivedUnits, type returnForm } from "./return-forms.ts";

type Request = z.output<typeof returnForm>;
interface Place {
  returnId: string;
  actor: string;
  fields: Record<string, string>;
  pictures: readonly File[];
}
const changed = refused("Someone else changed this return. Check what's left and try again.");

/** Does what a member of staff asked on a return's page, and says what became of it. Never throws. */
export async function handleReturnAction(
  shop: Shop,
  request: Request,
  place: Place,
  now: Date,
): Promise<StatusMessage> {
  try {
    switch (request.intent) {
      case "receive":
        return await receive(shop, request, place, now);
      case "refund":
        return await refundNow(shop, place, now);
      case "close":
        return await close(shop, request, place, now);
      case "send":
        return await send(shop, request, place, now);
      case "deduct":
        return await deduct(shop, request, place, now);
      case "decide":
        return await decide(shop, request, place, now);
    }
  } catch (error) {
    logError("A return could not be followed", error);
    return refused("Something went wrong. Check the return and try again.");
  }
}

const settledTexts: Record<Settled, string> = {
  refunded: "Received. Refund started.",
  "awaits-replacement": "Received. You can send the replacement now.",
  "awaits-goods": "Received. We're still waiting for the rest.",
  later: "Received. The refund failed; we'll retry.",
  nothing: "Received.",
};

async function receive(shop: Shop, request: Extract<Request, { intent: "receive" }>, place: Place, now: Date) {
  const { returnId, actor, fields } = place;
  const units = receivedUnits(fields);
  if (!units) return refused("Check the quantities and where each item goes.");
  const outcome = await receiveParcel(shop.db, { id: request.parcelId, returnId, units, actor }, now);
  if (outcome.kind === "nothing-chosen") return refused("Choose at least one returned item.");
  if (outcome.kind !== "received")
    return refused("That's more than we're waiting for. Someone else may have received it: check what's left.");
  invalidatePages(shop, pagesAffectedBy(outcome.moves));
  if (request.inspect) return done("Received. Refund on hold: enter the loss in value, then refund.");
  return done(settledTexts[await settleReturn(shop, { returnId, after: outcome.after, actor }, now)]);
}

async function refundNow(shop: Shop, { returnId, actor }: Place, now: Date) {
  const found = await readReturn(shop.db, returnId);
  if (!found) return changed;
  const settled = await settleReturn(shop, { returnId, after: found, actor }, now);
  return settled === "refunded" ? done("Refund started.") : refused("Not refunded: check the withdrawal.");
}

const closeTexts: Record<Exclude<CloseOutcome["kind"], "closed">, string> = {
  "closed-before": "Already closed.",
  "not-theirs": "This return closes with its withdrawal, complaint or exchange.",
  "nothing-here": "Everything received is already refunded.",
  "not-refunded":
    "Not refunded: the order changed, a withdrawal covers these items, or its payment can't be refunded here.",
};

async function close(
  shop: Shop,
  request: Extract<Request, { intent: "close" }>,
  { returnId, actor }: Place,
  now: Date,
) {
  const refund = request.refund === "yes";
  const outcome = await closeReturn(shop, { returnId, refund, actor }, now);
  if (outcome.kind !== "closed") return refused(closeTexts[outcome.kind]);
  return done(refund ? "Closed. Refund started." : "Closed without a refund.");
}

const sendTexts = {
  "unknown-exchange": "This return isn't an exchange.",
  "not-received": "Not all items have arrived.",
  "changed-meanwhile": changed.text,
  "payment-in-doubt":
    "The payment provider says this order isn't paid or was refunded. An owner resolves this under Payments.",
} as const;

async function send(shop: Shop, request: Extract<Request, { intent: "send" }>, { returnId, actor }: Place, now: Date) {
  const { fulfilmentId: id, carrier, trackingId } = request;
  const provider = paymentProvider(shop.env);
  const outcome = await sendReplacement(shop.db, provider, { id, returnId, carrier, trackingId, actor }, now);
  if (outcome.kind !== "sent") return refused(sendTexts[outcome.kind]);
  enqueueMail(shop, outcome.outboxId);
  return done("Replacement sent. We've emailed the customer.");
}

const pictureTexts = {
  "no-picture": (name: string) => `${name} isn't a JPEG, PNG, WebP or AVIF picture. Nothing was deducted.`,
  "too-large": (name: string) => `${name} is larger than 5 MB. Nothing was deducted.`,
  "too-many": () => `Add up to ${mostLossPictures} pictures. Nothing was deducted.`,
};

async function deduct(shop: Shop, request: Extract<Request, { intent: "deduct" }>, place: Place, now: Date) {
  const { lossId: id, line: orderLineId, amount: amountOre, reason } = request;
  const { returnId, actor, pictures } = place;
  // They are there before the buyer is told.
  const shown = await storeLossPictures(shop, { lossId: id, files: pictures, actor }, now);
  if (shown.kind !== "stored") return refused(pictureTexts[shown.kind](shown.name));
  const outcome = await recordValueLoss(shop.db, { id, returnId, orderLineId, amountOre, reason, actor }, now);
  if (outcome.kind === "too-much")
    return refused(`You can deduct at most ${formatPrice(outcome.mostOre)}, this item's refund.`);
  if (outcome.kind === "not-informed")
    return refused("You can't deduct: this customer wasn't told about their right of withdrawal.");
  if (outcome.kind === "not-open") return refused("You can only deduct for received items that aren't refunded yet.");
  if (outcome.kind !== "recorded") return changed;
  enqueueMail(shop, outcome.outboxId);
  return done("Deducted. We've emailed the customer, who can object.");
}

async function decide(shop: Shop, request: Extract<Request, { intent: "decide" }>, { actor }: Place, now: Date) {
  const { lossId: id, decision } = request;
  const outcome = await decideValueLoss(shop.db, paymentProvider(shop.env), { id, decision, actor }, now);
  if (outcome.kind === "not-objected") return refused("No objection, so the deduction stands.");
  if (outcome.kind !== "decided") return changed;
  enqueueMail(shop, outcome.outboxId);
  return done(
    decision === "dropped"
      ? "Deduction dropped. The customer gets the refund."
      : "Deduction kept. We've emailed the customer.",
  );
}
