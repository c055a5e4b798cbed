import { exactTime, formatDate } from "#app/shared/dates.ts";
import type { ComplaintEventType, ComplaintRemedy, ComplaintWish } from "#app/shared/states.ts";

import { answerDays } from "./complaint-period.ts";
import type { Complaint } from "./complaint.ts";

/** What a buyer can ask for, as the form and the receipt say it. */
export const wishNames: Record<ComplaintWish, string> = {
  repair: "A repair",
  replacement: "A replacement",
  "price-reduction": "A price reduction",
  "money-back": "A refund",
  suggest: "Whatever you suggest",
};

/** How we put a fault right, in a letter. */
const remedyTexts: Record<ComplaintRemedy, string> = {
  repair: "We repair it, free of charge.",
  replacement: "We send you a new one, free of charge.",
  "price-reduction": "We pay back a part of the price, and you keep the goods.",
  "money-back": "We cancel the purchase of what is faulty and pay its price back.",
};

/** What happens next, a sentence each. `due` is the day of our answer. */
export function nextSteps(due: string): string[] {
  return [
    `A person looks at it and answers you by e-mail by ${due} at the latest: within ${answerDays} days. That is our promise.`,
    "If we need the goods, we send you a free return label. Keep them until then.",
    "Repair, replacement and transport cost you nothing.",
  ];
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
  asked: { subject: "A question", heading: "We need something from you" },
  answered: { subject: "Our answer", heading: "About your complaint" },
  accepted: { subject: "We put it right", heading: "We put it right" },
  rejected: {
    subject: "Our decision",
    heading: "We cannot accept your complaint",
    lead: "We have looked at it and do not find that the law makes us liable. This is why:",
  },
  "goods-requested": {
    subject: "Please send it to us",
    heading: "Please send it to us",
    lead: "We would like to have the goods here. Sending them costs you nothing.",
  },
  "replacement-sent": { subject: "Your replacement is on its way", heading: "Your replacement is on its way" },
  "money-back": { subject: "Your money is on its way back", heading: "Your money is on its way back" },
  "price-reduced": {
    subject: "A part of the price is on its way back",
    heading: "A part of the price is on its way back",
  },
  closed: { subject: "It is settled", heading: "Your complaint is settled" },
};

/** The frame of the letter about an event. Throws for one that is not told. */
export function letterOf(type: ComplaintEventType, { remedy }: Pick<Complaint, "remedy">) {
  const told = toldEvents.find((known) => known === type);
  if (!told) throw new Error(`Nobody is told of ${type}`);
  const { subject, heading, lead = "" } = letters[told];
  return { subject, heading, lead: told === "accepted" && remedy ? remedyTexts[remedy] : lead };
}

/** The facts of a complaint's receipt, as the page and the e-mail list them: name and value. */
export function complaintFacts(complaint: Complaint): [name: string, fact: string][] {
  const { id, receivedAt, answerDueAt, order, isOfBuyer, typedReference, noticedOn, wish, photos, email } = complaint;
  return [
    ["Number", id],
    ["Received", exactTime(receivedAt)],
    ["We answer by", formatDate(answerDueAt)],
    ["Order", order && isOfBuyer ? order.orderNumber : typedReference],
    ...(noticedOn ? ([["Noticed", formatDate(`${noticedOn}T12:00:00Z`)]] as [string, string][]) : []),
    ["You would like", wishNames[wish]],
    ...(photos.length > 0 ? ([["Photos", String(photos.length)]] as [string, string][]) : []),
    ["Receipt sent to", email],
  ];
}
