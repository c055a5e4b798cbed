// What each command may be given. Runs before anything is installed: Node 20, no dependencies.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { exitWithError } from "./steps.mjs";

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {Record<string, { type: "string" | "boolean" }>} [options]
 * @property {number} [positionals] How many words it takes beside its flags, exactly.
 */

const flag = /** @type {const} */ ({ type: "boolean" });
const text = /** @type {const} */ ({ type: "string" });

/** Every command of package.json that is a script of ours, by its name there. */
export const commands = /** @satisfies {Record<string, Command>} */ ({
  start: { usage: "npm start (PORT=8788 npm start for another port)" },
  dev: { usage: "npm run dev -- [--host ADDRESS] (PORT=5174 npm run dev for another port)", options: { host: text } },
  test: { usage: "npm test" },
  bench: {
    usage: `npm run bench -- [--json FILE] [--only PART,PART] [--quick]
npm run bench -- --docs FILE      writes docs/performance.md from such a file
npm run bench -- --soak MINUTES   lets people buy while bindings fail`,
    options: { json: text, only: text, quick: flag, docs: text, soak: text },
  },
  staff: {
    usage: "npm run staff -- USERNAME [--remote] [--reset-second-factor]",
    options: { remote: flag, "reset-second-factor": flag },
    positionals: 1,
  },
  person: {
    usage: "npm run person -- export|erase E-MAIL [--remote] [--yes]",
    options: { remote: flag, yes: flag },
    positionals: 2,
  },
  deploy: {
    usage: "npm run deploy -- [--check | --dry-run] [--env staging]",
    options: { check: flag, "dry-run": flag, env: text },
  },
  backup: {
    usage: "npm run backup -- --local|--remote FOLDER (--state DIR is another local shop)",
    options: { local: flag, remote: flag, state: text },
    positionals: 1,
  },
  restore: {
    usage: "npm run restore -- --local|--remote FOLDER [--delete-what-is-there] (--state DIR is another local shop)",
    options: { local: flag, remote: flag, state: text, "delete-what-is-there": flag },
    positionals: 1,
  },
  build: { usage: "npm run build" },
  "db:generate": {
    usage: "npm run db:generate -- NAME [--custom], such as add_gift_cards",
    options: { custom: flag },
    positionals: 1,
  },
  fonts: { usage: "npm run fonts" },
  brand: { usage: "npm run brand" },
  towns: { usage: "npm run towns -- FOLDER, with the tables of GeoNames", positionals: 1 },
  pseudo: { usage: "npm run pseudo -- [--keep]", options: { keep: flag } },
  look: { usage: "npm run look -- [--open]", options: { open: flag } },
  stripe: { usage: "npm run stripe -- PORT", positionals: 1 },
});

/** @typedef {keyof typeof commands} CommandName */

/**
 * What this command was given. Exits in words when that is not what it takes: call it before anything is done.
 * @param {CommandName} name
 */
export function commandLine(name) {
  try {
    return parseCommandLine(name, process.argv.slice(2), process.env);
  } catch (error) {
    return exitWithError(error);
  }
}

/**
 * Reads a command's flags and words. Throws an Error in words, with the usage, for a flag it does not have, a word too many or too
 * few, and a flag that npm kept for itself.
 * @param {CommandName} name
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ values: Record<string, string | boolean | undefined>; positionals: string[] }}
 */
export function parseCommandLine(name, args, env) {
  /** @type {Command} */
  const { usage, options = {}, positionals = 0 } = commands[name];
  const refuse = (/** @type {string} */ reason) => new Error(`${reason}\n\n${usage}`);
  const eaten = flagsOfNpm(Object.keys(options), env);
  if (eaten.length > 0) {
    const flags = eaten.map((option) => `--${option}`).join(" ");
    throw refuse(`npm kept ${flags} for itself. Write two hyphens before it: ${spelled(name, flags)}`);
  }
  try {
    const given = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    if (given.positionals.length === positionals) return given;
  } catch (error) {
    throw refuse(error instanceof Error ? (error.message.split(". To specify")[0] ?? "") : String(error));
  }
  throw refuse(
    positionals === 0 ? "It takes no words, only flags." : `It takes ${positionals} word${positionals > 1 ? "s" : ""}.`,
  );
}

/**
 * @param {string} name
 * @param {string} flags
 */
function spelled(name, flags) {
  return `${name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`} -- ${flags}`;
}

/**
 * Flags that were written before npm's `--`: npm takes them for its own, passes on none of them, and would let the command do
 * what they were to prevent.
 * @param {readonly string[]} own
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
function flagsOfNpm(own, env) {
  const set = Object.entries(env).flatMap(([key, value]) =>
    key.startsWith("npm_config_") ? [{ option: key.slice("npm_config_".length).replaceAll("_", "-"), value }] : [],
  );
  const known = npmOptions(env.npm_execpath);
  return set
    .filter(({ option, value }) => {
      if (option === "dry-run" || own.includes(option)) return value !== "" && value !== "false";
      // A setting of somebody's npmrc that npm does not know has a value.
      return value === "true" && known !== null && !known.has(option);
    })
    .map(({ option }) => option);
}

/** What npm tells every script of itself. */
const toldByNpm = ["user-agent", "npm-version", "node-gyp", "local-prefix", "global-prefix"];

/**
 * The options that npm has; null where its own list cannot be read.
 * @param {string | undefined} npm The path of npm-cli.js.
 * @returns {Set<string> | null}
 */
function npmOptions(npm) {
  if (!npm) return null;
  try {
    const list = join(dirname(npm), "../node_modules/@npmcli/config/lib/definitions/index.js");
    const { definitions } = createRequire(import.meta.url)(list);
    return new Set([...Object.keys(definitions), ...toldByNpm]);
  } catch {
    return null;
  }
}
