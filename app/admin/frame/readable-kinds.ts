import type { Role } from "#app/features/shop/staff/permissions.ts";
import { type ReturnKind, returnKinds } from "#app/shared/states.ts";

import { meetsDemand, pageAccess } from "./page-access.ts";

/** The page on which a case of each kind is worked on. */
const casePages = {
  withdrawal: "/admin/withdrawals/:id",
  return: "/admin/returns/:id",
  exchange: "/admin/returns/:id",
  complaint: "/admin/complaints/:id",
} as const satisfies Record<ReturnKind, keyof typeof pageAccess>;

/** The kinds of cases that a role may read, as its pages say. */
export function readableKinds(role: Role): ReturnKind[] {
  return returnKinds.filter((kind) => meetsDemand(role, pageAccess[casePages[kind]].read));
}
