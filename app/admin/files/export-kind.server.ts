import type { Database } from "#app/db/client.server.ts";

import type { FileContext } from "./product-rows.ts";

export interface ExportPage {
  rows: string[][];
  /** The id of the last thing on this page, after which the next one begins. */
  last: string | null;
  /** How many things there are on this page. */
  things: number;
}

/** How a kind of file is taken out, page by page in the order of ids, so that no page reads what another one read. */
export interface ExportKind {
  columns: readonly string[];
  /** Things a step reads. */
  size: number;
  page: (
    db: Database,
    wanted: { after: string; size: number; filter: Readonly<Record<string, string>> },
    context: FileContext,
  ) => Promise<ExportPage>;
}
