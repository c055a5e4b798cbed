import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { Decision, ModerateResult } from "#app/features/reviews/moderate.server.ts";

const done: Record<Decision, string> = {
  approve: "Review approved. It's now in the shop.",
  reject: "Review rejected. Shoppers can't see it.",
  feature: "Review featured.",
  unfeature: "Review no longer featured.",
};

/** The message for staff about a decision's outcome. */
export function decisionMessage(decision: Decision | undefined, result: ModerateResult | "failed"): StatusMessage {
  if (decision && result === "done") return { tone: "success", text: done[decision] };
  const reason = result === "not-possible" ? ": it doesn't exist or isn't approved." : "";
  return { tone: "error", text: `Failed to update review${reason}` };
}
