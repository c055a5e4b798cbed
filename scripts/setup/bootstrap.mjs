// The way in for commands that must work on a fresh clone: Node 20 or newer, nothing installed yet.
import { fileURLToPath } from "node:url";

import { installPackages } from "./install.mjs";
import { endUnseen, handTerminalTo } from "./run.mjs";
import { whenAskedToStop } from "./signals.mjs";
import { giveUp } from "./steps.mjs";

/**
 * Installs what is missing, then runs a script on the project's own Node, and ends as that ends.
 * @param {string} script
 */
export async function installThenRun(script) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  whenAskedToStop((signal) => {
    if (child) return child.kill(signal);
    endUnseen();
    process.exit(130);
  });
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    await installPackages();
    process.exitCode = await handTerminalTo("node", [script, ...process.argv.slice(2)], {
      started: (it) => (child = it),
    });
  } catch (error) {
    giveUp(error);
  }
}
