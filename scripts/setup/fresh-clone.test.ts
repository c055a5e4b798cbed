import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

/* What commands do in a clone without packages, and without a network. */

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "clone-"));
  for (const path of ["app", "migrations", "scripts", "workers", "package.json", "package-lock.json", "wrangler.toml"])
    cpSync(path, join(clone, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !from.includes("demo/pictures"),
    });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }), 60_000);

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; text: string }>((done) => {
    execFile("node", [script, ...args], { cwd: clone, env: { ...process.env, ...env } }, (error, out, errors) =>
      done({ code: error?.code ?? 0, text: out + errors }),
    );
  });
}

/** Every file of the clone with its content, but the packages. */
function tree(): string[] {
  return globSync("**/*", { cwd: clone, exclude: (name) => name === "node_modules" })
    .filter((path) => statSync(join(clone, path)).isFile())
    .map(
      (path) =>
        `${path} ${createHash("sha256")
          .update(readFileSync(join(clone, path)))
          .digest("hex")}`,
    )
    .toSorted();
}

it("without a network, installing fails in words and soon", { timeout: 60_000 }, async () => {
  const env = { npm_config_registry: "http://127.0.0.1:9/", npm_config_cache: join(clone, "cache") };
  const { code, text } = await run("scripts/start.mjs", [], { ...env, HTTPS_PROXY: "", https_proxy: "" });
  expect(code).toBe(1);
  expect(text).toContain("127.0.0.1 cannot be reached (ECONNREFUSED). Connect to the internet and try again.");
});

it(
  "`deploy -- --check` installs nothing, and changes no file with or without packages",
  { timeout: 60_000 },
  async () => {
    const before = tree();
    const bare = await run("scripts/deploy.mjs", ["--check"]);
    expect(bare).toEqual({ code: 1, text: expect.stringContaining("This command installs nothing: npm ci") });
    expect(tree()).toEqual(before);
    // npm writes its own list of what is installed after it has read the lock file.
    utimesSync(join(clone, "package-lock.json"), 0, 0);
    symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
    const installed = await run("scripts/deploy.mjs", ["--check"]);
    expect(installed).toEqual({ code: 1, text: expect.stringContaining("not ready to deploy") });
    expect(tree()).toEqual(before);
  },
);

it("`wrangler dev` before a build says what to do", { timeout: 60_000 }, async () => {
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  const { code, text } = await run("node_modules/wrangler/bin/wrangler.js", ["dev", "--port", "0"]);
  expect(code).toBe(1);
  expect(text).toContain("Wrangler cannot build the shop by itself. 'npm start' builds and serves it.");
});
