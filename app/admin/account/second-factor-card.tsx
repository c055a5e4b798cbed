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
    <Card title="Second factor">
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm leading-6">
        <Badge tone={state.isOn ? "success" : "neutral"}>{state.isOn ? "On" : "Off"}</Badge>
        {state.isOn
          ? "Signing in asks for a code of your authenticator app."
          : "A code of an authenticator app, so that a stolen password is not enough."}
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
        <AccountFormFrame intent="factor-start" button="Set up a second factor">
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
          Scan this with your authenticator app:
          <svg
            role="img"
            aria-label="QR code with the secret of your second factor"
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            shapeRendering="crispEdges"
            className="mt-2 size-52 border border-line bg-white"
          >
            <path d={qrCode.path} />
          </svg>
        </li>
        <li>
          Or type this into it: <code className="font-semibold wrap-anywhere select-all">{secret}</code>
        </li>
        <li>Then enter the code that it shows.</li>
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
          ? "You have no recovery codes left. Make new ones."
          : `${codesLeft} ${codesLeft === 1 ? "recovery code" : "recovery codes"} left.`}
      </p>
      <details className="border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">New recovery codes</summary>
        <p className="my-3 text-sm text-muted">The ones you have now will work no longer.</p>
        <AccountFormFrame intent="codes-renew" button="Make new codes" look="outline">
          <OwnPasswordField />
        </AccountFormFrame>
      </details>
      <details className="border-t border-line pt-3">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">Turn off the second factor</summary>
        <p className="my-3 text-sm text-muted">Your password alone will sign in. Other devices are signed out.</p>
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
        Write them down or print them: they are shown this once. Each signs you in once when your phone is lost.
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
