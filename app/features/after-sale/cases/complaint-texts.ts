import { exactTime, formatDate } from "#app/shared/dates.ts";
import type { ComplaintEventType } from "#app/shared/states.ts";

import { letterTexts, remedyTexts } from "./complaint-letters.texts.ts";
import { complaintWords, wishNames } from "./complaint-words.texts.ts";
import type { Complaint } from "./complaint.ts";

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

function letters(): Record<ToldEvent, Letter> {
  const texts = letterTexts();
  return {
    asked: { subject: texts.question, heading: texts.questionHeading },
    answered: { subject: texts.answer, heading: texts.about },
    accepted: { subject: texts.accepted, heading: texts.accepted },
    rejected: { subject: texts.decision, heading: texts.rejected, lead: texts.rejectedLead },
    "goods-requested": { subject: texts.sendItem, heading: texts.sendItem, lead: texts.sendItemLead },
    "replacement-sent": { subject: texts.replacementSent, heading: texts.replacementSent },
    "money-back": { subject: texts.moneyBack, heading: texts.moneyBack },
    "price-reduced": { subject: texts.priceReduced, heading: texts.priceReduced },
    closed: { subject: texts.settled, heading: texts.settledHeading },
  };
}

/** The frame of the letter about an event. Throws for one that is not told. */
export function letterOf(type: ComplaintEventType, { remedy }: Pick<Complaint, "remedy">) {
  const told = toldEvents.find((known) => known === type);
  if (!told) throw new Error(`Nobody is told of ${type}`);
  const { subject, heading, lead = "" } = letters()[told];
  return { subject, heading, lead: told === "accepted" && remedy ? remedyTexts()[remedy] : lead };
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
