// Writes the next migration from the Drizzle schema: `npm run db:generate -- <name>`; with `--custom` an empty one, for rows.
// Drizzle cannot say STRICT, and without it SQLite stores text in number columns; so every new table gets it here.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const name = process.argv[2];
if (!name) throw new Error("Say what the migration does: npm run db:generate -- add_gift_cards");

const before = new Set(readdirSync("migrations"));
execFileSync("drizzle-kit", ["generate", "--name", name, ...process.argv.slice(3)], { stdio: "inherit" });

for (const file of readdirSync("migrations").filter((entry) => entry.endsWith(".sql") && !before.has(entry))) {
  const path = `migrations/${file}`;
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/^\);/gm, ") STRICT;"));
  console.log(`Wrote ${path} with STRICT tables.`);
}
