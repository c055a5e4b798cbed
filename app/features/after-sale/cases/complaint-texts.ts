import { exactTime, formatDate } from "#app/shared/dates.ts";
import type { ComplaintEventType, ComplaintRemedy } from "#app/shared/states.ts";

import { complaintWords, wishNames } from "./complaint-words.texts.ts";
import type { Complaint } from "./complaint.ts";

/** How we put a fault right, in a letter. */
const remedyTexts: Record<ComplaintRemedy, string> = {
  repair: "We'll repair it, free of charge.",
  replacement: "We'll send you a new one, free of charge.",
  "price-reduction": "We'll refund part of the price, and you keep the item.",
  "money-back": "We'll refund what you paid for the faulty item.",
};

/** What happens next, a sentence each. `due` is the day of our answer. */
export function nextSteps(due: string): string[] {
  const { reply, keep, free } = complaintWords();
  return [reply(due), keep, free];
}

/** The events that are told to the buyer. */
export const toldEvents = [
  "asked",
  "answered",
  "accepted",
  "rejected",
  "goods-requested",
  "replacement-sent",
  "money-back",
  "price-reduced",
  "closed",
] as const satisfies ComplaintEventType[];
type ToldEvent = (typeof toldEvents)[number];

/** The frame of a letter to the buyer; what staff wrote stands inside. */
interface Letter {
  subject: string;
  heading: string;
  /** The first sentence; absent where what staff wrote is all. */
  lead?: string;
}

const letters: Record<ToldEvent, Letter> = {
  asked: { subject: "A question", heading: "We have a question" },
  answered: { subject: "Our answer", heading: "About your complaint" },
  accepted: { subject: "How we'll put it right", heading: "How we'll put it right" },
  rejected: {
    subject: "Our decision",
    heading: "We can't accept your complaint",
    lead: "We've reviewed it and don't find that the law makes us liable. Here's why:",
  },
  "goods-requested": {
    subject: "Please send us the item",
    heading: "Please send us the item",
    lead: "We'd like to look at it here. Shipping is free.",
  },
  "replacement-sent": { subject: "Your replacement is on its way", heading: "Your replacement is on its way" },
  "money-back": { subject: "Your refund is on its way", heading: "Your refund is on its way" },
  "price-reduced": {
    subject: "Your partial refund is on its way",
    heading: "Your partial refund is on its way",
  },
  closed: { subject: "Settled", heading: "Your complaint is settled" },
};

/** The frame of the letter about an event. Throws for one that is not told. */
export function letterOf(type: ComplaintEventType, { remedy }: Pick<Complaint, "remedy">) {
  const told = toldEvents.find((known) => known === type);
  if (!told) throw new Error(`Nobody is told of ${type}`);
  const { subject, heading, lead = "" } = letters[told];
  return { subject, heading, lead: told === "accepted" && remedy ? remedyTexts[remedy] : lead };
}

/** The facts of a complaint's receipt, as the page and the email list them: name and value. */
export function complaintFacts(complaint: Complaint): [name: string, fact: string][] {
  const words = complaintWords();
  const { id, receivedAt, answerDueAt, order, isOfBuyer, typedReference, noticedOn, wish, photos, email } = complaint;
  return [
    [words.number, id],
    [words.received, exactTime(receivedAt)],
    [words.answerBy, formatDate(answerDueAt)],
    [words.order, order && isOfBuyer ? order.orderNumber : typedReference],
    ...(noticedOn ? ([[words.noticed, formatDate(`${noticedOn}T12:00:00Z`)]] as [string, string][]) : []),
    [words.solution, wishNames()[wish]],
    ...(photos.length > 0 ? ([[words.photos, String(photos.length)]] as [string, string][]) : []),
    [words.sentTo, email],
  ];
}
