import { invitationHours } from "#app/features/shop/staff/invitation.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { RoleChoice } from "./role-choice.tsx";
import { StaffFormFrame } from "./staff-form.tsx";

/** Invites somebody by e-mail. An address that was refused stays in its field. */
export function InviteForm({ refused }: { refused: { email: string; error: string } | undefined }) {
  return (
    <Card title="Invite somebody">
      <StaffFormFrame intent="invite" button="Send invitation" look="primary" className="grid gap-4">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={refused?.email}
          error={refused?.error}
          hint={`The link works once, for ${invitationHours} hours.`}
          maxLength={200}
          required
        />
        <RoleChoice />
      </StaffFormFrame>
    </Card>
  );
}
