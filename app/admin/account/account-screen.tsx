import type { PushSetting } from "#app/features/shop/push/push-setting.server.ts";
import type { ListedPasskey } from "#app/features/shop/staff/passkeys.server.ts";
import type { Role } from "#app/features/shop/staff/permissions.ts";
import type { SecondFactorState } from "#app/features/shop/staff/second-factor.server.ts";
import type { ListedSession } from "#app/features/shop/staff/sessions.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import type { AccountAnswer } from "./account-answers.ts";
import { AccountFormFrame } from "./account-form.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";

interface Props {
  person: { name: string; username: string; role: Role };
  secondFactor: SecondFactorState;
  passkeys: readonly ListedPasskey[];
  sessions: readonly ListedSession[];
  /** Null for who may not see orders. */
  notifications: PushSetting | null;
  /** What the last form led to. */
  answer: AccountAnswer | undefined;
}

/** The account of who is signed in: how they sign in, where they are signed in, and where they are told of new orders. */
export function AccountScreen({ person, secondFactor, passkeys, sessions, notifications, answer }: Props) {
  const errorOf = (...intents: string[]) =>
    answer?.kind === "refused" && intents.includes(answer.intent) ? answer.error : undefined;
  return (
    <>
      <h1 className="display text-display-sm wrap-anywhere lg:text-display-md">Your account</h1>
      <p className="mt-2 mb-6 text-sm text-muted wrap-anywhere">
        {person.name} signs in as <strong className="font-semibold text-ink">{person.username}</strong>. Role:{" "}
        {person.role.name}.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SecondFactorCard
          state={secondFactor}
          answer={answer}
          error={errorOf("factor-start", "factor-confirm", "factor-off", "codes-renew")}
        />
        <PasskeysCard
          passkeys={passkeys}
          answer={answer}
          error={errorOf("passkey-start", "passkey-add", "passkey-rename", "passkey-remove")}
        />
        {notifications ? (
          <NotificationsCard setting={notifications} error={errorOf("notifications-on", "notifications-off")} />
        ) : null}
        <PasswordCard username={person.username} error={errorOf("password")} />
        <SessionsCard sessions={sessions} />
      </div>
    </>
  );
}

/** Where somebody is signed in, with a way to end each session and all of them. */
function SessionsCard({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <Card title="Your devices">
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
        You're signed out after 12 hours without activity, or after 7 days.
      </p>
      <AccountFormFrame intent="sign-out-everywhere" button="Sign out everywhere" look="outline" />
    </Card>
  );
}
