// The browsers of the end-to-end tests and the bench. Runs before anything is installed: Node 20, no dependencies.
import { existsSync } from "node:fs";

import { run } from "./run.mjs";

const headlessShell = "/usr/bin/chromium-headless-shell";
const paths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Where the browser of the end-to-end tests is: Chromium's headless shell, in which a page takes half the processor time
 * for want of a browser's own window; any Chromium where Debian's package of it can't be had.
 * @returns {Promise<string>}
 * @throws {Error} as `findChromium` does
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM) return findChromium();
  if (existsSync(headlessShell)) return headlessShell;
  if (!mayInstall()) return findChromium();
  return install("chromium-headless-shell").then(() => headlessShell, findChromium);
}

/**
 * Where Chromium is; installs Debian's package when it is missing and this is allowed.
 * @returns {Promise<string>}
 * @throws {Error} telling how to install it, when it is missing and could not be installed
 */
export async function findChromium() {
  const found = [process.env.CHROMIUM ?? "", ...paths].find((path) => path && existsSync(path));
  if (found) return found;
  const remedy = "The end-to-end tests need Chromium: sudo apt-get install chromium (or set CHROMIUM to its path).";
  if (!mayInstall()) throw new Error(remedy);
  try {
    await install("chromium");
    return "/usr/bin/chromium";
  } catch (error) {
    throw new Error(remedy, { cause: error });
  }
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Without a connection, apt would wait two minutes for each of its sources. */
const impatient = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10"];

/** @param {string} name */
async function install(name) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q", ...impatient], { env, timeoutSeconds: 120 });
  await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...impatient, name], { env });
}
