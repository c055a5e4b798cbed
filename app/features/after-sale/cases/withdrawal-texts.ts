import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime, formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { UnitsOfLine } from "./replaced-units.ts";
import type { Receipt } from "./withdrawal-receipt.ts";

/** The facts of a receipt, as the page and the e-mail list them: name and value. */
export function receiptFacts({
  id,
  receivedAt,
  email,
  refundDueAt,
  matched,
  status,
}: Receipt): [name: string, fact: string][] {
  const { waitsFor, isDeclined } = withdrawalStatusFacts[status];
  const isMoneyDue = matched !== null && matched.isPaid && waitsFor !== "decision" && !isDeclined;
  return [
    ["Number", id],
    ["Received", exactTime(receivedAt)],
    ...(matched ? ([["Order", matched.orderNumber]] as [string, string][]) : []),
    ...(isMoneyDue
      ? ([
          ["You get back", formatPrice(matched.refundOre, matched.currency)],
          ["At the latest on", formatDate(refundDueAt)],
        ] as [string, string][])
      : []),
    ...(email === "" ? [] : ([["Receipt sent to", email]] as [string, string][])),
  ];
}

/** What happens next, a sentence each. */
export function nextSteps({ matched, refundDueAt, status }: Receipt): string[] {
  if (!matched)
    return [
      "We match your notice to your order and write to you with the amount and how to send the goods back. It counts from the time above, however long that takes us.",
      `What you paid is back with you by ${formatDate(refundDueAt)} at the latest. We may wait for the goods, or for proof that you sent them.`,
    ];
  if (withdrawalStatusFacts[status].isDeclined) return [];
  if (withdrawalStatusFacts[status].waitsFor === "decision")
    return [
      "It reached us after the periods below had ended. We have received it all the same, look at it, and write to you.",
    ];
  if (!matched.isPaid)
    return [
      matched.isCancelled
        ? "The order was not paid. It is cancelled, and there is nothing to pay."
        : "The order is not paid yet. If you pay it, the money of these items goes back to you at once.",
    ];
  return [
    ...(matched.wasUnsent
      ? ["What we had not sent yet is cancelled. Its money is on its way to the card or account that you paid with."]
      : []),
    ...(matched.comesBack
      ? [
          matched.rest
            ? "Send back what came in time within 14 days of today, and keep the rest until we write to you."
            : "Send the goods back within 14 days of today.",
          "We refund you as soon as they are here. If you show us before that you have sent them, we do not wait for them longer than the day above.",
        ]
      : []),
    "The money goes back the way you paid, without any fee.",
  ];
}

/** What became of the late rest of a declaration, whose other items came in time, and the periods that it missed. */
export function restTexts(rest: NonNullable<NonNullable<Receipt["matched"]>["rest"]>): string[] {
  const { id, status } = rest;
  const outcome =
    withdrawalStatusFacts[status].waitsFor === "decision"
      ? `For these your notice reached us after their periods had ended. We have received it for them all the same, as ${id}: we look at it, and write to you. It holds up nothing of the other items.`
      : `For these your notice reached us after their periods had ended. It is ${id}, and what became of it is in an e-mail of its own.`;
  return [outcome, ...periodTexts(rest)];
}

/** The periods of a notice, a sentence each; none once its money went back, where nothing of it was ever sent, or beside those of a late rest. */
export function receiptPeriods({ matched, status }: Receipt): string[] {
  const { isOpen, isDeclined, waitsFor } = withdrawalStatusFacts[status];
  if (!matched || matched.rest || !(isOpen || isDeclined)) return [];
  if (waitsFor === "decision" || isDeclined) return periodTexts(matched);
  return matched.isCancelled || !matched.comesBack ? [] : periodTexts(matched);
}

/** Until when what was sent in exchange can be withdrawn from: its own 14 days, from its own delivery. */
export function replacedTexts({ replaced }: Pick<UnitsOfLine, "replaced">): string[] {
  return replaced.map(({ units, color, size, statutoryUntil }) => {
    const what = `${units === 1 ? "" : `${units} × `}${color}, ${size}, sent in exchange`;
    return statutoryUntil === null
      ? `${what}: 14 days of its own, from when it is delivered.`
      : `${what}: 14 days of its own, until ${exactTime(statutoryUntil)}.`;
  });
}

/** Both periods, each with its conditions; the same for every item of the order. */
export function periodTexts(period: { statutoryUntil: string | null; promiseUntil: string | null }): string[] {
  return [
    period.statutoryUntil === null
      ? "Your right of withdrawal by law: open. Its 14 days do not begin before your whole order is delivered. You may try things on as in a store; labels and packaging do not matter."
      : `Your right of withdrawal by law: until ${exactTime(period.statutoryUntil)}, for any reason or none. You may try things on as in a store; labels and packaging do not matter.`,
    period.promiseUntil === null
      ? "Our own return period: open, too. It asks for goods that are unused, with their labels on."
      : `Our own return period: until ${exactTime(period.promiseUntil)}, for goods that are unused, with their labels on.`,
  ];
}

/** What a notice declares, as its confirmation step shows it and its receipt repeats it. */
export interface Declared {
  name: string;
  reference: string;
  /** The items as they were typed; empty for the whole order, or where lines name them. */
  items: string;
  lines: readonly { name: string; color: string; size: string; quantity: number }[];
}

/** The declaration in words: after the model form of the law (2005:59, 2:10). */
export function statementText({ name, reference, items, lines }: Declared): string {
  const named = lines.map((line) => `${line.quantity} × ${line.name} (${line.color}, ${line.size})`);
  const what = named.length > 0 ? named.join("; ") : items || "the whole order";
  return `I, ${name}, withdraw from the contract of order ${reference} for: ${what}.`;
}
