import { capture, run } from "../../setup/run.mjs";

/** Requests at once in every measurement. */
export const connections = 16;

/** What wrk tells of one address under load. */
export interface LoadResult {
  perSecond: number;
  /** Milliseconds within which half of all requests were answered. */
  halfWithinMs: number;
}

const millisecondsOf: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** The version of wrk. Throws, and says how to get it, when it is not installed: a load made in Node is slower than the server. */
export async function wrkVersion(): Promise<string> {
  const { output } = await capture("wrk", ["--version"]).catch(() => ({ output: "" }));
  const version = /^wrk (?:debian\/)?([\w.+-]+)/.exec(output)?.[1];
  if (!version)
    throw new Error(
      "The load is made by wrk, which is not installed: sudo apt-get install wrk (elsewhere: brew install wrk, or github.com/wg/wrk).",
    );
  return version;
}

/** Asks for an address for some seconds, as fast as it is answered. Throws when a request failed or was answered with an error. */
export async function loadAddress(url: string, seconds: number, header?: string): Promise<LoadResult> {
  const headers = header === undefined ? [] : ["-H", header];
  return parseWrk(await run("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...headers, url]));
}

/** Reads what wrk prints. Throws when something failed. */
export function parseWrk(output: string): LoadResult {
  const trouble = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (trouble) throw new Error(`Requests failed under load. ${trouble}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, half, unit = ""] = /50%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  const halfWithinMs = Number(half) * (millisecondsOf[unit] ?? Number.NaN);
  if (!(perSecond > 0) || !(halfWithinMs >= 0)) throw new Error(`wrk said something else than expected:\n${output}`);
  return { perSecond, halfWithinMs };
}
