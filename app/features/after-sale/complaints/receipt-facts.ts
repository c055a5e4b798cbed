import { dayOf, exactTime } from "#app/features/after-sale/withdrawals/receipt.ts";
import { formatDate } from "#app/shared/dates.ts";

import { wishNames } from "./complaint-texts.ts";
import type { Complaint } from "./complaint.ts";

/** The facts of a complaint's receipt, as the page and the e-mail list them: name and value. */
export function complaintFacts(complaint: Complaint): [name: string, fact: string][] {
  const { id, receivedAt, answerDueAt, order, isOfBuyer, typedReference, noticedOn, wish, photos, email } = complaint;
  return [
    ["Number", id],
    ["Received", exactTime(receivedAt)],
    ["We answer by", dayOf(answerDueAt)],
    ["Order", order && isOfBuyer ? order.orderNumber : typedReference],
    ...(noticedOn ? ([["Noticed", formatDate(`${noticedOn}T12:00:00Z`)]] as [string, string][]) : []),
    ["You would like", wishNames[wish]],
    ...(photos.length > 0 ? ([["Photos", String(photos.length)]] as [string, string][]) : []),
    ["Receipt sent to", email],
  ];
}
