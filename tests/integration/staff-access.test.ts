import { beforeAll, describe, expect, it } from "vitest";

import { placeOrder } from "#app/features/orders/place-order.server.ts";
import { readOrder } from "#app/features/orders/queries.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { sessionCookiesOf, createStaffMember, origin } from "#tests/support/staff-fixture.ts";
import { accessTable, collections, commands } from "#workers/api/access.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const calls = collections.flatMap((collection) =>
  commands.map((command) => ({ collection, command, access: accessTable[collection]?.[command] ?? "denied" })),
);
let cookies: string[];

function callDatabase(collection: string, command: string, data: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ database_name: "shop", collection_name: collection, command, data });
  return handleApi(
    new Request(`${origin}/api/db`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", ...headers },
    }),
    shop,
  );
}

beforeAll(async () => {
  await createStaffMember(shop.db, "astrid");
  cookies = await sessionCookiesOf(shop, "astrid");
});

describe("who is not signed in", () => {
  it.each(calls.filter((call) => call.access !== "public"))(
    "is refused $collection $command",
    async ({ collection, command }) => {
      for (const headers of [{}, { Cookie: "staff.session_token=forged.c2lnbmF0dXJl" }]) {
        const response = await callDatabase(
          collection,
          command,
          { filter: { id: "x" }, update: { status: "shipped" } },
          headers,
        );
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ status: false, code: "sign-in-required" });
      }
    },
  );

  it("changes nothing by being refused", async () => {
    const order = await placed("refused");
    await callDatabase("orders", "--update", { filter: { id: order }, update: { status: "shipped" } });
    expect(await readOrder(shop.db, order)).toMatchObject({ status: "pending" });
  });
});

describe("staff", () => {
  it.each(calls.filter((call) => call.access === "denied"))(
    "are denied $collection $command too",
    async ({ collection, command }) => {
      const response = await callDatabase(collection, command, {}, { Cookie: cookies.join("; ") });
      expect(response.status).toBe(403);
    },
  );

  it("read orders and set their status", async () => {
    const order = await placed("allowed");
    const headers = { Cookie: cookies.join("; ") };
    expect((await callDatabase("orders", "--read", {}, headers)).status).toBe(200);
    expect(
      (await callDatabase("orders", "--update", { filter: { id: order }, update: { status: "shipped" } }, headers))
        .status,
    ).toBe(200);
    expect(await readOrder(shop.db, order)).toMatchObject({ status: "shipped" });
  });

  it("are refused when another site sends the call", async () => {
    const headers = { Cookie: cookies.join("; "), Origin: "https://elsewhere.example" };
    expect((await callDatabase("orders", "--read", {}, headers)).status).toBe(403);
  });
});

async function placed(garment: string): Promise<string> {
  await stockGarment(shop.db, { id: garment });
  const result = await placeOrder(shop.db, orderOf(garment), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  return result.order.id;
}
