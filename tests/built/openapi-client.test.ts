import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, expect, it } from "vitest";

import { compileStrictly } from "#tests/support/compile-strictly.ts";
import { openapiPurchase } from "#tests/support/openapi-purchase.ts";
import { visitBuiltShop } from "#tests/support/visited-shop.ts";

const { origin: originOf } = visitBuiltShop("openapi-client");
/** Where its own packages are: openapi-typescript needs a TypeScript that isn't ours. */
const home = resolve("tests/openapi-client");
const folder = mkdtempSync(join(home, ".made-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a client that openapi-typescript makes of the shop's document compiles, finds a wrong call, and buys", async () => {
  const origin = originOf();
  const made = join(folder, "shop.ts");
  const generator = join(home, "node_modules/openapi-typescript/bin/cli.js");
  execFileSync(process.execPath, [generator, `${origin}/api/openapi.json`, "--output", made]);
  const files = { "shop.ts": readFileSync(made, "utf8"), "purchase.ts": openapiPurchase };
  expect(compileStrictly(folder, files)).toBe("");
  const wrong = openapiPurchase.replace('collection_name: "orders"', 'collection_name: "order"');
  expect(compileStrictly(folder, { ...files, "wrong.ts": wrong })).toMatch(/^\S*wrong\.ts\(/);
  const { buy } = await import(/* @vite-ignore */ pathToFileURL(join(folder, "purchase.ts")).href);
  const bought = await buy(origin);
  expect(bought).toMatchObject({ payment: "succeeded" });
  expect(bought.charged).toBe(bought.quoted);
});
