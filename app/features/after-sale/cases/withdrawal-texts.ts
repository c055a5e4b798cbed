import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime, formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { UnitsOfLine } from "./replaced-units.ts";
import type { Receipt } from "./withdrawal-receipt.ts";

/** The facts of a receipt, as the page and the email list them: name and value. */
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
          ["Refund", formatPrice(matched.refundOre, matched.currency)],
          ["Refunded by", formatDate(refundDueAt)],
        ] as [string, string][])
      : []),
    ...(email === "" ? [] : ([["Receipt sent to", email]] as [string, string][])),
  ];
}

/** What happens next, a sentence each. */
export function nextSteps({ matched, refundDueAt, status }: Receipt): string[] {
  if (!matched)
    return [
      "We'll email you your refund amount and return label. Your return counts from the time above.",
      `We'll refund you by ${formatDate(refundDueAt)}, once we have your return or proof that you sent it.`,
    ];
  if (withdrawalStatusFacts[status].isDeclined) return [];
  if (withdrawalStatusFacts[status].waitsFor === "decision")
    return ["Your return reached us after the periods below had ended. We'll review it and email you our decision."];
  if (!matched.isPaid)
    return [
      matched.isCancelled
        ? "This order wasn't paid. It's canceled, and you owe nothing."
        : "This order isn't paid yet. If you pay, we'll refund these items right away.",
    ];
  return [
    ...(matched.wasUnsent
      ? ["We canceled what we hadn't shipped. That refund is on its way to the card or account you paid with."]
      : []),
    ...(matched.comesBack
      ? [
          matched.rest
            ? "Send back the items in time within 14 days from today. Keep the rest until we email you."
            : "Send your items back within 14 days from today.",
          "We'll refund you when they arrive, or by the date above if you show us proof that you sent them.",
        ]
      : []),
    "Your refund goes back to the way you paid, with no fees.",
  ];
}

/** What became of the late rest of a declaration, whose other items came in time, and the periods that it missed. */
export function restTexts(rest: NonNullable<NonNullable<Receipt["matched"]>["rest"]>): string[] {
  const { id, status } = rest;
  const outcome =
    withdrawalStatusFacts[status].waitsFor === "decision"
      ? `Your return of these items reached us after their periods had ended. Its number is ${id}. We'll review it and email you. Your other items aren't delayed.`
      : `Your return of these items reached us after their periods had ended. Our decision is in a separate email, under ${id}.`;
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
    const what = `${units === 1 ? "" : `${units} × `}${color}, ${size} (exchange)`;
    return statutoryUntil === null
      ? `${what}: you have 14 days from delivery to return it.`
      : `${what}: you can return it until ${formatDate(statutoryUntil)}.`;
  });
}

/** Both periods, each with its conditions; the same for every item of the order. */
export function periodTexts(period: { statutoryUntil: string | null; promiseUntil: string | null }): string[] {
  return [
    period.statutoryUntil === null
      ? "By law you have 14 days to return your order for any reason, starting when all of it is delivered. Try things on as you would in a store. You don't need the tags or packaging."
      : `By law you can return it for any reason until ${formatDate(period.statutoryUntil)}. Try things on as you would in a store. You don't need the tags or packaging.`,
    period.promiseUntil === null
      ? "Our own return period is longer, for unused items with tags on."
      : `Unused with tags on, you can return it until ${formatDate(period.promiseUntil)}.`,
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
export function statementText({ name, ...declared }: Declared): string {
  return `I, ${name}, withdraw from the contract of order ${declared.reference} for: ${whatOf(declared)}.`;
}

/** The same as a person would say it. */
export function returnSummary(declared: Omit<Declared, "name">): string {
  return `You're returning from order ${declared.reference}: ${whatOf(declared)}.`;
}

function whatOf({ items, lines }: Omit<Declared, "name">): string {
  const named = lines.map((line) => `${line.quantity} × ${line.name} (${line.color}, ${line.size})`);
  return named.length > 0 ? named.join("; ") : items || "the whole order";
}
