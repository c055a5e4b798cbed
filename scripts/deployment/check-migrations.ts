import type { DeploymentFacts } from "./facts.ts";
import { doubtful, type Finding, missing } from "./finding.ts";
import { releasedMigrations } from "./released-migrations.ts";

/** Whether migrations are as they were released, and which the live shop does not have. */
export function checkMigrations({ migrations, applied }: DeploymentFacts): Finding[] {
  const hashes = new Map(migrations.map(({ file, hash }) => [file, hash]));
  const released = Object.entries(releasedMigrations);
  const pending = applied ? migrations.filter(({ file }) => !applied.includes(file)) : [];
  const unknown = applied?.filter((file) => !hashes.has(file)) ?? [];
  return [
    ...released
      .filter(([file, hash]) => hashes.get(file) !== hash)
      .map(([file]) =>
        missing(
          `The migration ${file} is ${hashes.has(file) ? "not as it was released" : "gone"}.`,
          "A shop that ran it never runs it again. Restore it ('git checkout') and write a new migration.",
        ),
      ),
    ...migrations
      .filter(({ file }) => !(file in releasedMigrations))
      .map(({ file }) =>
        doubtful(`The migration ${file} is not pinned.`, "Add its hash to scripts/deployment/released-migrations.ts."),
      ),
    ...(pending.length > 0
      ? [
          doubtful(
            `${pending.length} migrations are pending: ${pending.map(({ file }) => file).join(", ")}.`,
            "'npm run deploy' runs them before the new code; take a backup first.",
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          doubtful(
            `The live database has migrations that this code does not know: ${unknown.join(", ")}.`,
            "Deploy the newer code, unless this is a roll-back: migrations only add, so earlier code works with them.",
          ),
        ]
      : []),
  ];
}
