import { Link } from "react-router";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import type { ListedStaff } from "#app/features/shop/staff/list-staff.server.ts";
import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import { ManageStaff } from "./manage-staff.tsx";
import { roleName } from "./role-name.ts";

/** Everybody on the staff, with what an owner may do to each. */
interface Props {
  staff: readonly ListedStaff[];
  roles: readonly ListedRole[];
  /** The id of who looks at the page. */
  ownId: string;
}

export function StaffList({ staff, roles, ownId }: Props) {
  return <DataTable caption="Staff" columns={columnsFor(ownId, roles)} rows={staff} empty="No staff." />;
}

function columnsFor(ownId: string, roles: readonly ListedRole[]): Column<ListedStaff>[] {
  return [
    { title: "Name", lead: true, cell: (member) => <Person member={member} isOwn={member.id === ownId} /> },
    { title: "Role", cell: ({ role }) => <span className="whitespace-nowrap">{roleName(roles, role)}</span> },
    { title: "Sign-in", cell: (member) => <Factors member={member} /> },
    {
      title: "Last seen",
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <time dateTime={lastSignInAt}>{formatDateTime(lastSignInAt)}</time> : "Never",
    },
    {
      title: "Manage",
      cell: (member) =>
        member.id === ownId ? (
          <Link to="/admin/account" discover="none" className="underline underline-offset-4">
            Your account
          </Link>
        ) : (
          <ManageStaff member={member} roles={roles} />
        ),
    },
  ];
}

function Person({ member: { name, username, email, disabledAt }, isOwn }: { member: ListedStaff; isOwn: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {isOwn ? <Badge tone="ink">You</Badge> : null}
        {disabledAt ? <Badge tone="danger">Disabled</Badge> : null}
      </p>
      <p className="text-sm text-muted">{username}</p>
      {email.endsWith(".invalid") ? null : <p className="text-sm text-muted">{email}</p>}
    </>
  );
}

function Factors({ member: { hasSecondFactor, hasPasskey } }: { member: ListedStaff }) {
  if (!hasSecondFactor && !hasPasskey) return <Badge tone="warning">Password only</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {hasSecondFactor ? <Badge tone="success">Two-step</Badge> : null}
      {hasPasskey ? <Badge tone="success">Passkey</Badge> : null}
    </span>
  );
}
