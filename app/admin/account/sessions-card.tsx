import type { ListedSession } from "#app/features/shop/staff/sessions.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import { AccountFormFrame } from "./account-form.tsx";

/** Where somebody is signed in, with a way to end each session and all of them. */
export function SessionsCard({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <Card title="Where you are signed in">
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, isCurrent, lastUsedAt, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="mr-auto min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device}
                {isCurrent ? <Badge tone="ink">This device</Badge> : null}
              </p>
              <p className="text-sm text-muted">
                Last used <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time>, ends by{" "}
                <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>
              </p>
            </div>
            {isCurrent ? null : (
              <AccountFormFrame intent="session-end" button="Sign out" look="outline" className="">
                <input type="hidden" name="sessionId" value={id} />
              </AccountFormFrame>
            )}
          </li>
        ))}
      </ul>
      <p className="mb-4 text-sm leading-6 text-muted">
        A session ends after 12 hours without use, and after 7 days in any case.
      </p>
      <AccountFormFrame intent="sign-out-everywhere" button="Sign out everywhere" look="outline" />
    </Card>
  );
}
