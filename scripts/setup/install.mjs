// Installs the packages. Runs before anything is installed: Node 20, no dependencies.
import { statSync } from "node:fs";
import { connect } from "node:net";
import { delimiter } from "node:path";

import { capture, run } from "./run.mjs";
import { step } from "./steps.mjs";

/** Installs what the lockfile says, when node_modules is missing or older than it. Throws in words, and soon without a network. */
export async function installPackages() {
  if (areInstalled()) return;
  const major = Number.parseInt(process.versions.node);
  if (major < 20) throw new Error(`The shop needs Node 20 or newer, this is ${process.version}.`);
  await step("Installing packages (a minute or two)", install);
  if (!hasProjectNode())
    throw new Error(
      `The lock file has no Node for ${process.platform} ${process.arch}: install Node 24 and try again.`,
    );
}

/** Throws when packages would have to be installed first: for commands that change nothing. */
export function requirePackages() {
  if (!areInstalled())
    throw new Error(
      "The packages are not installed, or older than the lock file. This command installs nothing: npm ci",
    );
}

function areInstalled() {
  const installed = modifiedAt("node_modules/.package-lock.json");
  return installed !== null && installed >= (modifiedAt("package-lock.json") ?? 0) && hasProjectNode();
}

async function install() {
  // npm must not run on the very Node that it is about to replace.
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.endsWith("node_modules/.bin"));
  const env = { PATH: path.join(delimiter) };
  const args = ["ci", "--no-audit", "--no-fund"];
  const problem = await problemOfNetwork(env);
  if (problem === null) return run("npm", args, { env });
  // npm's own cache may have them all.
  const { code } = await capture("npm", [...args, "--offline"], { env });
  if (code !== 0)
    throw new Error(`The packages could not be downloaded: ${problem}. Connect to the internet and try again.`);
}

/** How long a connection may take, in milliseconds. npm itself tries for minutes. */
const patienceMs = 8_000;

/**
 * Why npm cannot download anything; null when its registry, or the proxy before it, can be reached.
 * @param {Record<string, string>} env
 * @returns {Promise<string | null>}
 */
async function problemOfNetwork(env) {
  const { output } = await capture("npm", ["config", "get", "registry", "https-proxy", "proxy"], { env });
  const setting = (/** @type {string} */ name) => new RegExp(`^${name}=(http.*)$`, "m").exec(output)?.[1];
  const variables =
    process.env.HTTPS_PROXY || process.env.https_proxy || process.env.HTTP_PROXY || process.env.http_proxy;
  const address = setting("https-proxy") ?? setting("proxy") ?? (variables || setting("registry"));
  // Then npm knows better.
  if (!address || !URL.canParse(address)) return null;
  const { hostname, port, protocol } = new URL(address);
  return new Promise((answer) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === "http:" ? 80 : 443) });
    const end = (/** @type {string | null} */ problem) => {
      clearTimeout(limit);
      socket.destroy();
      answer(problem);
    };
    const limit = setTimeout(end, patienceMs, `${hostname} does not answer`);
    socket.once("connect", () => end(null));
    socket.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      end(`${hostname} cannot be reached (${code})`),
    );
  });
}

/** The Node that npm installs for this platform, by its hash in the lock file; elsewhere the machine's own has to do. */
function hasProjectNode() {
  return modifiedAt("node_modules/.bin/node") !== null || Number.parseInt(process.versions.node) >= 24;
}

/** @param {string} path */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
