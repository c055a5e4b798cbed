// How the commands start other programs. Runs before anything is installed: Node 20, no dependencies.
import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const programs = fileURLToPath(new URL("../../node_modules/.bin", import.meta.url));

/** The project's own programs first, its Node 24 among them; nothing asks questions, nothing reports home. */
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
 * What runs unseen, each in a process group of its own: programs such as workerd outlive the one that started them.
 * @type {Set<import("node:child_process").ChildProcess>}
 */
const unseen = new Set();

/** Ends everything that runs unseen, with all that it started. */
export function endUnseen() {
  for (const child of unseen) endGroup(child, "SIGKILL");
}

/**
 * Runs a program to its end; answers its code and all it said, without colors. It speaks at once with `aloud` only. One that
 * hangs is ended after 40 minutes, longer than the slowest run on a busy machine.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>; limitSeconds?: number; aloud?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function capture(program, args, { env = {}, limitSeconds = 2_400, aloud = false } = {}) {
  const child = spawn(program, args, {
    env: { ...projectEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  unseen.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      output += text;
      if (aloud) process.stdout.write(text);
    });
  }
  const limit = setTimeout(() => {
    output += `\nEnded: it took longer than ${limitSeconds} s.\n`;
    endGroup(child, "SIGKILL");
  }, limitSeconds * 1000);
  return new Promise((done, fail) => {
    child.on("error", (error) => {
      clearTimeout(limit);
      unseen.delete(child);
      fail(new Error(`${program} could not be started: ${error.message}`));
    });
    // Whatever it left behind would keep its output open, and us waiting.
    child.on("exit", () => endGroup(child, "SIGTERM"));
    child.on("close", (code) => {
      clearTimeout(limit);
      unseen.delete(child);
      done({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

/**
 * Like `capture`, but a failure throws all that the program said.
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
 * Runs a program in this terminal until it ends, and answers its code. `started` is told the process, to pass signals.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>; started?: (child: import("node:child_process").ChildProcess) => void }} [options]
 * @returns {Promise<number>}
 */
export function handTerminalTo(program, args, { env = {}, started } = {}) {
  const child = spawn(program, args, { env: { ...projectEnvironment(), ...env }, stdio: "inherit" });
  started?.(child);
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
