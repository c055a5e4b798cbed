import { returnAddressLine } from "#app/features/shop/markets/return-address.ts";
import { withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { exactTime, formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { UnitsOfLine } from "./replaced-units.ts";
import type { Receipt } from "./withdrawal-receipt.ts";
import { periodWords, receiptWords, statementWords } from "./withdrawal-words.texts.ts";

/** The facts of a receipt, as the page and the email list them: name and value. */
export function receiptFacts({
  id,
  receivedAt,
  email,
  refundDueAt,
  matched,
  status,
}: Receipt): [name: string, fact: string][] {
  const words = receiptWords();
  const { waitsFor, isDeclined } = withdrawalStatusFacts[status];
  const isMoneyDue = matched !== null && matched.isPaid && waitsFor !== "decision" && !isDeclined;
  return [
    [words.number, id],
    [words.received, exactTime(receivedAt)],
    ...(matched ? ([[words.order, matched.orderNumber]] as [string, string][]) : []),
    ...(isMoneyDue
      ? ([
          [words.refund, formatPrice(matched.refundOre, matched.currency)],
          [words.refundedBy, formatDate(refundDueAt)],
        ] as [string, string][])
      : []),
    ...(email === "" ? [] : ([[words.sentTo, email]] as [string, string][])),
  ];
}

/** What happens next, a sentence each. */
export function nextSteps({ matched, refundDueAt, status }: Receipt): string[] {
  const words = receiptWords();
  if (!matched) return [words.unmatched, words.unmatchedRefund(formatDate(refundDueAt))];
  if (withdrawalStatusFacts[status].isDeclined) return [];
  if (withdrawalStatusFacts[status].waitsFor === "decision") return [words.late];
  if (!matched.isPaid) return [matched.isCancelled ? words.unpaidCancelled : words.unpaid];
  return [
    ...(matched.wasUnsent ? [words.unsent] : []),
    ...(matched.comesBack
      ? [
          matched.rest ? words.sendBackInTime : words.sendBack,
          ...sendToTexts(matched.returnAddress),
          words.refundOnArrival,
        ]
      : []),
    words.sameWay,
  ];
}

/** Where goods of a market go without our label; nothing where the shop's own address at the foot is meant. `lines`: as staff typed it. */
export function sendToTexts(lines: string | null): string[] {
  const address = returnAddressLine(lines);
  return address === null ? [] : [receiptWords().sendTo(address)];
}

/** What became of the late rest of a declaration, whose other items came in time, and the periods that it missed. */
export function restTexts(rest: NonNullable<NonNullable<Receipt["matched"]>["rest"]>): string[] {
  const { id, status } = rest;
  const { restUndecided, restDecided } = receiptWords();
  const outcome = withdrawalStatusFacts[status].waitsFor === "decision" ? restUndecided(id) : restDecided(id);
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
  const { exchanged, replacedOpen, replacedUntil } = periodWords();
  return replaced.map(({ units, color, size, statutoryUntil }) => {
    const what = exchanged(`${units === 1 ? "" : `${units} × `}${color}, ${size}`);
    return statutoryUntil === null ? replacedOpen(what) : replacedUntil(what, formatDate(statutoryUntil));
  });
}

/** Both periods, each with its conditions; the same for every item of the order. */
export function periodTexts({
  statutoryUntil,
  promiseUntil,
}: {
  statutoryUntil: string | null;
  promiseUntil: string | null;
}): string[] {
  const words = periodWords();
  return [
    statutoryUntil === null ? words.lawOpen : words.lawUntil(formatDate(statutoryUntil)),
    promiseUntil === null ? words.promiseOpen : words.promiseUntil(formatDate(promiseUntil)),
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

/** The declaration in words: after the model form of the law (2005:59, 2:10), in the language of who declares it. */
export function statementText({ name, ...declared }: Declared): string {
  return statementWords().statement(name, declared.reference, whatOf(declared));
}

/** The same as a person would say it. */
export function returnSummary(declared: Omit<Declared, "name">): string {
  return statementWords().summary(declared.reference, whatOf(declared));
}

function whatOf({ items, lines }: Omit<Declared, "name">): string {
  const named = lines.map((line) => `${line.quantity} × ${line.name} (${line.color}, ${line.size})`);
  return named.length > 0 ? named.join("; ") : items || statementWords().wholeOrder;
}
