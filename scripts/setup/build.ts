import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

import { languageNames } from "../../app/shared/language/language-names.ts";
import { buildFolder, otherLanguages } from "../vite/language-builds.ts";
import { run } from "./run.mjs";
import { step } from "./steps.mjs";

const worker = "build/server/index.js";
const fingerprintFile = "build/sources.json";
const sources = [
  "{app,migrations,public,workers}/**/*",
  "{react-router,vite}.config.ts",
  "{package,package-lock,tsconfig}.json",
  "wrangler.toml",
  "scripts/link-previews.ts",
  "scripts/{pseudo,vite}/*.ts",
];

/** Builds the shop, unless the last build was made from the same sources. */
export async function buildIfChanged(): Promise<void> {
  const before = hashOfSources();
  if (isUpToDate(before)) return;
  rmSync(fingerprintFile, { force: true });
  const others = otherLanguages();
  for (const language of others) {
    const env = { BUILD_LANGUAGE: language };
    await step(`Building the pages in ${languageNames[language]}`, () => run("react-router", ["build"], { env }));
  }
  await step("Building", () => run("react-router", ["build"]));
  for (const language of others)
    cpSync(`${buildFolder(language)}/client/assets`, "build/client/assets", { recursive: true });
  // React Router copies the local secrets into the build, which may be put online.
  rmSync("build/server/.dev.vars", { force: true });
  writeFileSync(fingerprintFile, JSON.stringify({ sources: before, builtAt: statSync(worker).mtimeMs }));
}

/** Copies the build to a folder of its own, so that the next build does not change the files of a running shop. */
export function copyBuild(to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync("build", to, { recursive: true });
}

function isUpToDate(hash: string): boolean {
  if (!existsSync(worker) || !existsSync(fingerprintFile)) return false;
  const fingerprint = JSON.parse(readFileSync(fingerprintFile, "utf8")) as { sources: string; builtAt: number };
  // A build made without this script has another time.
  return fingerprint.sources === hash && fingerprint.builtAt === statSync(worker).mtimeMs;
}

function hashOfSources(): string {
  // A build is for one environment of wrangler.toml, and for some languages.
  const { CLOUDFLARE_ENV = "", PSEUDO = "" } = process.env;
  const hash = createHash("sha256").update(`${CLOUDFLARE_ENV} ${otherLanguages().join()} ${PSEUDO}`);
  for (const file of globSync(sources).toSorted()) {
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
