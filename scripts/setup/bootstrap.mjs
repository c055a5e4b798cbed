// The start of every command that must work on a fresh clone: Node 20 or newer, nothing installed yet.
import { fileURLToPath } from "node:url";

import { installPackages } from "./install.mjs";
import { killBackgroundProcesses, runInTerminal } from "./run.mjs";
import { onStopSignal } from "./signals.mjs";
import { exitWithError } from "./steps.mjs";

/**
 * Installs what is missing, then runs a script on the project's own Node, and exits with its exit code.
 * @param {string} script
 */
export async function installThenRun(script) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  onStopSignal((signal) => {
    if (child) return child.kill(signal);
    killBackgroundProcesses();
    process.exit(130);
  });
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    await installPackages();
    process.exitCode = await runInTerminal("node", [script, ...process.argv.slice(2)], {
      onStart: (process) => (child = process),
    });
  } catch (error) {
    exitWithError(error);
  }
}
