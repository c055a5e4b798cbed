import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { purchaseProgram } from "#tests/support/client-purchase.ts";
import { clientSource } from "#workers/api/client-source.ts";

// Beside the packages, so that the compiler finds its own libraries alone.
const folder = mkdtempSync(resolve("node_modules/.client-"));
afterAll(() => rmSync(folder, { recursive: true }));

function compile(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text);
  const options = [
    "--noEmit",
    "--strict",
    "--noUncheckedIndexedAccess",
    "--exactOptionalPropertyTypes",
    "--allowImportingTsExtensions",
  ];
  const environment = ["--target", "es2024", "--lib", "es2024,dom,dom.iterable", "--module", "nodenext", "--types", ""];
  const names = Object.keys(files).map((name) => resolve(folder, name));
  try {
    return execFileSync("tsc", ["--ignoreConfig", ...options, ...environment, ...names], {
      encoding: "utf8",
      cwd: folder,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe("the typed client", () => {
  it("compiles by strict rules, and so does a purchase by it, without a cast", () => {
    expect(compile({ "client.ts": clientSource(), "purchase.ts": purchaseProgram })).toBe("");
  });

  it("lets the compiler find a call that the shop would refuse", () => {
    const wrong = [
      `shop.quote({ lines: [{ variantId: "v", quantity: "2" }] })`,
      `shop.quote({ lines: [], country: "Atlantis" })`,
      `shop.createOrders({ items: [] })`,
      `shop.getSearch({ search: "tee" })`,
      `shop.nothing({})`,
    ];
    const lines = wrong.map((line) => `void ${line};`).join("\n");
    const text = `import { createClient } from "./client.ts";\nconst shop = createClient({ origin: "https://shop.example" });\n${lines}\n`;
    const told = compile({ "client.ts": clientSource(), "wrong.ts": text });
    for (const index of wrong.keys()) expect(told).toContain(`wrong.ts(${index + 3},`);
  });
});
