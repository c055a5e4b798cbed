import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** The built-in roles and the shop's own, with how many people have each. */
export function RolesCard({ roles }: { roles: readonly ListedRole[] }) {
  return (
    <Card title="Roles">
      <ul className="divide-y divide-line">
        {roles.map(({ id, name, summary, members, isBuiltIn }) => (
          <li key={id} className="flex justify-between gap-4 py-3 text-sm first:pt-0">
            <div className="min-w-0 wrap-anywhere">
              {isBuiltIn ? (
                <p className="font-medium">{name}</p>
              ) : (
                <RowLink to={`/admin/staff/roles/${encodeURIComponent(id)}`}>{name}</RowLink>
              )}
              {summary ? <p className="text-muted">{summary}</p> : null}
            </div>
            <p className="shrink-0 text-muted tabular-nums">{members === 1 ? "1 person" : `${members} people`}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to="/admin/staff/roles/new" look="outline" size="small" className="mt-4">
        New role
      </ButtonLink>
    </Card>
  );
}
