import { parseArgs } from "node:util";

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

const usage = `npm run bench -- [--json FILE] [--only ${partNames.join(",")}] [--quick]
npm run bench -- --docs FILE      writes docs/performance.md from such a file
npm run bench -- --soak MINUTES   lets people buy while bindings fail`;

/** Reads the command line. Throws, and says what there is, when it asks for something else. */
export function parseArguments(given: readonly string[]): BenchArguments {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        only: { type: "string" },
        json: { type: "string" },
        docs: { type: "string" },
        soak: { type: "string" },
        quick: { type: "boolean", default: false },
      },
    });
    const soak = values.soak === undefined ? null : Number(values.soak);
    if (soak !== null && !(soak > 0)) throw new Error("A soak takes a number of minutes.");
    return {
      only: values.only === undefined ? partNames : values.only.split(",").map(partOf),
      json: values.json ?? null,
      docs: values.docs ?? null,
      soak,
      quick: values.quick,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

function partOf(name: string): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Error(`There is no part '${name}'.`);
  return part;
}
