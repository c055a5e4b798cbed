import { caseStatusTexts } from "./case-statuses.texts.ts";

/*
 * What each status of what follows a sale means, in the order that staff see; queries, indexes and screens ask for facts, not for names.
 * A new one joins its table, and a migration builds the partial indexes that hold it again.
 */

type Tone = "neutral" | "warning" | "ink" | "success" | "danger";

/** Where a case stands, in the few words that all kinds of cases share, in the order of their filter. */
export const caseStageNames = {
  todo: "To do",
  parcel: "Waiting for parcel",
  customer: "Waiting for customer",
  done: "Done",
} as const;
export type CaseStage = keyof typeof caseStageNames;
export const caseStages = Object.keys(caseStageNames) as [CaseStage, ...CaseStage[]];

interface StaffFacts {
  /** What staff call it. */
  name: string;
  /** What it waits for, unless something else of the case waits for staff (`case-work.server.ts`). */
  stage: CaseStage;
  /** The tone of its badge in the admin. */
  tone: Tone;
  /** Whether something is still to be done about it. */
  isOpen: boolean;
}

interface WithdrawalStatusFacts extends StaffFacts {
  /** What must come before the next step: its order, a decision on what came late, or the refund. */
  waitsFor: "order" | "decision" | "refund" | null;
  /** Whether staff refused it, because it came too late. */
  isDeclined: boolean;
}

/** Of a notice of withdrawal. Closed: nothing was there to refund. */
export const withdrawalStatusFacts = {
  unmatched: { name: "Unmatched", stage: "todo", tone: "warning", isOpen: true, waitsFor: "order", isDeclined: false },
  late: { name: "Late: decide", stage: "todo", tone: "warning", isOpen: true, waitsFor: "decision", isDeclined: false },
  open: { name: "Open", stage: "parcel", tone: "ink", isOpen: true, waitsFor: "refund", isDeclined: false },
  refunded: { name: "Refunded", stage: "done", tone: "success", isOpen: false, waitsFor: null, isDeclined: false },
  closed: { name: "Closed", stage: "done", tone: "neutral", isOpen: false, waitsFor: null, isDeclined: false },
  declined: { name: "Declined", stage: "done", tone: "danger", isOpen: false, waitsFor: null, isDeclined: true },
} as const satisfies Record<string, WithdrawalStatusFacts>;

interface ReturnStatusFacts extends StaffFacts {
  /** Whether its goods may still come. */
  takesGoods: boolean;
  /** Whether all of its goods came. */
  hasGoods: boolean;
  /** Whether its label is printed. */
  hasLabel: boolean;
}

/** Of a return. Lapsed: an exchange whose goods did not come in time; when they come after all, they are refunded. */
export const returnStatusFacts = {
  requested: {
    name: "Awaiting goods",
    stage: "parcel",
    tone: "neutral",
    isOpen: true,
    takesGoods: true,
    hasGoods: false,
    hasLabel: true,
  },
  received: {
    name: "Received",
    stage: "todo",
    tone: "warning",
    isOpen: true,
    takesGoods: false,
    hasGoods: true,
    hasLabel: true,
  },
  refunded: {
    name: "Refunded",
    stage: "done",
    tone: "success",
    isOpen: false,
    takesGoods: false,
    hasGoods: true,
    hasLabel: true,
  },
  declined: {
    name: "Declined",
    stage: "done",
    tone: "danger",
    isOpen: false,
    takesGoods: false,
    hasGoods: false,
    hasLabel: false,
  },
  sent: {
    name: "Replacement sent",
    stage: "done",
    tone: "success",
    isOpen: false,
    takesGoods: false,
    hasGoods: true,
    hasLabel: true,
  },
  lapsed: {
    name: "Expired",
    stage: "done",
    tone: "neutral",
    isOpen: false,
    takesGoods: true,
    hasGoods: false,
    hasLabel: true,
  },
  cancelled: {
    name: "Canceled",
    stage: "done",
    tone: "neutral",
    isOpen: false,
    takesGoods: false,
    hasGoods: false,
    hasLabel: false,
  },
} as const satisfies Record<string, ReturnStatusFacts>;

interface ExchangeStatusFacts {
  /** What its buyer reads. */
  shopperText: string;
  tone: Tone;
  /** Whether the replacement is held in stock, was sent, or is back in stock because something else ended the exchange. */
  isHeld: boolean;
  isSent: boolean;
  isCancelled: boolean;
}

/** What became of the replacement of an exchange. */
export const exchangeStatusFacts = {
  held: {
    get shopperText() {
      return caseStatusTexts().held;
    },
    tone: "neutral",
    isHeld: true,
    isSent: false,
    isCancelled: false,
  },
  sent: {
    get shopperText() {
      return caseStatusTexts().sent;
    },
    tone: "success",
    isHeld: false,
    isSent: true,
    isCancelled: false,
  },
  lapsed: {
    get shopperText() {
      return caseStatusTexts().ended;
    },
    tone: "neutral",
    isHeld: false,
    isSent: false,
    isCancelled: false,
  },
  cancelled: {
    get shopperText() {
      return caseStatusTexts().ended;
    },
    tone: "neutral",
    isHeld: false,
    isSent: false,
    isCancelled: true,
  },
} as const satisfies Record<string, ExchangeStatusFacts>;

interface ComplaintStatusFacts extends StaffFacts {
  /** Where it stands, as its buyer reads it. */
  shopperText: string;
  /** What must come before the next step: our answer, the buyer's, or what we promised. */
  waitsFor: "our-answer" | "buyer" | "remedy" | null;
  /** Whether what the buyer writes makes us answer again. */
  answerReopens: boolean;
  /** Whether nothing more is written about it. */
  isClosed: boolean;
}

/** Of a complaint about a fault. */
export const complaintStatusFacts = {
  received: {
    name: "To answer",
    stage: "todo",
    tone: "warning",
    get shopperText() {
      return caseStatusTexts().received;
    },
    isOpen: true,
    waitsFor: "our-answer",
    answerReopens: false,
    isClosed: false,
  },
  waiting: {
    name: "Waiting for customer",
    stage: "customer",
    tone: "neutral",
    get shopperText() {
      return caseStatusTexts().waiting;
    },
    isOpen: true,
    waitsFor: "buyer",
    answerReopens: true,
    isClosed: false,
  },
  accepted: {
    name: "To resolve",
    stage: "todo",
    tone: "ink",
    get shopperText() {
      return caseStatusTexts().accepted;
    },
    isOpen: true,
    waitsFor: "remedy",
    answerReopens: false,
    isClosed: false,
  },
  rejected: {
    name: "Rejected",
    stage: "done",
    tone: "danger",
    get shopperText() {
      return caseStatusTexts().rejected;
    },
    isOpen: false,
    waitsFor: null,
    answerReopens: true,
    isClosed: false,
  },
  closed: {
    name: "Closed",
    stage: "done",
    tone: "success",
    get shopperText() {
      return caseStatusTexts().closed;
    },
    isOpen: false,
    waitsFor: null,
    answerReopens: false,
    isClosed: true,
  },
} as const satisfies Record<string, ComplaintStatusFacts>;

export const caseStatusFacts = {
  withdrawal: withdrawalStatusFacts,
  return: returnStatusFacts,
  exchange: exchangeStatusFacts,
  complaint: complaintStatusFacts,
} as const;

export type CaseKind = keyof typeof caseStatusFacts;
export type CaseStatus<Kind extends CaseKind> = keyof (typeof caseStatusFacts)[Kind];

export type WithdrawalStatus = CaseStatus<"withdrawal">;
export type ReturnStatus = CaseStatus<"return">;
export type ExchangeStatus = CaseStatus<"exchange">;
export type ComplaintStatus = CaseStatus<"complaint">;

interface Facts {
  withdrawal: WithdrawalStatusFacts;
  return: ReturnStatusFacts;
  exchange: ExchangeStatusFacts;
  complaint: ComplaintStatusFacts;
}

/** Facts that a query asks for. */
export type CaseStatusFlags<Kind extends CaseKind> = Partial<Omit<Facts[Kind], "name" | "tone" | "shopperText">>;

/** Whether the goods of a return are awaited. */
export function isAwaited(status: ReturnStatus): boolean {
  const { isOpen, takesGoods } = returnStatusFacts[status];
  return isOpen && takesGoods;
}

/** Whether we promised to put a fault right, and did not close the complaint since. */
export function isPromised(status: ComplaintStatus): boolean {
  return complaintStatusFacts[status].waitsFor === "remedy";
}

/** The statuses of a kind of case, in the order of its table. */
export function caseStatuses<Kind extends CaseKind>(kind: Kind) {
  return Object.keys(caseStatusFacts[kind]) as [CaseStatus<Kind>, ...CaseStatus<Kind>[]];
}
