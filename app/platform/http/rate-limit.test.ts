import { readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import type { Environment } from "#app/platform/env/env.server.ts";

import { callerOf, isOverLimit, networkOf } from "./rate-limit.server.ts";
import { bindingLimits, type LimitName, limits } from "./rate-limits.ts";

const from = (address: string) => new Request("https://shop.example/", { headers: { "CF-Connecting-IP": address } });

const failing = Object.fromEntries(
  Object.keys(bindingLimits).map((name) => [name, { limit: () => Promise.reject(new Error("The limiter is away")) }]),
) as unknown as Environment;

describe("a caller", () => {
  it("is one IPv4 address", () => {
    expect(callerOf(from("192.0.2.7"))).toBe("192.0.2.7");
    expect(callerOf(from("::ffff:192.0.2.7"))).toBe("192.0.2.7");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1"],
    ["2001:db8::1", "2001:0db8:0:0:aaaa:bbbb:cccc:dddd"],
    ["2001:DB8:0:7::", "2001:db8:0:7:1::9"],
  ])("is the whole /64 that %s and %s share", (one, other) => {
    expect(callerOf(from(one))).toBe(callerOf(from(other)));
  });

  it("is not the neighbour's /64", () => {
    expect(callerOf(from("2001:db8:0:1::1"))).not.toBe(callerOf(from("2001:db8:0:2::1")));
  });
});

describe("a network", () => {
  it("is an IPv4 address, or the whole /48 of an IPv6 one", () => {
    expect(networkOf(from("192.0.2.7"))).toBe("192.0.2.7");
    expect(networkOf(from("2001:db8:7:1::1"))).toBe(networkOf(from("2001:db8:7:ffff::2")));
    expect(networkOf(from("2001:db8:7:1::1"))).not.toBe(networkOf(from("2001:db8:8:1::1")));
  });
});

describe("a limit that cannot be asked", () => {
  it.each(Object.keys(limits) as LimitName[])("stands in nobody's way, but for sign-in: %s", async (name) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await isOverLimit(from("192.0.2.7"), failing, name)).toBe(
      ["sign-in", "password", "password-link"].includes(name),
    );
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("the table of limits", () => {
  it("is in step with wrangler.toml, each binding with a number space of its own", () => {
    const configured = [
      ...readFileSync("wrangler.toml", "utf8").matchAll(
        /\[\[ratelimits\]\]\s+name = "(\w+)"\s+namespace_id = "(\d+)"\s+simple = \{ limit = (\d+), period = 60 \}/g,
      ),
    ];
    expect(Object.fromEntries(configured.map(([, name, , limit]) => [name, Number(limit)]))).toEqual(bindingLimits);
    expect(new Set(configured.map(([, , id]) => id)).size).toBe(configured.length);
  });
});
