import { minPasswordLength } from "#app/features/shop/staff/password-length.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AccountFormFrame, OwnPasswordField } from "./account-form.tsx";

/** Changes the password. The hidden username tells password managers whose it is. */
export function PasswordCard({ username, error }: { username: string; error: string | undefined }) {
  return (
    <Card title="Password">
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <AccountFormFrame intent="password" button="Change password">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <OwnPasswordField label="Current password" name="current" />
        <TextField
          label="New password"
          name="next"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. Signs you out on all other devices.`}
          minLength={minPasswordLength}
          maxLength={500}
          required
        />
        <TextField
          label="Confirm new password"
          name="again"
          type="password"
          autoComplete="new-password"
          maxLength={500}
          required
        />
      </AccountFormFrame>
    </Card>
  );
}
