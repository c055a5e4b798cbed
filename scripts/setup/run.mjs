// How the commands start other programs. Runs before anything is installed: Node 20, no dependencies.
import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const programs = fileURLToPath(new URL("../../node_modules/.bin", import.meta.url));

/** The project's own programs first on the path, its Node 24 among them. No program may prompt or send telemetry. */
function projectEnvironment() {
  return {
    ...process.env,
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    CI: "true",
    WRANGLER_LOG: "warn",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
}

/**
 * Processes whose output is captured, each in a process group of its own: programs such as workerd outlive their parent.
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const backgroundProcesses = new Set();

/** Kills these processes and everything they started. */
export function killBackgroundProcesses() {
  for (const child of backgroundProcesses) endGroup(child, "SIGKILL");
}

/**
 * Runs a program until it exits; resolves with its exit code and its output, without colors. `printOutput` also prints the
 * output as it comes. A program that hangs is killed after 40 minutes, longer than the slowest run on a busy machine.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>; timeoutSeconds?: number; printOutput?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function capture(program, args, { env = {}, timeoutSeconds = 2_400, printOutput = false } = {}) {
  const child = spawn(program, args, {
    env: { ...projectEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  backgroundProcesses.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      output += text;
      if (printOutput) process.stdout.write(text);
    });
  }
  const limit = setTimeout(() => {
    output += `\nEnded: it took longer than ${timeoutSeconds} s.\n`;
    endGroup(child, "SIGKILL");
  }, timeoutSeconds * 1000);
  return new Promise((done, fail) => {
    child.on("error", (error) => {
      clearTimeout(limit);
      backgroundProcesses.delete(child);
      fail(new Error(`${program} could not be started: ${error.message}`));
    });
    // A process that it left behind would keep the output open, and this promise pending.
    child.on("exit", () => endGroup(child, "SIGTERM"));
    child.on("close", (code) => {
      clearTimeout(limit);
      backgroundProcesses.delete(child);
      done({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

/**
 * Like `capture`, but throws an Error with the output when the exit code is not 0.
 * @param {string} program
 * @param {string[]} args
 * @param {Parameters<typeof capture>[2]} [options]
 */
export async function run(program, args, options) {
  const { code, output } = await capture(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n\n${output.trim()}`);
  return output;
}

/**
 * Runs a program in this terminal until it exits, and resolves with its exit code. `onStart` gets the process, to signal it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>; onStart?: (child: import("node:child_process").ChildProcess) => void }} [options]
 * @returns {Promise<number>}
 */
export function runInTerminal(program, args, { env = {}, onStart } = {}) {
  const child = spawn(program, args, { env: { ...projectEnvironment(), ...env }, stdio: "inherit" });
  onStart?.(child);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done(code ?? 1));
  });
}

/**
 * @param {{ pid?: number | undefined }} child
 * @param {NodeJS.Signals} signal
 */
function endGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // Nothing of it is left.
  }
}
