import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { apiKeys } from "#app/db/schema/keys.server.ts";
import { newKeySchema } from "#app/features/shop/keys/key-schema.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { storeKey } from "#tests/support/key-fixture.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin as shopOrigin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const tool = "https://tool.example.com";
const other = "https://other.example.com";
const today = stockholmDay(new Date());

let toolKey = "";
let otherKey = "";
let serverKey = "";
let cookie = "";

beforeAll(async () => {
  await createStaffMember(shop.db, "olga");
  cookie = (await sessionCookiesOf(shop, "olga")).join("; ");
  toolKey = await storeKey(shop, ["orders:read"], { origins: [tool] });
  otherKey = await storeKey(shop, ["orders:read"], { origins: [other, "https://third.example.com"] });
  serverKey = await storeKey(shop, ["orders:read"]);
}, 120_000);

function send(method: string, headers: Record<string, string>, path = "/api/db") {
  const body = JSON.stringify({ collection_name: "orders", command: "--read", data: {} });
  const all = { "CF-Connecting-IP": crypto.randomUUID(), "Content-Type": "application/json", ...headers };
  return handleApi(
    new Request(`${shopOrigin}${path}`, { method, headers: all, ...(method === "POST" && { body }) }),
    shop,
  );
}
const asks = (origin: string, path?: string) =>
  send("OPTIONS", { Origin: origin, "Access-Control-Request-Method": "POST" }, path);
const calls = (key: string, origin: string, more: Record<string, string> = {}) =>
  send("POST", { Origin: origin, Authorization: `Bearer ${key}`, "Sec-Fetch-Site": "cross-site", ...more });
const allowed = (response: Response) => response.headers.get("Access-Control-Allow-Origin");

describe("before a browser sends a key, it is told", () => {
  it("yes for an origin that a working key names", async () => {
    const answer = await asks(tool);
    expect([answer.status, allowed(answer), answer.headers.get("Vary")]).toEqual([204, tool, "Origin"]);
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(await answer.text()).toBe("");
    expect(allowed(await asks(tool, "/api/nothing-like-it"))).toBe(tool);
  });

  it.each([
    "https://stranger.example.com",
    "null",
    "*",
    "http://tool.example.com",
    "https://tool.example.com:8443",
    "https://tool.example.com.evil.example",
    "https://TOOL.example.com",
    "%",
    "[]",
  ])("no for %s", async (origin) => {
    const answer = await asks(origin);
    expect([answer.status, allowed(answer)]).toEqual([405, null]);
  });

  it("no once the last key that names it was revoked or has expired", async () => {
    const ending = "https://ending.example.com";
    const key = await storeKey(shop, [], { origins: [ending], expiresOn: today });
    expect(allowed(await asks(ending))).toBe(ending);
    await shop.db
      .update(apiKeys)
      .set({ expiresOn: "2020-01-01" })
      .where(eq(apiKeys.lastFour, key.slice(-4)));
    expect(allowed(await asks(ending))).toBeNull();
    await shop.db
      .update(apiKeys)
      .set({ expiresOn: null, revokedAt: new Date().toISOString() })
      .where(eq(apiKeys.lastFour, key.slice(-4)));
    expect(allowed(await asks(ending))).toBeNull();
  });

  it("nothing more often than the limit allows", async () => {
    const address = { "CF-Connecting-IP": crypto.randomUUID() };
    const preflight = { Origin: tool, "Access-Control-Request-Method": "POST", ...address };
    let last: Response | undefined;
    for (let n = 0; n < 320; n += 1) last = await send("OPTIONS", preflight);
    expect(last && allowed(last)).toBeNull();
  });
});

describe("an answer may be read by", () => {
  it("a page of an origin that its own key names, also when it is refused", async () => {
    const answer = await calls(toolKey, tool);
    expect([answer.status, allowed(answer)]).toEqual([200, tool]);
    expect(answer.headers.get("Vary")).toContain("Origin");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("X-Request-Id");
    const denied = await send("POST", { Origin: tool, Authorization: `Bearer ${toolKey}` }, "/api/storage/upload");
    expect([denied.status >= 400, allowed(denied)]).toEqual([true, tool]);
  });

  it.each([
    ["with another key's origin", () => calls(toolKey, other)],
    ["with a key that names none", () => calls(serverKey, tool)],
    ["with a wrong key", () => calls(`pm_${"0".repeat(64)}`, tool)],
    ["with no key", () => send("POST", { Origin: tool })],
    ["with the staff's session", () => send("POST", { Origin: tool, Cookie: cookie })],
    ["with a session beside another's key", () => calls(otherKey, tool, { Cookie: cookie })],
    ["of a call that anyone may give", () => send("GET", { Origin: tool }, "/api/shop")],
  ])("no page %s", async (_, call) => {
    const answer = await call();
    expect(allowed(answer)).toBeNull();
  });
});

describe("a key's form", () => {
  const read = (origins: string) =>
    newKeySchema(today).safeParse({ name: "Tool", permissions: ["orders:read"], expiresOn: "", origins });

  it("takes origins, one a line, each once", () => {
    expect(read("").data?.origins).toEqual([]);
    expect(read(" https://Tool.example.com/\nhttps://tool.example.com, http://localhost:3000 ").data?.origins).toEqual([
      "https://tool.example.com",
      "http://localhost:3000",
    ]);
  });

  it.each([
    "*",
    "null",
    "tool.example.com",
    "http://tool.example.com",
    "https://tool.example.com/app",
    "https://*.example.com/x",
    "https://user@tool.example.com",
    "https://tool.example.com?x=1",
    "javascript:alert(1)",
    "file:///x",
    Array.from({ length: 11 }, (_, n) => `https://t${n}.example.com`).join("\n"),
  ])("refuses %s", (origins) => {
    expect(read(origins).success).toBe(false);
  });
});
