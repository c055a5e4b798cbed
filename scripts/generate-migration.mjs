// Writes the next migration from the Drizzle schema: `npm run db:generate -- <name>`; with `--custom` an empty one, for rows.
// Drizzle cannot say STRICT, and without it SQLite stores text in number columns; so every new table gets it here.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

import { commandLine } from "./setup/command-line.mjs";

const {
  values: { custom },
  positionals: [name = ""],
} = commandLine("db:generate");

const before = new Set(readdirSync("migrations"));
execFileSync("drizzle-kit", ["generate", "--name", name, ...(custom ? ["--custom"] : [])], { stdio: "inherit" });

for (const file of readdirSync("migrations").filter((entry) => entry.endsWith(".sql") && !before.has(entry))) {
  const path = `migrations/${file}`;
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/^\);/gm, ") STRICT;"));
  console.log(`Wrote ${path} with STRICT tables.`);
}
