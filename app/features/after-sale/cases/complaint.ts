import type { ComplaintStatus } from "#app/shared/case-statuses.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { ComplaintChannel, ComplaintEventType, ComplaintRemedy, ComplaintWish } from "#app/shared/states.ts";

/** A unit of an order that is faulty. */
export interface ComplaintLine {
  id: string;
  variantId: string;
  name: string;
  color: string;
  size: string;
  image: string;
  quantity: number;
}

/** What happened to a complaint. */
export interface ComplaintEvent {
  id: string;
  type: ComplaintEventType;
  actor: string;
  text: string;
  reference: string;
  createdAt: string;
}

/** A complaint as it was told, and where it stands. Times are ISO. */
export interface Complaint {
  id: string;
  name: string;
  email: string;
  typedReference: string;
  items: string;
  description: string;
  noticedOn: string | null;
  wish: ComplaintWish;
  channel: ComplaintChannel;
  receivedAt: string;
  faultsUntil: string | null;
  answerDueAt: string;
  status: ComplaintStatus;
  remedy: ComplaintRemedy | null;
  enteredBy: string | null;
  /** Null until it is matched to one. `returnAddress`: where goods of its market go back to, in lines; null for the shop's own address. */
  order: {
    id: string;
    orderNumber: string;
    country: string;
    currency: Currency;
    returnAddress: string | null;
  } | null;
  /** Whether who told it proved to be the order's buyer, by its link or its address: others learn nothing of the order. */
  isOfBuyer: boolean;
  lines: ComplaintLine[];
  /** The ids of its photos, and the key they are uploaded under; null once they are erased. */
  photos: string[];
  pictureKey: string | null;
  events: ComplaintEvent[];
}

/** Whether it came after the last moment in which the law lets faults be told. */
export function isLate({ receivedAt, faultsUntil }: Pick<Complaint, "receivedAt" | "faultsUntil">): boolean {
  return faultsUntil !== null && receivedAt > faultsUntil;
}

/** What is faulty, a text each, for who told it: as the lines name it, or as it was typed. */
export function faultyItems({ lines, items, isOfBuyer }: Pick<Complaint, "lines" | "items" | "isOfBuyer">): string[] {
  if (lines.length > 0 && isOfBuyer)
    return lines.map(({ quantity, name, color, size }) => `${quantity} × ${name}, ${color}, ${size}`);
  return items === "" ? [] : [items];
}
