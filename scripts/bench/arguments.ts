import { commandLine, commands } from "../setup/command-line.mjs";
import { type PartName, partNames } from "./figures/figures.ts";

/** What `npm run bench` was asked for. */
export interface BenchArguments {
  /** The parts to measure. */
  only: readonly PartName[];
  /** A file that all figures are written to, or read from. */
  json: string | null;
  /** A file of figures that docs/performance.md is written from: nothing is measured. */
  docs: string | null;
  /** Minutes of a soak, in place of everything else. */
  soak: number | null;
  /** Few and short rounds, to try the bench itself: such figures are worth nothing. */
  quick: boolean;
}

/** What `npm run bench` was asked for. Exits for flags it does not have; throws, and says what there is, for values it does not know. */
export function readArguments(): BenchArguments {
  const { values } = commandLine("bench");
  const text = (name: string) => (typeof values[name] === "string" ? values[name] : null);
  const only = text("only");
  const soak = text("soak");
  if (soak !== null && !(Number(soak) > 0))
    throw new Error(`A soak takes a number of minutes.\n\n${commands.bench.usage}`);
  return {
    only: only === null ? partNames : only.split(",").map(partOf),
    json: text("json"),
    docs: text("docs"),
    soak: soak === null ? null : Number(soak),
    quick: values.quick === true,
  };
}

function partOf(name: string): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Error(`There is no part '${name}', only ${partNames.join(", ")}.`);
  return part;
}
