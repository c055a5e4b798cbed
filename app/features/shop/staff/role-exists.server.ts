import { sql } from "drizzle-orm";

import { builtInRole } from "./permissions.ts";

/** In SQL: whether somebody can be given the role of this id. One of the shop's own may have been deleted meanwhile. */
export function roleExists(id: string) {
  return builtInRole(id) ? sql`TRUE` : sql`EXISTS (SELECT 1 FROM staff_roles WHERE id = ${id})`;
}
