import { describe, expect, it } from "vitest";

import { dataPathOf } from "#app/platform/http/page-path.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { consistencyOf } from "#workers/open-shop.ts";

const consistency = (path: string, init?: RequestInit) =>
  consistencyOf(new Request(`https://shop.example${path}`, init), new URL(path, "https://shop.example"));

describe("where a request reads", () => {
  it("is the replica for every page that is kept for everyone, also by its data", () => {
    const kept = everyRoute().filter(({ source }) => /publicPage|"Cache-Control": "public/.test(source));
    expect(kept.length).toBeGreaterThan(20);
    for (const { path } of kept) {
      expect([path, consistency(path)]).toEqual([path, "first-unconstrained"]);
      expect([path, consistency(dataPathOf(path))]).toEqual([path, "first-unconstrained"]);
    }
  });

  it.each(["/feeds/products.json", "/feeds/acp/products.jsonl", "/llms.txt"])("is the replica for %s", (path) => {
    expect(consistency(path)).toBe("first-unconstrained");
  });

  it("is the primary for every page about what somebody has just done, and for the admin", () => {
    const own = everyRoute().filter(
      ({ path, source }) => path.startsWith("/admin") || /signedId|checkLink|staff\//.test(source),
    );
    expect(own.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/thank-you",
        "/newsletter/confirm",
        "/newsletter/unsubscribe",
        "/notify-me/request",
        "/product/an-id/preview",
      ]),
    );
    for (const { path } of own) expect([path, consistency(path)]).toEqual([path, "first-primary"]);
  });

  it.each([
    ["a call of the API", "/api/products/read", {}],
    ["an agent's session", "/acp/checkout_sessions/chk_1", {}],
    ["a form", "/contact", { method: "POST" }],
    ["whoever has a session of the staff", "/shop", { headers: { Cookie: "__Secure-staff.session_token=x" } }],
    ["a path nobody knows", "/nowhere", {}],
    ["a path that only begins as a known one", "/shop/../admin", {}],
  ])("is the primary for %s", (_, path, init) => {
    expect(consistency(path, init)).toBe("first-primary");
  });
});
