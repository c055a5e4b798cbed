import { dataRequestStateNames } from "#app/features/people/data-requests/kinds.ts";
import type { DataRequestState } from "#app/shared/states.ts";
import { Badge } from "#app/ui/badge.tsx";

/** The state of a request, and whether its answer is late. `now` is an ISO time. */
export function RequestBadge({ state, dueAt, now }: { state: DataRequestState; dueAt: string; now: string }) {
  if (state === "open" && dueAt < now) return <Badge tone="danger">Overdue</Badge>;
  return <Badge tone={state === "done" ? "success" : "neutral"}>{dataRequestStateNames[state]}</Badge>;
}
