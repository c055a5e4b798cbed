import { globSync, readFileSync } from "node:fs";

/** The wings of app/features/, from the top down, as `.dependency-cruiser.mjs` checks them. */
const wings = ["after-sale", "selling", "catalogue", "people", "shop"];

/** The map of docs/architecture.md, a line a row: each wing's features, those that import others of the wing above them. */
export function featureMap(): string[] {
  const imports = readImports();
  const width = Math.max(...wings.map((wing) => wing.length));
  return wings.flatMap((wing) =>
    rowsOf(wing, imports).map((row, index) => `${(index === 0 ? wing : "").padEnd(width)}  ${row.join("  ")}`),
  );
}

/** The features of a wing, by how many others of it they stand on, in a row. */
function rowsOf(wing: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const own = [...imports.keys()].filter((feature) => feature.startsWith(`${wing}/`));
  const height = (feature: string): number =>
    Math.max(0, ...own.filter((other) => imports.get(feature)?.has(other)).map((other) => height(other) + 1));
  const heights = new Map(own.map((feature) => [feature, height(feature)]));
  const top = Math.max(...heights.values());
  return Array.from({ length: top + 1 }, (_, index) =>
    own.filter((feature) => heights.get(feature) === top - index).map((feature) => feature.slice(wing.length + 1)),
  );
}

/** Which other features each one imports; a feature by its folder: `selling/cart`. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync("app/features/*/*/**/*.{ts,tsx}").toSorted()) {
    if (file.includes(".test.")) continue;
    const feature = file.split("/").slice(2, 4).join("/");
    const known = imports.get(feature) ?? new Set();
    imports.set(feature, known);
    for (const [, other = ""] of readFileSync(file, "utf8").matchAll(/"#app\/features\/([\w-]+\/[\w-]+)\//g)) {
      if (other !== feature) known.add(other);
    }
  }
  return imports;
}
