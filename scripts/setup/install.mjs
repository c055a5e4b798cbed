// Installs the packages. Runs before anything is installed: Node 20, no dependencies.
import { statSync } from "node:fs";
import { delimiter } from "node:path";

import { run } from "./run.mjs";
import { step } from "./steps.mjs";

/** Installs what the lockfile says, when node_modules is missing or older than it. */
export async function installPackages() {
  const installed = modifiedAt("node_modules/.package-lock.json");
  if (installed !== null && installed >= (modifiedAt("package-lock.json") ?? 0) && hasProjectNode()) return;
  const major = Number.parseInt(process.versions.node);
  if (major < 20) throw new Error(`The shop needs Node 20 or newer, this is ${process.version}.`);
  // npm must not run on the very Node that it is about to replace.
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith("node_modules/.bin"));
  await step("Installing packages (a minute or two)", () =>
    run("npm", ["ci", "--no-audit", "--no-fund"], { env: { PATH: path.join(delimiter) } }),
  );
  if (!hasProjectNode())
    throw new Error(
      `The lock file has no Node for ${process.platform} ${process.arch}: install Node 24 and try again.`,
    );
}

/** The Node that npm installs for this platform, by its hash in the lock file; elsewhere the machine's own has to do. */
function hasProjectNode() {
  return modifiedAt("node_modules/.bin/node") !== null || Number.parseInt(process.versions.node) >= 24;
}

/** @param {string} path */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
