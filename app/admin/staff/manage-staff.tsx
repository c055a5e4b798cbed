import type { ListedStaff } from "#app/features/shop/staff/list-staff.server.ts";
import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { StaffFormFrame } from "./staff-form.tsx";

/** What an owner may do to somebody's account. Folded away, so that nothing of it is pressed by mistake. */
export function ManageStaff({ member, roles }: { member: ListedStaff; roles: readonly ListedRole[] }) {
  const { id: staffId, name, email, role, hasSecondFactor, disabledAt } = member;
  const subject = { staffId };
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium underline underline-offset-4">
        Manage<span className="sr-only"> {name}</span>
      </summary>
      <div className="mt-3 grid justify-items-start gap-2">
        <StaffFormFrame
          intent="role"
          subject={{ staffId, from: role }}
          button="Change role"
          label={name}
          className="flex flex-wrap gap-2"
        >
          <select
            // Another role, once it is changed, shows here.
            key={role}
            name="to"
            aria-label={`Role of ${name}`}
            defaultValue={role}
            className={`min-h-11 border border-line-strong bg-white pl-3 text-sm hover:border-ink ${selectArrow}`}
          >
            {roles.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
        </StaffFormFrame>
        {disabledAt ? (
          <StaffFormFrame intent="enable" subject={subject} button="Enable" label={name} />
        ) : (
          <>
            <StaffFormFrame intent="end-sessions" subject={subject} button="Sign out everywhere" label={name} />
            {email.endsWith(".invalid") ? null : (
              <StaffFormFrame intent="password-link" subject={subject} button="Send password link" label={name} />
            )}
            {hasSecondFactor ? (
              <StaffFormFrame intent="reset-factor" subject={subject} button="Turn off two-step sign-in" label={name} />
            ) : null}
            <StaffFormFrame intent="disable" subject={subject} button="Disable account" label={name} />
          </>
        )}
      </div>
    </details>
  );
}
