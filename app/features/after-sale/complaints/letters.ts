import type { ComplaintEventType } from "#app/shared/states.ts";

import { remedyTexts } from "./complaint-texts.ts";
import type { Complaint } from "./complaint.ts";

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
