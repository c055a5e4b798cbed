import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

import { run } from "./run.mjs";
import { step } from "./steps.mjs";

const worker = "build/server/index.js";
const stampFile = "build/sources.json";
const sources = [
  "{app,public,workers}/**/*",
  "{react-router,vite}.config.ts",
  "{package,package-lock,tsconfig}.json",
  "wrangler.toml",
  "scripts/link-previews.ts",
];

/** Builds the shop, unless the build at hand was made from the very same sources. */
export async function buildWhenStale(): Promise<void> {
  const before = hashOfSources();
  if (buildIsFresh(before)) return;
  rmSync(stampFile, { force: true });
  await step("Building", () => run("react-router", ["build"]));
  // React Router copies the local secrets into the build, which may be put online.
  rmSync("build/server/.dev.vars", { force: true });
  writeFileSync(stampFile, JSON.stringify({ sources: before, builtAt: statSync(worker).mtimeMs }));
}

/** Copies the build to a folder of its own, so that the next build does not change files under a shop that is open. */
export function copyBuild(to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync("build", to, { recursive: true });
}

function buildIsFresh(hash: string): boolean {
  if (!existsSync(worker) || !existsSync(stampFile)) return false;
  const stamp = JSON.parse(readFileSync(stampFile, "utf8")) as { sources: string; builtAt: number };
  // A build made past us has another time.
  return stamp.sources === hash && stamp.builtAt === statSync(worker).mtimeMs;
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources).toSorted()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
