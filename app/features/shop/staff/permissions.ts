import type { StaffRole } from "#app/shared/states.ts";

/** What staff can be allowed to do, and the roles that may. The only place that says so: pages, actions and `/api` ask here. */
const rolesByPermission = {
  "products:read": ["owner", "editor", "support"],
  "products:write": ["owner", "editor"],
  "inventory:write": ["owner", "editor"],
  "orders:read": ["owner", "support"],
  "orders:write": ["owner", "support"],
  "orders:refund": ["owner", "support"],
  "people:read": ["owner", "support"],
  "people:write": ["owner", "support"],
  "messages:read": ["owner", "support"],
  "messages:write": ["owner", "support"],
  "reviews:moderate": ["owner", "editor", "support"],
  "discounts:read": ["owner", "editor", "support"],
  "discounts:write": ["owner", "editor"],
  "sales:read": ["owner"],
  "payments:read": ["owner"],
  "payments:write": ["owner"],
  "settings:write": ["owner", "editor"],
  "files:use": ["owner", "editor"],
  "personal-data:export": ["owner"],
  "personal-data:erase": ["owner"],
  "mail:resend": ["owner", "support"],
  "staff:manage": ["owner"],
  "audit:read": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;
export const permissions = Object.keys(rolesByPermission) as Permission[];

/** Whether a role may do something. */
export function isAllowed(role: StaffRole, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly StaffRole[]).includes(role);
}
