import { Form, Link, useNavigation } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

import { PasskeySignIn } from "./passkey-sign-in.tsx";

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
