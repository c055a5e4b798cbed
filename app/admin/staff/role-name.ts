import type { ListedRole } from "#app/features/shop/staff/read-role.server.ts";

/** What the role of an id is called. */
export function roleName(roles: readonly ListedRole[], id: string): string {
  return roles.find((role) => role.id === id)?.name ?? id;
}
