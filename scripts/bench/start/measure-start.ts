import { run } from "../../setup/run.mjs";
import type { StartFigures } from "../figures/figures.ts";
import { spreadOf } from "../figures/spread.ts";
import { serveHello } from "../load/hello.ts";
import { benchFolder, withShop } from "../shop/serve-measured.ts";

/** Wrangler starts the script and lets go of it, with the profiler on. */
const profiledStarts = 3;

/**
 * How long a new process takes to its first answer, beside a bare Worker that is started the same way, in turns; and what Wrangler
 * tells of the script's size and of the processor time that it takes before any request.
 */
export async function measureStart(rounds: number): Promise<StartFigures> {
  const hello: number[] = [];
  const health: number[] = [];
  const home: number[] = [];
  for (let round = 0; round < rounds; round++) {
    hello.push(await timeOf(startHello));
    health.push(await timeOf(() => startShop("/api/health")));
    home.push(await timeOf(() => startShop("/")));
  }
  const checks: StartCheck[] = [];
  for (let start = 0; start < profiledStarts; start++) checks.push(await checkStart());
  const [check] = checks;
  if (!check) throw new Error("The start was not checked.");
  return {
    rounds,
    hello: spreadOf(hello),
    health: spreadOf(health),
    home: spreadOf(home),
    startUpMs: spreadOf(checks.map(({ activeMs }) => activeMs)),
    size: check.size,
  };
}

/** Milliseconds until `start` calls back. */
async function timeOf(start: () => Promise<number>): Promise<number> {
  const began = performance.now();
  return (await start()) - began;
}

/** Starts a bare Worker, and tells when it had answered. */
async function startHello(): Promise<number> {
  const { origin, stop } = await serveHello();
  const answeredAt = await answerOf(origin);
  await stop();
  return answeredAt;
}

/** Starts the shop, and tells when it had answered. */
function startShop(path: string): Promise<number> {
  return withShop({ assets: false }, ({ origin }) => answerOf(new URL(path, origin).href));
}

async function answerOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return performance.now();
}

interface StartCheck {
  activeMs: number;
  size: { raw: number; gzip: number };
}

async function checkStart(): Promise<StartCheck> {
  const profile = `${benchFolder}/start.cpuprofile`;
  const env = { WRANGLER_LOG: "log" };
  return parseStartCheck(
    await run("wrangler", ["check", "startup", "--outfile", profile], { env, timeoutSeconds: 120 }),
  );
}

/** Reads what `wrangler check startup` prints. Throws when it says something else. */
export function parseStartCheck(output: string): StartCheck {
  const activeMs = Number(/Active: ([\d.]+) ms/.exec(output)?.[1]);
  const [, raw, gzip] = /Bundle: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? [];
  const size = { raw: Number(raw) * 1024, gzip: Number(gzip) * 1024 };
  if (!(activeMs > 0) || !(size.gzip > 0)) throw new Error(`Wrangler told no size or time:\n${output}`);
  return { activeMs, size };
}
