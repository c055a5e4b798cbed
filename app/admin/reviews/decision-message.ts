import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { Decision, ModerateResult } from "#app/features/catalogue/reviews/moderate.server.ts";

type Outcome = ModerateResult | "failed";

const one: Record<Decision, string> = {
  approve: "Review approved and published.",
  reject: "Review rejected. Shoppers can't see it.",
  reset: "Review unpublished and pending again.",
  feature: "Review featured.",
  unfeature: "Review no longer featured.",
};
const many: Record<Decision, string> = {
  approve: "approved",
  reject: "rejected",
  reset: "pending again",
  feature: "featured",
  unfeature: "no longer featured",
};
const reasons: Record<Exclude<Outcome, "done">, string> = {
  "not-possible": "it no longer exists, isn't approved or isn't from a verified buyer.",
  "reason-missing": "choose a reason.",
  "pictures-changed": "it has new pictures. Check it again.",
  failed: "we couldn't reach the shop. Try again.",
};

/** The message for staff about what became of a decision on one or several reviews. */
export function decisionMessage(decision: Decision | undefined, outcomes: readonly Outcome[]): StatusMessage {
  if (!decision || outcomes.length === 0) return { tone: "error", text: "Choose at least one review." };
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
