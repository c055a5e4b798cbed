import { useEffect, useState } from "react";

import { canUsePasskeys, makePasskey } from "#app/admin/frame/browser-passkeys.ts";
import type { ListedPasskey } from "#app/features/shop/staff/passkeys.server.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { AccountAnswer } from "./account-answers.ts";
import { AccountFormFrame, OwnPasswordField } from "./account-form.tsx";

interface Props {
  passkeys: readonly ListedPasskey[];
  answer: AccountAnswer | undefined;
  error: string | undefined;
}

/** Lists passkeys, and adds one: after the password, the browser makes it, then it is named and stored. */
export function PasskeysCard({ passkeys, answer, error }: Props) {
  const hydrated = useHydrated();
  const options = answer?.kind === "passkey-options" ? answer.options : null;
  const { made, isRefused } = useMadePasskey(options);
  return (
    <Card title="Passkeys">
      <p className="mb-4 text-sm leading-6">
        Sign in with your fingerprint, face or PIN instead of a password and code. Only works for this shop.
      </p>
      {isRefused || error ? (
        <Notice tone="error" className="mb-4">
          {error ?? "No passkey was created. Start again with your password."}
        </Notice>
      ) : null}
      {passkeys.length > 0 ? (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-3">
              <PasskeyRow {...passkey} />
            </li>
          ))}
        </ul>
      ) : null}
      {made ? (
        <AccountFormFrame intent="passkey-add" button="Save passkey">
          <input type="hidden" name="passkey" value={made} />
          <TextField label="Passkey name" name="name" hint="For example “Work laptop”." maxLength={60} required />
        </AccountFormFrame>
      ) : hydrated && !canUsePasskeys() ? (
        <p className="text-sm text-muted">This browser doesn't support passkeys.</p>
      ) : (
        <AccountFormFrame intent="passkey-start" button="Add a passkey">
          <OwnPasswordField />
        </AccountFormFrame>
      )}
    </Card>
  );
}

function PasskeyRow({ id, name, addedAt, lastUsedAt }: ListedPasskey) {
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">
        Added <time dateTime={addedAt}>{formatDateTime(addedAt)}</time>,{" "}
        {lastUsedAt ? (
          <>
            last used <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time>
          </>
        ) : (
          "never used"
        )}
      </p>
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">Rename or remove</summary>
        <div className="mt-3 grid gap-4">
          <AccountFormFrame intent="passkey-rename" button="Rename" look="outline">
            <input type="hidden" name="passkeyId" value={id} />
            <TextField label={`New name of ${name}`} name="name" defaultValue={name} maxLength={60} required />
          </AccountFormFrame>
          <AccountFormFrame intent="passkey-remove" button={`Remove ${name}`} look="outline">
            <input type="hidden" name="passkeyId" value={id} />
          </AccountFormFrame>
        </div>
      </details>
    </>
  );
}

/** Has the browser make a passkey once its options are there. */
function useMadePasskey(options: object | null) {
  const [result, setResult] = useState<{ of: object; made: string | null }>();
  useEffect(() => {
    if (!options) return;
    makePasskey(options).then(
      (made) => setResult({ of: options, made }),
      () => setResult({ of: options, made: null }),
    );
  }, [options]);
  const isCurrent = result !== undefined && result.of === options;
  return { made: isCurrent ? result.made : null, isRefused: isCurrent && result.made === null };
}
