import type { SecondFactorState } from "#app/features/shop/staff/second-factor.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { AccountAnswer, FactorSetup } from "./account-answers.ts";
import { AccountFormFrame, OwnPasswordField } from "./account-form.tsx";

interface Props {
  state: SecondFactorState;
  answer: AccountAnswer | undefined;
  error: string | undefined;
}

/** Turns the code of an authenticator app on and off, and shows recovery codes once. */
export function SecondFactorCard({ state, answer, error }: Props) {
  const codes = answer?.kind === "codes" ? answer.codes : null;
  const setup = answer?.kind === "setup" && !state.isOn ? answer : null;
  return (
    <Card title="Two-step sign-in">
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm leading-6">
        <Badge tone={state.isOn ? "success" : "neutral"}>{state.isOn ? "On" : "Off"}</Badge>
        {state.isOn
          ? "You sign in with a code from your authenticator app."
          : "Sign in with a code from an authenticator app, so a stolen password isn't enough."}
      </p>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {setup ? <Setup setup={setup.setup} error={setup.error} /> : null}
      {state.isOn ? <WhenOn codesLeft={state.codesLeft} /> : null}
      {!state.isOn && !setup ? (
        <AccountFormFrame intent="factor-start" button="Set up two-step sign-in">
          <OwnPasswordField />
        </AccountFormFrame>
      ) : null}
    </Card>
  );
}

function Setup({ setup, error }: { setup: FactorSetup; error: string | undefined }) {
  const { qrCode, secret } = setup;
  return (
    <>
      <ol className="mb-5 grid list-decimal gap-4 pl-5 text-sm leading-6">
        <li>
          Scan with your authenticator app:
          <svg
            role="img"
            aria-label="QR code for your authenticator app"
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            shapeRendering="crispEdges"
            className="mt-2 size-52 border border-line bg-white"
          >
            <path d={qrCode.path} />
          </svg>
        </li>
        <li>
          Or enter this key: <code className="font-semibold wrap-anywhere select-all">{secret}</code>
        </li>
        <li>Then enter the code it shows.</li>
      </ol>
      <AccountFormFrame intent="factor-confirm" button="Turn on">
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          error={error}
        />
      </AccountFormFrame>
    </>
  );
}

function WhenOn({ codesLeft }: { codesLeft: number }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {codesLeft === 0
          ? "No recovery codes left. Create new ones."
          : `${codesLeft} ${codesLeft === 1 ? "recovery code" : "recovery codes"} left.`}
      </p>
      <details className="border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">New recovery codes</summary>
        <p className="my-3 text-sm text-muted">Your current codes will stop working.</p>
        <AccountFormFrame intent="codes-renew" button="Create new codes" look="outline">
          <OwnPasswordField />
        </AccountFormFrame>
      </details>
      <details className="border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">Turn off two-step sign-in</summary>
        <p className="my-3 text-sm text-muted">You'll sign in with just your password. Other devices are signed out.</p>
        <AccountFormFrame intent="factor-off" button="Turn off" look="outline">
          <OwnPasswordField />
        </AccountFormFrame>
      </details>
    </div>
  );
}

/** Recovery codes, shown this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice tone="success" className="mb-5">
      <h3 className="font-semibold">Your recovery codes</h3>
      <p className="mt-1">
        Print them or write them down: you won't see them again. Each works once if you lose your phone.
      </p>
      <ul className="mt-3 grid max-w-xs grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
