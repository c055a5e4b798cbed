import { type AnyColumn, sql } from "drizzle-orm";

import { sizeName } from "#app/shared/size-name.ts";

/** A column with the names of sizes, read in the current language. Of what is shown; what is written or compared keeps its own name. */
export function localSize(entered: AnyColumn) {
  return sql<string>`${entered}`.mapWith(sizeName).as("local_size");
}
