import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, expect, it } from "vitest";

import { purchaseProgram } from "#tests/support/client-purchase.ts";
import { visitBuiltShop } from "#tests/support/visited-shop.ts";

const { origin: originOf } = visitBuiltShop("client");
const folder = mkdtempSync(join(tmpdir(), "client-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the client that the shop serves buys: it lists, asks for a quote, orders at its total and pays", async () => {
  const origin = originOf();
  const served = await fetch(`${origin}/api/client.ts`);
  expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  writeFileSync(join(folder, "client.ts"), await served.text());
  writeFileSync(join(folder, "purchase.ts"), purchaseProgram);
  const { buy } = await import(/* @vite-ignore */ pathToFileURL(join(folder, "purchase.ts")).href);
  const bought = await buy(origin, (request: Request) => fetch(request));
  expect(bought).toMatchObject({ payment: "succeeded", refusal: "unknown-order" });
  expect(bought.charged).toBe(bought.quoted);
});
