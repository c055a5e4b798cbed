// The browser of the end-to-end tests. Runs before anything is installed: Node 20, no dependencies.
import { existsSync } from "node:fs";

import { run } from "./run.mjs";

const paths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Where Chromium is; installs Debian's package when it is missing and this is allowed.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const found = [process.env.CHROMIUM ?? "", ...paths].find((path) => path && existsSync(path));
  if (found) return found;
  const remedy = "The end-to-end tests need Chromium: sudo apt-get install chromium (or set CHROMIUM to its path).";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(remedy);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-q"], { env });
    await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"], { env });
    return "/usr/bin/chromium";
  } catch (error) {
    throw new Error(remedy, { cause: error });
  }
}
