import { type StaffRole, staffRoles } from "#app/shared/states.ts";

/**
 * What staff can be allowed to do, and the built-in roles that may. The only place that says so: pages, actions and `/api` ask here.
 * Roles of the shop's own are rows of `staff_roles` (`read-role.server.ts`).
 */
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
  "newsletter:write": ["owner", "editor"],
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
  "checkouts:write": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;
export const permissions = Object.keys(rolesByPermission) as Permission[];

/** Somebody's role: one of the built-in ones, or one of the shop's own. */
export interface Role {
  /** A `StaffRole`, or the id of a row of `staff_roles`. */
  id: string;
  name: string;
  /** What it is for, in a few words. */
  summary: string;
  permissions: readonly Permission[];
}

const names: Readonly<Record<StaffRole, { name: string; summary: string }>> = {
  owner: { name: "Owner", summary: "everything, staff, sales and payments included" },
  editor: { name: "Editor", summary: "products, stock, discounts, reviews and the site's texts" },
  support: { name: "Support", summary: "orders, refunds, customers, messages and reviews" },
};

function builtIn(id: StaffRole): Role {
  const allowed = permissions.filter((permission) =>
    (rolesByPermission[permission] as readonly StaffRole[]).includes(id),
  );
  return { id, ...names[id], permissions: allowed };
}

/** The roles that every shop has, and that nobody changes. */
export const builtInRoles: Readonly<Record<StaffRole, Role>> = {
  owner: builtIn("owner"),
  editor: builtIn("editor"),
  support: builtIn("support"),
};

/** The built-in role of an id; undefined for one of the shop's own. */
export function builtInRole(id: string): Role | undefined {
  const known = staffRoles.find((role) => role === id);
  return known && builtInRoles[known];
}

/** Whether a role may do something. */
export function isAllowed(role: Pick<Role, "permissions">, permission: Permission): boolean {
  return role.permissions.includes(permission);
}
