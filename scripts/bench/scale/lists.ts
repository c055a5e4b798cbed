import type { Database } from "#app/db/client.server.ts";

/** What is read for each list, by its name. */
export type Lists = Readonly<Record<string, (db: Database) => Promise<unknown>>>;
