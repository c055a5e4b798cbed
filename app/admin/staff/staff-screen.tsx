import type { ListedInvitation, ListedStaff } from "#app/features/shop/staff/list-staff.server.ts";
import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import { InviteForm } from "./invite-form.tsx";
import { roleName } from "./role-name.ts";
import { RolesCard } from "./roles-card.tsx";
import { StaffFormFrame } from "./staff-form.tsx";
import { StaffList } from "./staff-list.tsx";

interface Props {
  /** The id of who looks at the page: their own account is managed on another one. */
  ownId: string;
  staff: readonly ListedStaff[];
  invitations: readonly ListedInvitation[];
  roles: readonly ListedRole[];
  refused: { email: string; error: string } | undefined;
}

/** Who may sign in, as what, and who is invited. */
export function StaffScreen({ ownId, staff, invitations, roles, refused }: Props) {
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Staff</h1>
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <StaffList staff={staff} roles={roles} ownId={ownId} />
        <div className="grid items-start gap-6 md:max-2xl:grid-cols-2">
          <InviteForm roles={roles} refused={refused} />
          <div className="grid gap-6">
            <InvitationsList invitations={invitations} roles={roles} />
            <RolesCard roles={roles} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Invitations that are open or expired, to send again or revoke. */
function InvitationsList({ invitations, roles }: Pick<Props, "invitations" | "roles">) {
  return (
    <Card title="Invitations">
      {invitations.length === 0 ? <p className="text-sm text-muted">No pending invitations.</p> : null}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, invitedBy, expiresAt, isExpired }) => (
          <li key={id} className="py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
              {email} {isExpired ? <Badge tone="warning">Expired</Badge> : null}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {roleName(roles, role)}, invited by {invitedBy}. {isExpired ? "Expired " : "Expires "}
              <time dateTime={expiresAt} className="whitespace-nowrap">
                {formatDateTime(expiresAt)}
              </time>
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <StaffFormFrame intent="resend" subject={{ invitationId: id }} button="Resend" label={email} />
              <StaffFormFrame intent="revoke" subject={{ invitationId: id }} button="Revoke" label={email} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
