import { disputeStatuses, type DisputeStatus } from "#app/shared/states.ts";

interface DisputeFacts {
  name: string;
  tone: "danger" | "warning" | "neutral" | "success";
  /** Whether the shop has to answer, or the bank still decides. */
  isOpen: boolean;
  /** What to do. */
  advice: string;
}

const answer =
  "Answer in the provider's dashboard before it is due: the order, the parcel's tracking and proof of delivery, and what the customer wrote.";
const wait = "The bank decides; this takes up to 75 days. Nothing to do.";

/** What each status of a dispute means for staff. */
const disputeFacts: Readonly<Record<DisputeStatus, DisputeFacts>> = {
  warning_needs_response: {
    name: "Bank asks",
    tone: "warning",
    isOpen: true,
    advice: `No money was taken yet. ${answer} A refund now ends it.`,
  },
  warning_under_review: { name: "Bank reads answer", tone: "neutral", isOpen: true, advice: wait },
  warning_closed: { name: "Closed", tone: "success", isOpen: false, advice: "No money was taken." },
  needs_response: { name: "Answer it", tone: "danger", isOpen: true, advice: answer },
  under_review: { name: "Under review", tone: "warning", isOpen: true, advice: wait },
  won: { name: "Won", tone: "success", isOpen: false, advice: "The money came back." },
  lost: {
    name: "Lost",
    tone: "neutral",
    isOpen: false,
    advice: "The customer keeps the money. Do not refund it again.",
  },
  prevented: { name: "Prevented", tone: "success", isOpen: false, advice: "No money was taken." },
  appeal_needs_response: { name: "Appeal: answer it", tone: "danger", isOpen: true, advice: answer },
  appeal_under_review: { name: "Appeal under review", tone: "warning", isOpen: true, advice: wait },
};

/** The statuses in which something is to be done or awaited. */
export const openDisputeStatuses = disputeStatuses.filter((status) => disputeFacts[status].isOpen);
/** Those in which the shop itself has to answer. */
export const answerableDisputeStatuses = openDisputeStatuses.filter((status) => status.endsWith("needs_response"));

/** What is known of a status, also of one that the provider has added since. */
export function factsOfDispute(status: string): DisputeFacts {
  const known = disputeStatuses.find((one) => one === status);
  return known
    ? disputeFacts[known]
    : { name: status.replaceAll("_", " "), tone: "warning", isOpen: true, advice: answer };
}
