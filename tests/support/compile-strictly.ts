import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

const strictly = [
  "--noEmit",
  "--strict",
  "--noUncheckedIndexedAccess",
  "--exactOptionalPropertyTypes",
  "--allowImportingTsExtensions",
];
const environment = ["--target", "es2024", "--lib", "es2024,dom,dom.iterable", "--module", "nodenext", "--types", ""];

/** Writes files into a folder and compiles them by strict rules; what the compiler says, nothing where all is well. */
export function compileStrictly(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text);
  const names = Object.keys(files).map((name) => resolve(folder, name));
  try {
    return execFileSync("tsc", ["--ignoreConfig", ...strictly, ...environment, ...names], {
      encoding: "utf8",
      cwd: folder,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
