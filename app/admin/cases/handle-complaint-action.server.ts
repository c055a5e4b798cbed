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
  "changed-meanwhile": refused(
    "Somebody else changed this meanwhile, or it was done before. Look again, and decide then.",
  ),
  "not-matched": refused("Match it to its order first."),
  "unknown-order": refused("There is no order with this number."),
  "too-many": refused("Choose at least one item, and no more than the order has."),
  "not-possible": refused("Name the items first. Goods that are awaited already are not asked for again."),
  "units-gone": refused("So many faulty items are not left: they were replaced, refunded or withdrawn from."),
  "replaced-before": refused(
    "These items were replaced for another complaint already. Tick that the replacement is faulty, if it is.",
  ),
  "not-sent": refused("Some of them were not sent yet. Cancel those on the order's page: that pays them back."),
  "nothing-open": refused(
    "Nothing of it is left to put right: its items were replaced, refunded or withdrawn from. Write to the buyer, or close it.",
  ),
  "still-owed": refused("What was promised is not on record as done. Tick that nothing more is owed, or do it first."),
  "sold-out": refused("Too few of them are left in stock. Choose another color or size, or pay the money back."),
  "not-accepted": refused("Accept the complaint first."),
  "not-refundable": refused(
    "Nothing is left to refund here, or the order was paid through another provider. Refund it there.",
  ),
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
      return named === "done" ? done("The items are named.") : texts[named];
    }
    case "goods": {
      const asked = await requestGoods(shop, { id, returnId: request.returnId, text: request.text, actor }, now);
      return asked === "done" ? done("Asked for. The label is on its way by e-mail.") : texts[asked];
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
        return refused(`No more than ${formatPrice(paid.mostOre)} was paid for what is faulty and is left.`);
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
      return sent === "done" ? done("Sent, and taken from stock. Its e-mail is on its way.") : texts[sent];
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
    ? refused(
        `${amount} is recorded, but the payment provider did not confirm it yet. The shop tries again every five minutes.`,
      )
    : done(`${amount} went back. The buyer is told.`);
}
