import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

import { capture } from "../../setup/run.mjs";
import type { Machine } from "./figures.ts";

/** The machine, and the programs that measure. */
export async function describeMachine(): Promise<Machine> {
  const said = async (program: string, args: string[]) =>
    capture(program, args).then(
      ({ code, output }) => (code === 0 ? output.trim() : ""),
      () => "",
    );
  const commit = await said("git", ["describe", "--always", "--dirty", "--abbrev=10"]);
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const [processor] = cpus();
  return {
    measuredAt: new Date().toISOString(),
    commit,
    processor: processor?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
    versions: {
      Node: process.version,
      Chromium:
        // Debian's starter says more than its version.
        /Chromium ([\d.]+)/.exec(await said(process.env.CHROMIUM ?? "chromium", ["--version"]))?.[1] ?? "",
      Miniflare: devDependencies.miniflare ?? "",
      Lighthouse: devDependencies.lighthouse ?? "",
      wrk: /^wrk (\S+)/.exec((await capture("wrk", ["--version"]).catch(() => ({ output: "" }))).output)?.[1] ?? "none",
    },
  };
}
