import { mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { purchaseProgram } from "#tests/support/client-purchase.ts";
import { compileStrictly } from "#tests/support/compile-strictly.ts";
import { clientSource } from "#workers/api/client-source.ts";

// Beside the packages, so that the compiler finds its own libraries alone.
const folder = mkdtempSync(resolve("node_modules/.client-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the typed client", () => {
  it("compiles by strict rules, and so does a purchase by it, without a cast", () => {
    expect(compileStrictly(folder, { "client.ts": clientSource(), "purchase.ts": purchaseProgram })).toBe("");
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
    const told = compileStrictly(folder, { "client.ts": clientSource(), "wrong.ts": text });
    for (const index of wrong.keys()) expect(told).toContain(`wrong.ts(${index + 3},`);
  });
});
