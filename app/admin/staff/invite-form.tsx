import { invitationHours } from "#app/features/shop/staff/invitation.ts";
import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";

import { StaffFormFrame } from "./staff-form.tsx";

interface Props {
  roles: readonly ListedRole[];
  refused: { email: string; error: string } | undefined;
}

/** Invites somebody by email. An address that was refused stays in its field. */
export function InviteForm({ roles, refused }: Props) {
  return (
    <Card title="Invite staff">
      <StaffFormFrame intent="invite" button="Send invitation" look="primary" className="grid gap-4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={refused?.email}
          error={refused?.error}
          hint={`The link works once, for ${invitationHours} hours.`}
          maxLength={200}
          required
        />
        <RoleChoice roles={roles} />
      </StaffFormFrame>
    </Card>
  );
}

/** The roles to choose from, each with what it is for. The smallest one is chosen. */
function RoleChoice({ roles }: Pick<Props, "roles">) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      <div className="grid gap-1">
        {roles.map(({ id, name, summary }) => (
          <label
            key={id}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1.5 text-sm leading-6 [&>input]:row-span-2"
          >
            <input type="radio" name="role" value={id} defaultChecked={id === "support"} className="mt-0.5" />
            <span className="font-medium">{name}</span>
            <span className="text-muted">{summary}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
