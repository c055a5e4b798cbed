import type { ListedInvitation, ListedStaff } from "#app/features/shop/staff/list-staff.server.ts";

import { InvitationsList } from "./invitations-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { StaffList } from "./staff-list.tsx";

interface Props {
  /** The id of who looks at the page: their own account is managed on another one. */
  ownId: string;
  staff: readonly ListedStaff[];
  invitations: readonly ListedInvitation[];
  refused: { email: string; error: string } | undefined;
}

/** Who may sign in, as what, and who is invited. */
export function StaffScreen({ ownId, staff, invitations, refused }: Props) {
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Staff</h1>
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <StaffList staff={staff} ownId={ownId} />
        <div className="grid items-start gap-6 md:max-2xl:grid-cols-2">
          <InviteForm refused={refused} />
          <InvitationsList invitations={invitations} />
        </div>
      </div>
    </>
  );
}
