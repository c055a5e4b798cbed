import type { StatusMessage } from "#app/features/staff/status-messages.tsx";

import type { Decision, ModerateResult } from "./moderate.server.ts";

const done: Record<Decision, string> = {
  approve: "Review approved. It is in the shop now.",
  reject: "Review rejected. Nobody sees it.",
  feature: "Review featured.",
  unfeature: "Review no longer featured.",
};

/** What staff are told of a decision. */
export function decisionMessage(decision: Decision | undefined, result: ModerateResult | "failed"): StatusMessage {
  if (decision && result === "done") return { tone: "success", text: done[decision] };
  const reason = result === "not-possible" ? ": there is no such review, or it is not approved." : "";
  return { tone: "error", text: `Failed to update review${reason}` };
}
