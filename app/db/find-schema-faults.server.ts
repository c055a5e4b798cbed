import { z } from "zod";

/** The table that a restore creates first and drops last: while it is there, the shop is not whole. */
export const restoreMarker = "restore_in_progress";

const names = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));
const answerSchema = z.object({
  restoring: z.number(),
  missingMigrations: names,
  /** Of a later release, whose triggers this code does not know. */
  unknownMigrations: z.number(),
  missingTriggers: names,
});

interface Expected {
  migrations: readonly string[];
  triggers: readonly string[];
}

const restoring = "a restore has not ended: run it again (npm run restore)";

/**
 * What keeps a database from being sold from: a restore that has not ended, migrations that have not run, triggers that are not there. In
 * words; empty when it is whole. One statement, two while there is no table of migrations. Throws when D1 fails, and when the database has no tables at all.
 */
export async function findSchemaFaults(db: Pick<D1Database, "prepare">, expected: Expected): Promise<string[]> {
  const found = await readSchema(db, expected).catch(async (error: unknown) => {
    // A restore that has deleted the table of the migrations and not made it again.
    if (await isMarked(db)) return null;
    throw error;
  });
  if (found === null || found.restoring === 1) return [restoring];
  const { missingMigrations, unknownMigrations, missingTriggers } = found;
  if (missingMigrations.length > 0)
    return [`${missingMigrations.length} migrations have not run, the first is ${missingMigrations[0]}`];
  // A later release may have dropped triggers: code that was rolled back cannot tell.
  if (missingTriggers.length === 0 || unknownMigrations > 0) return [];
  const { length } = expected.triggers;
  return [
    `${missingTriggers.length} of ${length} triggers are missing, such as ${missingTriggers[0]}: restore a backup`,
  ];
}

/** Whether a restore has begun and not ended. */
export async function isMarked(db: Pick<D1Database, "prepare">): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").bind(restoreMarker).first()) !== null;
}

async function readSchema(db: Pick<D1Database, "prepare">, expected: Expected) {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = '${restoreMarker}') AS restoring,
        (SELECT json_group_array(value) FROM json_each(?1) WHERE value NOT IN (SELECT name FROM d1_migrations)) AS missingMigrations,
        (SELECT count(*) FROM d1_migrations WHERE name NOT IN (SELECT value FROM json_each(?1))) AS unknownMigrations,
        (SELECT json_group_array(value) FROM json_each(?2)
          WHERE value NOT IN (SELECT name FROM sqlite_master WHERE type = 'trigger')) AS missingTriggers`,
    )
    .bind(JSON.stringify(expected.migrations), JSON.stringify(expected.triggers))
    .first();
  return answerSchema.parse(row);
}
