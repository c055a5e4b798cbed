import { Form, useNavigation } from "react-router";

import { SignInFrame } from "#app/admin/sign-in/sign-in-frame.tsx";
import { minPasswordLength } from "#app/features/shop/staff/password-length.ts";
import type { Role } from "#app/features/shop/staff/permissions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

interface Props {
  siteName: string;
  /** Null when the link does not work, or no longer. */
  invitation: { email: string; role: Pick<Role, "name" | "summary"> } | null;
  refused:
    | {
        errors: { username?: string; name?: string; password?: string };
        typed: { username: string; name: string };
      }
    | undefined;
}

/** Where somebody who is invited chooses how to sign in. */
export function InvitationScreen({ siteName, invitation, refused }: Props) {
  if (!invitation) return <UnusableInvitation siteName={siteName} />;
  return (
    <SignInFrame siteName={siteName} title="Join the staff">
      <p className="text-sm leading-6 wrap-anywhere">
        {invitation.email} is invited. Role: <strong>{invitation.role.name}</strong>
        {invitation.role.summary ? `, ${invitation.role.summary}` : ""}.
      </p>
      <AccountForm refused={refused} />
    </SignInFrame>
  );
}

function AccountForm({ refused }: Pick<Props, "refused">) {
  const busy = useNavigation().state !== "idle";
  const { errors, typed } = refused ?? { errors: {}, typed: { username: "", name: "" } };
  return (
    // Posted to its own address, which carries the ticket.
    <Form method="post" className="grid gap-5">
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={typed.name}
        error={errors.name}
        required
      />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        defaultValue={typed.username}
        error={errors.username}
        hint="3 to 30 letters, digits, dots, hyphens or underscores."
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={minPasswordLength}
        maxLength={500}
        error={errors.password}
        hint={`At least ${minPasswordLength} characters.`}
        required
      />
      <Button type="submit" busy={busy}>
        Create account
      </Button>
    </Form>
  );
}

function UnusableInvitation({ siteName }: { siteName: string }) {
  return (
    <SignInFrame siteName={siteName} title="This link doesn't work">
      <p className="text-sm leading-6">
        It was already used, replaced or has expired. Ask the person who invited you to resend it.
      </p>
      <ButtonLink to="/admin">Go to sign-in</ButtonLink>
    </SignInFrame>
  );
}
