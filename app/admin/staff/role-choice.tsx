import { roleNames } from "#app/features/shop/staff/role-names.ts";
import { staffRoles } from "#app/shared/states.ts";

/** The roles to choose from, each with what it is for. The smallest one is chosen. */
export function RoleChoice() {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Role</legend>
      <div className="grid gap-1">
        {staffRoles.map((role) => (
          <label
            key={role}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1.5 text-sm leading-6 [&>input]:row-span-2"
          >
            <input type="radio" name="role" value={role} defaultChecked={role === "support"} className="mt-0.5" />
            <span className="font-medium">{roleNames[role].name}</span>
            <span className="text-muted">{roleNames[role].summary}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
