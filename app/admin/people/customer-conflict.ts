import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";
import type { Customer } from "#app/features/people/customers/edit-customer.server.ts";
import { type CustomerFields, customerFieldNames } from "#app/features/people/customers/schemas.ts";

/** Where what staff wrote differs from what somebody else saved meanwhile. */
export function customerConflict(theirs: Customer, yours: CustomerFields): Conflict {
  const names = Object.keys(customerFieldNames) as (keyof CustomerFields)[];
  return {
    savedAt: theirs.updatedAt,
    differences: names
      .filter((name) => theirs[name] !== yours[name])
      .map((name) => ({ field: customerFieldNames[name], theirs: theirs[name], yours: yours[name] })),
  };
}
