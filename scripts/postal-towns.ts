import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { commandLine } from "./setup/command-line.mjs";

/*
 * Writes public/towns: the town of every postal code that the shop delivers to, one file for the codes of a country that begin with the same two
 * digits; and which town most codes with the same three digits have, for the invented pickup points. Reads the tables of https://download.geonames.org/export/zip (SE, NO, DK, FI and AX, unpacked into one folder), which are
 * under CC BY 4.0:
 *
 *   npm run towns -- FOLDER
 */

const target = "public/towns";
const samplesTarget = "app/features/shop/pickup-points/sample-towns.json";

/** A country's tables. Åland has one of its own, and Finland's codes. */
const tables = { SE: ["SE"], NO: ["NO"], DK: ["DK"], FI: ["FI", "AX"] } as const;

/** Towns that the tables misspell. */
const corrections: Readonly<Record<string, string>> = {
  Âlandsbro: "Ålandsbro",
  Ângelholm: "Ängelholm",
  Âlvsjö: "Älvsjö",
};

const [folder = ""] = commandLine("towns").positionals;

// All are read before what is there is deleted.
const read = Object.entries(tables).map(([country, names]) => ({
  country,
  rows: names.flatMap((name) =>
    readFileSync(join(folder, `${name}.txt`), "utf8")
      .trim()
      .split("\n"),
  ),
}));
rmSync(target, { recursive: true, force: true });
for (const { country, rows } of read) {
  const codes = rows.map((row) => {
    const [, code = "", town = ""] = row.split("\t");
    return { code: code.replaceAll(" ", ""), town: spelled(town.trim()) };
  });
  mkdirSync(join(target, country), { recursive: true });
  for (const [start, sameStart] of Map.groupBy(codes, ({ code }) => code.slice(0, 2))) {
    const byTown = [...Map.groupBy(sameStart, ({ town }) => town)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const towns = byTown.map(([name, its]) => ({ name, codes: its.map(({ code }) => code).toSorted() }));
    writeFileSync(join(target, country, `${start}.json`), `${JSON.stringify(towns)}\n`);
  }
}

const names = { SE: "Sweden", NO: "Norway", DK: "Denmark", FI: "Finland" } as const;
const samples = read.map(({ country, rows }) => {
  const codes = rows.map((row) => {
    const [, code = "", town = ""] = row.split("\t");
    return { start: code.replaceAll(" ", "").slice(0, 3), town: spelled(town.trim()) };
  });
  const starts = [...Map.groupBy(codes, ({ start }) => start)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const main = starts.map(([start, its]) => ({ start, town: mostUsed(its.map(({ town }) => town)) }));
  const changes = main.filter(({ town }, index) => town !== main[index - 1]?.town);
  return [names[country as keyof typeof names], changes.map(({ start, town }) => `${start}${town}`).join(";")];
});
writeFileSync(samplesTarget, `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`);

function mostUsed(towns: readonly string[]): string {
  const counted = [...Map.groupBy(towns, (town) => town)].map(([town, its]) => ({ town, count: its.length }));
  const [most] = counted.toSorted((a, b) => b.count - a.count || (a.town < b.town ? -1 : 1));
  return most?.town ?? "";
}

/** The tables write some towns without their capital. */
function spelled(town: string): string {
  return corrections[town] ?? town.charAt(0).toUpperCase() + town.slice(1);
}
