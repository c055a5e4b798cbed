import type { ListedPasskey } from "#app/features/shop/staff/passkeys.server.ts";
import { roleNames } from "#app/features/shop/staff/role-names.ts";
import type { SecondFactorState } from "#app/features/shop/staff/second-factor.server.ts";
import type { ListedSession } from "#app/features/shop/staff/sessions.server.ts";
import type { StaffRole } from "#app/shared/states.ts";

import type { AccountAnswer } from "./account-answers.ts";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

interface Props {
  person: { name: string; username: string; role: StaffRole };
  secondFactor: SecondFactorState;
  passkeys: readonly ListedPasskey[];
  sessions: readonly ListedSession[];
  /** What the last form led to. */
  answer: AccountAnswer | undefined;
}

/** The account of who is signed in: how they sign in, and where they are signed in. */
export function AccountScreen({ person, secondFactor, passkeys, sessions, answer }: Props) {
  const errorOf = (...intents: string[]) =>
    answer?.kind === "refused" && intents.includes(answer.intent) ? answer.error : undefined;
  return (
    <>
      <h1 className="display text-display-sm wrap-anywhere lg:text-display-md">Your account</h1>
      <p className="mt-2 mb-6 text-sm text-muted wrap-anywhere">
        {person.name} signs in as <strong className="font-semibold text-ink">{person.username}</strong>. Role:{" "}
        {roleNames[person.role].name}.
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
        <PasswordCard username={person.username} error={errorOf("password")} />
        <SessionsCard sessions={sessions} />
      </div>
    </>
  );
}
