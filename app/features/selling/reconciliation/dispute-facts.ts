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
  "Respond in the provider's dashboard before the deadline. Include the order, tracking, proof of delivery and the customer's messages.";
const wait = "The bank decides within 75 days. Nothing to do.";

/** What each status of a dispute means for staff. */
const disputeFacts: Readonly<Record<DisputeStatus, DisputeFacts>> = {
  warning_needs_response: {
    name: "Bank inquiry",
    tone: "warning",
    isOpen: true,
    advice: `No money was taken yet. ${answer} Or refund now to end it.`,
  },
  warning_under_review: { name: "Inquiry under review", tone: "neutral", isOpen: true, advice: wait },
  warning_closed: { name: "Closed", tone: "success", isOpen: false, advice: "No money was taken." },
  needs_response: { name: "Respond", tone: "danger", isOpen: true, advice: answer },
  under_review: { name: "Under review", tone: "warning", isOpen: true, advice: wait },
  won: { name: "Won", tone: "success", isOpen: false, advice: "You got the money back." },
  lost: {
    name: "Lost",
    tone: "neutral",
    isOpen: false,
    advice: "The customer keeps the money. Don't refund it again.",
  },
  prevented: { name: "Prevented", tone: "success", isOpen: false, advice: "No money was taken." },
  appeal_needs_response: { name: "Appeal: respond", tone: "danger", isOpen: true, advice: answer },
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
