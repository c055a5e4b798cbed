// The start of every command that must work on a fresh clone: Node 20 or newer, nothing installed yet.
import { fileURLToPath } from "node:url";

import { commandLine } from "./command-line.mjs";
import { installPackages, requirePackages } from "./install.mjs";
import { killBackgroundProcesses, runInTerminal } from "./run.mjs";
import { onStopSignal } from "./signals.mjs";
import { exitWithError } from "./steps.mjs";

/**
 * Reads the command line, installs what is missing, then runs a script on the project's own Node, and exits with its exit code.
 * @param {import("./command-line.mjs").CommandName} command
 * @param {string} script
 * @param {{ without?: string }} [options] `without` is a flag with which nothing is installed.
 */
export async function installThenRun(command, script, { without = "" } = {}) {
  const { values } = commandLine(command);
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  onStopSignal((signal) => {
    if (child) return child.kill(signal);
    killBackgroundProcesses();
    process.exit(130);
  });
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  try {
    if (values[without]) requirePackages();
    else await installPackages();
    process.exitCode = await runInTerminal("node", [script, ...process.argv.slice(2)], {
      onStart: (process) => (child = process),
    });
  } catch (error) {
    exitWithError(error);
  }
}
