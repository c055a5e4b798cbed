import { readdirSync, readFileSync } from "node:fs";

import { afterEach, describe, expect, it, vi } from "vitest";

import { normalizePostalCode } from "./postal-code.ts";
import { readPostalTown } from "./postal-town.ts";

const folder = "public/towns";
const countries = { SE: "Sweden", NO: "Norway", DK: "Denmark", FI: "Finland" } as const;
const { signal } = new AbortController();

/** Answers as the shop's assets do. */
function serveTowns() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    try {
      return new Response(readFileSync(`public${address}`, "utf8"));
    } catch {
      return new Response("<!doctype html>", { status: 404 });
    }
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe("the town of a postal code", () => {
  it.each([
    ["111 21", "Sweden", "Stockholm"],
    ["S-61930", "Sweden", "Trosa"],
    ["12530", "Sweden", "Älvsjö"],
    ["9008", "Norway", "Tromsø"],
    ["2100", "Denmark", "København Ø"],
    ["33100", "Finland", "Tampere"],
    ["22100", "Finland", "Mariehamn"],
  ] as const)("of %s in %s is %s", async (code, country, town) => {
    serveTowns();
    expect(await readPostalTown(code, country, signal)).toBe(town);
  });

  it("is none for a code that no town has, and for an answer that is no table", async () => {
    serveTowns();
    expect(await readPostalTown("999 99", "Sweden", signal)).toBeNull();
    vi.stubGlobal("fetch", async () => new Response('{"Stockholm":"11121"}'));
    expect(await readPostalTown("111 21", "Sweden", signal)).toBeNull();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    expect(await readPostalTown("111 21", "Sweden", signal)).toBeNull();
  });

  it("is asked for with two digits of a whole code, and not at all for others", async () => {
    const asked = serveTowns();
    await readPostalTown("111 2", "Sweden", signal);
    await readPostalTown("1010", "Austria", signal);
    expect(asked).toEqual([]);
    await readPostalTown("111 21", "Sweden", signal);
    expect(asked).toEqual(["/towns/SE/11.json"]);
  });
});

describe("the tables of towns", () => {
  it.each(["SE", "NO", "DK", "FI"] as const)("of %s have codes as the country writes them, each once", (country) => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const file of readdirSync(`${folder}/${country}`)) {
      const towns = JSON.parse(readFileSync(`${folder}/${country}/${file}`, "utf8")) as {
        name: string;
        codes: string[];
      }[];
      for (const { name, codes } of towns) {
        if (!/^[A-ZÅÄÖÆØ][\p{Script=Latin}\d .'’/()-]*$/u.test(name)) wrong.push(name);
        for (const code of codes) {
          const isRead = normalizePostalCode(code, countries[country])?.replace(" ", "") === code;
          if (!isRead || !file.startsWith(code.slice(0, 2)) || seen.has(code)) wrong.push(code);
          seen.add(code);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(1_000);
  });
});
