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

/**
 * What keeps a database from being sold from: a restore that has not ended, migrations that have not run, triggers that are not there. In
 * words; empty when it is whole. One statement. Throws when D1 fails, and when the database has no tables at all.
 */
export async function findSchemaFaults(
  db: Pick<D1Database, "prepare">,
  expected: { migrations: readonly string[]; triggers: readonly string[] },
): Promise<string[]> {
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
  const { restoring, missingMigrations, unknownMigrations, missingTriggers } = answerSchema.parse(row);
  if (restoring === 1) return ["a restore has not ended: run it again (npm run restore)"];
  if (missingMigrations.length > 0)
    return [`${missingMigrations.length} migrations have not run, the first is ${missingMigrations[0]}`];
  // A later release may have dropped triggers: code that was rolled back cannot tell.
  if (missingTriggers.length === 0 || unknownMigrations > 0) return [];
  const { length } = expected.triggers;
  return [
    `${missingTriggers.length} of ${length} triggers are missing, such as ${missingTriggers[0]}: restore a backup`,
  ];
}
