import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { Decision, ModerateResult } from "#app/features/catalogue/reviews/moderate.server.ts";

type Outcome = ModerateResult | "failed";

const one: Record<Decision, string> = {
  approve: "Review approved. It's now in the shop.",
  reject: "Review rejected. Shoppers can't see it.",
  reset: "Review waits again. Shoppers can't see it.",
  feature: "Review featured.",
  unfeature: "Review no longer featured.",
};
const many: Record<Decision, string> = {
  approve: "approved",
  reject: "rejected",
  reset: "wait again",
  feature: "featured",
  unfeature: "no longer featured",
};
const reasons: Record<Exclude<Outcome, "done">, string> = {
  "not-possible": "it doesn't exist, isn't approved, or no order checked it.",
  "reason-missing": "choose why it is declined.",
  "pictures-changed": "it has pictures that were not on your screen. Look at it again.",
  failed: "the shop could not be reached. Please try again.",
};

/** The message for staff about what became of a decision on one or several reviews. */
export function decisionMessage(decision: Decision | undefined, outcomes: readonly Outcome[]): StatusMessage {
  if (!decision || outcomes.length === 0)
    return { tone: "error", text: "Failed to update review: choose at least one." };
  const failures = outcomes.filter((outcome) => outcome !== "done");
  const reason = failures[0] ? reasons[failures[0]] : "";
  if (outcomes.length === 1)
    return reason
      ? { tone: "error", text: `Failed to update review: ${reason}` }
      : { tone: "success", text: one[decision] };
  const done = `${outcomes.length - failures.length} reviews ${many[decision]}.`;
  return reason
    ? { tone: "error", text: `${done} ${failures.length} not: ${reason}` }
    : { tone: "success", text: done };
}
