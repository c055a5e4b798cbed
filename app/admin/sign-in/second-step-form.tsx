import { Form, useNavigation } from "react-router";

import { Button, TextButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

const action = "/admin?index";

/** The second step of the sign-in: the app's code, or a recovery code. */
export function SecondStepForm({ usesRecovery }: { usesRecovery: boolean }) {
  const busy = useNavigation().state !== "idle";
  const submit = (
    <Button type="submit" busy={busy}>
      {busy ? "Signing in..." : "Sign in"}
    </Button>
  );
  return (
    <>
      <Form method="post" action={action} className="grid gap-5">
        <input type="hidden" name="intent" value="app-code" />
        <TextField
          label="Code"
          name="code"
          hint="The six-digit code from your authenticator app."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        {submit}
      </Form>
      <details open={usesRecovery} className="border-t border-line pt-5">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">Phone lost? Use a recovery code</summary>
        <Form method="post" action={action} className="mt-4 grid gap-5">
          <input type="hidden" name="intent" value="recovery-code" />
          <TextField
            label="Recovery code"
            name="code"
            hint="Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
          {submit}
        </Form>
      </details>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="start-over" />
        <TextButton type="submit">Sign in as someone else</TextButton>
      </Form>
    </>
  );
}
