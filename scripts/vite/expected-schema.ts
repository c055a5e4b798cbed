import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { Plugin } from "vite";

/** What a database has once every migration of this repository has run. */
interface ExpectedSchema {
  /** Their file names, in order. */
  migrations: string[];
  triggers: string[];
}

/** Runs the migrations in a database of its own and reads what they made. Throws when one fails. */
function readExpectedSchema(): ExpectedSchema {
  const files = globSync("migrations/*.sql").toSorted();
  const database = new DatabaseSync(":memory:");
  try {
    for (const file of files) database.exec(readFileSync(file, "utf8"));
    const triggers = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name").all();
    return {
      migrations: files.map((file) => basename(file)),
      triggers: triggers.map(({ name }) => String(name)),
    };
  } finally {
    database.close();
  }
}

const id = "virtual:expected-schema";

/** `virtual:expected-schema`: the Worker knows what its database must have, and no list of it can be forgotten. */
export function expectedSchema(): Plugin {
  return {
    name: "expected-schema",
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: () => `export default ${JSON.stringify(readExpectedSchema())};`,
    },
  };
}
