import { readFileSync, writeFileSync } from "node:fs";

import { run } from "../../setup/run.mjs";
import { budgetRows, kilobytes, withRange } from "./budgets.ts";
import type { Figures, Machine } from "./figures.ts";
import { markdownTable } from "./print-table.ts";

const file = "docs/performance.md";
const begin = "<!-- figures: written by `npm run bench -- --docs FILE` -->";
const end = "<!-- end of the figures -->";

/** Writes the figures into docs/performance.md, between two marks; what people wrote around them stays. Throws without the marks. */
export async function writePerformanceDocs(figures: Figures): Promise<void> {
  writeFileSync(file, withFigures(readFileSync(file, "utf8"), figures));
  await run("oxfmt", [file]);
}

/** The text of the page with new figures. Throws when it has no place for them. */
export function withFigures(page: string, figures: Figures): string {
  const [before, after] = [page.split(begin)[0], page.split(end)[1]];
  if (before === undefined || after === undefined || before === page)
    throw new Error(`${file} has no place for the figures: '${begin}' and '${end}'.`);
  return `${before}${begin}\n\n${figuresText(figures)}\n\n${end}${after}`;
}

function figuresText(figures: Figures): string {
  const rows = budgetRows(figures);
  const part = (title: string, text: string, of: keyof typeof rows) => {
    const failure = figures.failures[of];
    if (failure) return [`### ${title}`, `This part failed: ${failure.split("\n")[0]}`];
    return rows[of].length === 0 ? [] : [`### ${title}`, text, markdownTable(rows[of])];
  };
  const { load, lighthouse, scale, weight } = figures;
  return [
    machineText(figures.machine),
    ...part(
      "Requests a second",
      load ? `${load.rounds} rounds of ${load.seconds} s each, ${load.connections} connections.` : "",
      "load",
    ),
    ...part("What pages fetch", "Text as gzip, an empty cache.", "weight"),
    ...(weight ? [filesText("The scripts of a settled product page", productScripts(weight.pages))] : []),
    ...(weight ? [filesText("The scripts of a first purchase", weight.purchase.scripts)] : []),
    ...part(
      "Lighthouse, mobile",
      lighthouse
        ? `Version ${lighthouse.version}, ${lighthouse.runs} runs of each page; its own measure of the machine: ${withRange(lighthouse.benchmarkIndex, (value) => String(Math.round(value)))}.`
        : "",
      "lighthouse",
    ),
    ...part("Interaction to next paint", "", "interaction"),
    ...part(
      "Scale",
      scale
        ? `${scale.small.products} products and ${scale.small.orders} orders against ${scale.large.products} and ${scale.large.orders}; ${scale.rounds} rounds.`
        : "",
      "scale",
    ),
    ...part("The Worker", "", "start"),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function machineText({ measuredAt, commit, processor, cores, memoryGb, loadBefore, versions }: Machine): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `Measured on ${measuredAt.slice(0, 10)} at ${measuredAt.slice(11, 16)} UTC, commit ${commit}, on ${cores} cores of ${processor},`,
    `${memoryGb} GB; load before: ${loadBefore}. ${programs.join(", ")}.`,
    "Medians, with the lowest and highest round in brackets.",
  ].join("\n");
}

type Scripts = NonNullable<Figures["weight"]>["purchase"]["scripts"];

const productScripts = (pages: NonNullable<Figures["weight"]>["pages"]): Scripts =>
  pages.find(({ name }) => name === "Product")?.scripts ?? [];

function filesText(title: string, scripts: Scripts): string {
  // A file's hash tells nothing, and makes every renewal a change.
  const nameOf = (path: string) => path.replace(/^assets\//, "").replace(/-[\w-]{7}\.js$/, "");
  const files = scripts.map(({ file: path, bytes }) => `${nameOf(path)} ${kilobytes(bytes)}`);
  return `${title}: ${files.join(", ")}.`;
}
