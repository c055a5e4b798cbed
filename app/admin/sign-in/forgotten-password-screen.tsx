import { Form, useNavigation } from "react-router";

import { minPasswordLength } from "#app/features/shop/staff/password-length.ts";
import { passwordLinkMinutes } from "#app/features/shop/staff/password-link.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { SignInFrame } from "./sign-in-frame.tsx";

interface ForgottenProps {
  siteName: string;
  answer: { isSent: boolean; email: string; error?: string | undefined } | undefined;
}

/** Where somebody who forgot their password asks for a link. */
export function ForgottenPasswordScreen({ siteName, answer }: ForgottenProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <SignInFrame siteName={siteName} title="Forgotten password">
      {answer?.isSent ? (
        <Notice tone="success">
          If this address belongs to a staff account, we've sent it a link. It works once, for {passwordLinkMinutes}{" "}
          minutes.
        </Notice>
      ) : (
        <Form method="post" className="grid gap-5">
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={200}
            defaultValue={answer?.email ?? ""}
            error={answer?.error}
            hint="The one you were invited with. Don't have one? Ask an owner."
            required
          />
          <Button type="submit" busy={busy}>
            Send link
          </Button>
        </Form>
      )}
      <ToSignIn />
    </SignInFrame>
  );
}

interface NewPasswordProps {
  siteName: string;
  /** Null when the link does not work, or no longer. */
  username: string | null;
  error: string | undefined;
}

/** Where a link leads that sets a new password. */
export function NewPasswordScreen({ siteName, username, error }: NewPasswordProps) {
  const busy = useNavigation().state !== "idle";
  if (username === null)
    return (
      <SignInFrame siteName={siteName} title="This link doesn't work">
        <p className="text-sm leading-6">It was already used or has expired. Request a new one.</p>
        <ButtonLink to="/admin/forgotten-password">Request a link</ButtonLink>
        <ToSignIn />
      </SignInFrame>
    );
  return (
    <SignInFrame siteName={siteName} title="New password">
      {/* Posted to its own address, which carries the ticket. */}
      <Form method="post" className="grid gap-5">
        <TextField label="Username" name="username" autoComplete="username" value={username} readOnly />
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={minPasswordLength}
          maxLength={500}
          error={error}
          hint={`At least ${minPasswordLength} characters. Signs you out everywhere else.`}
          required
        />
        <Button type="submit" busy={busy}>
          Save password
        </Button>
      </Form>
    </SignInFrame>
  );
}

function ToSignIn() {
  return (
    <ButtonLink to="/admin" look="outline">
      Back to sign-in
    </ButtonLink>
  );
}
