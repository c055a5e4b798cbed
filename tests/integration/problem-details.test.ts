import { describe, expect, it, vi } from "vitest";

import { withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const problem = "application/problem+json";

function call(path: string, accept: string | null, body?: object, of = shop) {
  const headers = { "CF-Connecting-IP": crypto.randomUUID(), ...(accept !== null && { Accept: accept }) };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  return handleApi(new Request(`${origin}${path}`, init), of);
}

const refused: [string, string, object | undefined, number, string][] = [
  ["an invalid input", "/api/search?q=", undefined, 400, "invalid"],
  ["no such call", "/api/nothing", undefined, 404, "unknown-call"],
  ["another method", "/api/quote", undefined, 405, "method-not-allowed"],
  ["what staff alone may", "/api/db", { collection_name: "orders", command: "--read" }, 401, "sign-in-required"],
  ["an unknown order", "/api/orders/track", { trackingId: "PM-00000000" }, 404, "unknown-order"],
];

describe("an error", () => {
  it.each(refused)("is told as problem details to who accepts them: %s", async (_, path, body, status, code) => {
    const response = await call(path, `application/json;q=0.5, ${problem}`, body);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([status, problem]);
    const id = response.headers.get("X-Request-Id");
    const told = await response.json<Record<string, unknown>>();
    expect(told).toMatchObject({ status, code, requestId: id, instance: `urn:uuid:${id}` });
    expect(told.type).toBe(new URL(`/api/docs#problem-${code}`, shop.env.PUBLIC_ORIGIN).href);
    expect(told.title).toEqual(expect.any(String));
    expect("error" in told).toBe(false);
  });

  it.each([null, "*/*", "application/json", "application/*", `${problem};q=0`])(
    "keeps its own shape for everyone else: Accept %s",
    async (accept) => {
      for (const [, path, body, status, code] of refused) {
        const response = await call(path, accept, body);
        expect([response.status, response.headers.get("Content-Type")]).toEqual([status, "application/json"]);
        expect(await response.json()).toMatchObject({ status: false, error: expect.any(String), code });
        expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
      }
    },
  );

  it("keeps its further fields: which are invalid, what a line lacks", async () => {
    const told = await (await call("/api/search?q=&colour=black", problem)).json<any>();
    expect(told.fields.map(({ field }: any) => field)).toContain("q");
  });

  it("of an invalid input says in its title what is wrong", async () => {
    const told = await (await call("/api/quote", problem, { lines: [{ productId: "tee", quantity: 0 }] })).json<any>();
    expect(told.title).toMatch(/^lines\.0\.quantity: .*>=1$/);
    const several = await (await call("/api/quote", null, { lines: "x", country: "Narnia" })).json<any>();
    expect(several.error).toMatch(/^lines: .* \(and 1 more\)$/);
    expect((await (await call("/api/quote", problem, [])).json<any>()).title).toMatch(/^The request: /);
  });

  it("of the shop's own stands in the log under its id, and says nothing else outside", async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
    const failing = { ...shop, ...withFaults(shop, () => "before") };
    const response = await call("/api/orders/track", problem, { trackingId: "PM-00000001" }, failing);
    spy.mockRestore();
    const id = response.headers.get("X-Request-Id") ?? "none";
    expect(lines.join("\n")).toContain(id);
    expect(await response.json()).toMatchObject({ status: 503, code: "unavailable", requestId: id });
  });
});

it("each answer has an id of its own", async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await call("/api/shop", null)).headers.get("X-Request-Id")));
  expect(new Set(ids).size).toBe(3);
});
