import { useEffect, useState } from "react";
import { Form, Link, useNavigation, useFetcher, useSubmit } from "react-router";

import { askForPasskey, canUsePasskeys } from "#app/admin/frame/browser-passkeys.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The first step of the sign-in: username and password, or a passkey in place of both steps. */
export function PasswordForm() {
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <Form method="post" action="/admin?index" className="grid gap-5">
        <TextField
          label="Username"
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={500}
          required
        />
        <Button type="submit" busy={busy}>
          {busy ? "Signing in..." : "Sign in"}
        </Button>
      </Form>
      <Link
        to="/admin/forgotten-password"
        discover="none"
        className="inline-flex min-h-6 items-center justify-self-start text-sm underline underline-offset-4"
      >
        Forgotten password?
      </Link>
      <PasskeySignIn />
    </>
  );
}

/** Signs in with a passkey, in browsers that have them. */
function PasskeySignIn() {
  const hydrated = useHydrated();
  const challenge = useFetcher<{ options?: object; error?: string }>();
  const submit = useSubmit();
  const [refused, setRefused] = useState(false);
  const options = challenge.data?.options;

  useEffect(() => {
    if (!options) return;
    askForPasskey(options).then(
      (passkey) => submit({ intent: "passkey", passkey }, { method: "post", action: "/admin?index" }),
      () => setRefused(true),
    );
  }, [options, submit]);

  if (!hydrated || !canUsePasskeys()) return null;
  const start = () => {
    setRefused(false);
    void challenge.submit({ intent: "passkey-options" }, { method: "post", action: "/admin?index" });
  };
  const problem = refused
    ? "We couldn't sign you in with a passkey. Try again or use your password."
    : challenge.data?.error;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button look="outline" busy={challenge.state !== "idle"} onClick={start}>
        Use a passkey
      </Button>
    </div>
  );
}
