import type { ListedWebhook } from "#app/features/shop/webhooks/list-webhooks.server.ts";
import { Badge } from "#app/ui/badge.tsx";

/** How a webhook is doing. */
export function WebhookStateBadge({ state, failingSince }: Pick<ListedWebhook, "state" | "failingSince">) {
  if (state === "disabled") return <Badge tone="danger">Turned off</Badge>;
  if (state === "paused") return <Badge tone="warning">Paused</Badge>;
  return failingSince ? <Badge tone="danger">Failing</Badge> : <Badge tone="success">On</Badge>;
}
