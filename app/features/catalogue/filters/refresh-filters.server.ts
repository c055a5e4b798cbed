import type { Database } from "#app/db/client.server.ts";

import { fillFilterRows } from "./fill-rows.server.ts";
import { refreshSnapshot } from "./snapshot.server.ts";

/** What the five-minute job does for filters: fills the rows that changes emptied, then renews the snapshot. */
export async function refreshFilters(db: Database): Promise<void> {
  await fillFilterRows(db);
  await refreshSnapshot(db);
}
