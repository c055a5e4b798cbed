import { permissionAreas } from "#app/features/shop/staff/own-role.ts";
import type { Permission } from "#app/features/shop/staff/permissions.ts";

/** The permissions that a call of the API asks for. Another one on a key would open nothing. */
const asked: ReadonlySet<Permission> = new Set([
  "products:read",
  "products:write",
  "orders:read",
  "orders:write",
  "orders:refund",
  "people:read",
  "people:write",
  "messages:read",
  "messages:write",
  "discounts:read",
  "discounts:write",
]);

/** What keys alone do. */
const agents: (typeof permissionAreas)[number] = {
  area: "Shopping agents",
  rights: [{ permission: "checkouts:write", does: "Put checkouts together for buyers (ACP)" }],
};

/** What a key can be let do, in the words of roles, by area. Never what only owners can. */
export const keyRightAreas = [
  ...permissionAreas
    .map(({ area, rights }) => ({ area, rights: rights.filter(({ permission }) => asked.has(permission)) }))
    .filter(({ rights }) => rights.length > 0),
  agents,
];

/** The permissions that a key can be given. What one needs comes with it. */
export const keyPermissions = keyRightAreas.flatMap(({ rights }) => rights.map(({ permission }) => permission));
