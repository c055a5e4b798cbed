import type { Environment } from "#app/platform/env/env.server.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { type LimitName, limits } from "./rate-limits.ts";

/**
 * Whether a caller is over a limit of the table in `rate-limits.ts`. When the rate limiter fails, calls are allowed unless the limit
 * is marked `failsClosed`. Never throws.
 */
export async function isOverLimit(request: Request, env: Environment, name: LimitName): Promise<boolean> {
  const limit = limits[name];
  try {
    const { success } = await env[limit.binding].limit({ key: `${name}:${callerOf(request)}` });
    return !success;
  } catch (error) {
    logError(`The limit of ${name} could not be asked`, error);
    return "failsClosed" in limit;
  }
}

/** The caller: an IPv4 address, or the /64 of an IPv6 one, because one customer has all of it. */
export function callerOf(request: Request): string {
  return sharedPart(request, 64);
}

/** The network of a caller: an IPv4 address, or the /48 of an IPv6 one, which anybody can get and which holds 65,536 callers. */
export function networkOf(request: Request): string {
  return sharedPart(request, 48);
}

function sharedPart(request: Request, bits: 48 | 64): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? prefixOf(address, bits);
}

function prefixOf(address: string, bits: 48 | 64): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const first = groups(head);
  const last = groups(tail ?? "");
  const between = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const whole = [...first, ...between, ...last].slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${whole.join(":")}::/${bits}`;
}
