import { Form, useNavigation } from "react-router";

import { Logo } from "#app/features/brand/logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The staff's sign-in form. `error` says why the last attempt failed, never which of the two fields was wrong. */
export function SignInForm({ siteName, error }: { siteName: string; error?: string | undefined }) {
  const busy = useNavigation().state !== "idle";
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-ink px-4 py-12">
      <p className="text-white">
        <Logo siteName={siteName} />
      </p>
      <div className="w-full max-w-sm bg-paper p-6 sm:p-8">
        <h1 className="display text-display-sm">Admin</h1>
        <Form method="post" action="/admin?index" className="mt-6 grid gap-5">
          {error ? <Notice tone="error">{error}</Notice> : null}
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
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
      </div>
    </main>
  );
}
