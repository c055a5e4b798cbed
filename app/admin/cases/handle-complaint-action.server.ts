import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { matchComplaint, nameItems } from "#app/features/after-sale/cases/match-complaint.server.ts";
import { recordComplaintStep } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { reducePrice } from "#app/features/after-sale/cases/reduce-price.server.ts";
import { refundComplaint } from "#app/features/after-sale/cases/refund-complaint.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { unitsOf } from "#app/features/after-sale/cases/schemas.ts";
import { sendComplaintReplacement } from "#app/features/after-sale/cases/send-complaint-replacement.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { formatPrice } from "#app/shared/money.ts";

import { done, refused } from "./case-names.ts";
import type { ComplaintRequest } from "./complaint-forms.ts";

interface Place {
  id: string;
  actor: string;
  /** The whole form: units stand in fields by line. */
  fields: Record<string, string>;
}

const texts = {
  "changed-meanwhile": refused("Someone else changed this. Check it again before you decide."),
  "not-matched": refused("Match it to an order first."),
  "unknown-order": refused("No order has this number."),
  "too-many": refused("Choose at least one item, up to what was ordered."),
  "not-possible": refused("Add the items first. You can't request the same return twice."),
  "units-gone": refused("Fewer faulty items are left: some were replaced, refunded or returned."),
  "replaced-before": refused(
    "These items were already replaced under another complaint. If the replacement is faulty, check that box.",
  ),
  "not-sent": refused("Some items haven't shipped. Cancel them on the order page to refund them."),
  "nothing-open": refused(
    "Nothing left to resolve: the items were replaced, refunded or returned. Write to the customer or close the complaint.",
  ),
  "still-owed": refused(
    "The promised remedy isn't recorded. Record it first, or check 'We've done everything we promised'.",
  ),
  "sold-out": refused("Not enough in stock. Choose another color or size, or refund."),
  "not-accepted": refused("Accept the complaint first."),
  "not-refundable": refused("Nothing left to refund here. If another provider took the payment, refund it there."),
} as const;

/** Does what staff asked on a complaint's page, and says what became of it. */
export async function handleComplaintAction(
  shop: Shop,
  request: ComplaintRequest,
  { id, actor, fields }: Place,
  now: Date,
): Promise<StatusMessage> {
  const provider = paymentProvider(shop.env);
  switch (request.intent) {
    case "match": {
      const units = unitsOf(fields) ?? new Map<string, number>();
      const matched = await matchComplaint(shop.db, { id, orderNumber: request.orderNumber, units, actor }, now);
      return matched === "done" ? done("Matched.") : texts[matched];
    }
    case "items": {
      const named = await nameItems(shop.db, { id, units: unitsOf(fields) ?? new Map<string, number>(), actor }, now);
      return named === "done" ? done("Items added.") : texts[named];
    }
    case "goods": {
      const asked = await requestGoods(shop, { id, returnId: request.returnId, text: request.text, actor }, now);
      return asked === "done" ? done("Return requested. We've emailed the label.") : texts[asked];
    }
    case "money-back": {
      const units = unitsOf(fields) ?? new Map<string, number>();
      const paid = await refundComplaint(
        shop,
        provider,
        { id, form: request.form, units, text: request.text, again: request.again, actor },
        now,
      );
      return paid.kind === "done" ? paidText(formatPrice(paid.amountOre), paid.pending) : texts[paid.kind];
    }
    case "price": {
      const { form, line: orderLineId, amount: amountOre, text, again } = request;
      const paid = await reducePrice(shop, provider, { id, form, orderLineId, amountOre, text, again, actor }, now);
      if (paid.kind === "too-much")
        return refused(
          `You can reduce the price by at most ${formatPrice(paid.mostOre)}, what was paid for the faulty items.`,
        );
      return paid.kind === "done" ? paidText(formatPrice(amountOre), paid.pending) : texts[paid.kind];
    }
    case "replace": {
      const {
        fulfilmentId,
        line: orderLineId,
        variant: variantId,
        units: quantity,
        carrier,
        trackingId,
        text,
        again,
      } = request;
      const sent = await sendComplaintReplacement(
        shop,
        { id, fulfilmentId, orderLineId, variantId, quantity, carrier, trackingId, text, again, actor },
        now,
      );
      return sent === "done" ? done("Sent and taken from stock. We've emailed the customer.") : texts[sent];
    }
    case "asked":
    case "answered":
    case "note":
    case "accepted":
    case "rejected":
    case "closed": {
      const { intent: type, stepId, seen, text } = request;
      const isSettled = request.intent === "closed" && request.settled === "on";
      const remedy = request.intent === "accepted" ? { remedy: request.remedy } : {};
      const followed = await recordComplaintStep(
        shop,
        { id: stepId, complaintId: id, type, text, seen, actor, isSettled, ...remedy },
        now,
      );
      return followed === "done" ? done("Done.") : texts[followed];
    }
  }
}

function paidText(amount: string, isPending: boolean): StatusMessage {
  return isPending
    ? refused(`${amount} recorded. The payment provider hasn't confirmed it; we retry every five minutes.`)
    : done(`${amount} refunded. We've emailed the customer.`);
}
