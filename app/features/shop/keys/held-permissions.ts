import { ownerOnly, withNeeded } from "#app/features/shop/staff/own-role.ts";
import { type Permission, permissions } from "#app/features/shop/staff/permissions.ts";

/** The permissions of a key's row with those they need. One that the shop no longer knows, or that owners alone have, is left out. */
export function heldPermissions(stored: readonly string[]): Permission[] {
  return withNeeded(permissions.filter((known) => stored.includes(known) && !ownerOnly.includes(known)));
}
