import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type ListShape, rowChoices } from "#app/admin/frame/list-address.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { action } from "#app/routes/admin/rows.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { cookiePairs, createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { adminStatus } from "#tests/support/staff-request.ts";

const shop = openTestShop();
const sessions: Record<string, string[]> = {};
const shape: ListShape<"newest", { status: "shipped" }> = {
  path: "/admin?tab=orders",
  sorts: { newest: "Newest first" },
  filters: { status: { label: "Status", values: ["shipped"] } },
};

beforeAll(async () => {
  for (const name of ["asta", "bror"]) {
    await createStaffMember(shop.db, name);
    sessions[name] = await sessionCookiesOf(shop, name);
  }
});

/** What one browser has beside the session of who is signed in there. */
let kept: string[] = [];
beforeEach(() => void (kept = []));
const cookieOf = (who: string) => [...(sessions[who] ?? []), ...kept].join("; ");

/** How many rows a list has for somebody. */
async function rowsOf(who: string, query = "", at: Shop = shop): Promise<number> {
  const request = new Request(`${origin}/admin?${query}`, { headers: { Cookie: cookieOf(who) } });
  let rows = 0;
  await adminStatus(at, request, "admin", async (context) => {
    rows = (await readListView({ request, context, url: new URL(request.url) }, shape)).paging.size;
    return new Response();
  });
  return rows;
}

/** Chooses a number of rows on a list; returns the response. The browser takes its cookies. */
async function choose(who: string, fields: Record<string, string>, at: Shop = shop): Promise<Response> {
  const headers = { Cookie: cookieOf(who), "CF-Connecting-IP": crypto.randomUUID() };
  const body = new URLSearchParams({ list: "/admin?tab=orders&status=shipped", ...fields });
  const request = new Request(`${origin}/admin/rows`, { method: "POST", headers, body });
  let response = new Response();
  await adminStatus(at, request, "admin/rows", async (context) => {
    response = await action({ request, context, url: new URL(request.url) } as never);
    return response;
  });
  const set = response.headers.getSetCookie().filter((cookie) => cookie.startsWith("staff_view="));
  if (set.length > 0) kept = cookiePairs(set);
  return response;
}

/** The only record of this browser in KV. */
async function recordOf(): Promise<string> {
  const id = atob(decodeURIComponent(kept[0]?.slice("staff_view=".length).split(".")[0] ?? ""));
  return JSON.parse(id) as string;
}

describe("the rows of staff's lists", () => {
  it("are the default before anything is chosen, and what the URL says before all else", async () => {
    expect(await rowsOf("asta")).toBe(rowChoices[0]);
    expect(await rowsOf("asta", "rows=100")).toBe(100);
    await choose("asta", { rows: "50" });
    expect(await rowsOf("asta", "rows=100")).toBe(100);
    expect(await rowsOf("asta", "rows=7")).toBe(50);
  });

  it("are as many on every list as were chosen on one, which is shown so from its beginning", async () => {
    const response = await choose("asta", { rows: "50" });
    expect(response.headers.get("Location")).toBe("/admin?tab=orders&status=shipped&rows=50");
    expect(await rowsOf("asta")).toBe(50);
    await choose("asta", { rows: "20" });
    expect(await rowsOf("asta")).toBe(20);
  });

  it("are nobody else's who signs in on the same browser, and still there for who comes back", async () => {
    await choose("asta", { rows: "50" });
    expect(await rowsOf("bror")).toBe(20);
    await choose("bror", { rows: "100" });
    expect([await rowsOf("asta"), await rowsOf("bror")]).toEqual([50, 100]);
  });

  it("are kept under a cookie that says nothing of who chose what", async () => {
    const [cookie = ""] = (await choose("asta", { rows: "50" })).headers.getSetCookie();
    expect(cookie).toMatch(/^staff_view=[^;]+; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(await recordOf()).toMatch(/^[0-9a-f]{16}$/);
  });

  it("are written only when another number is chosen", async () => {
    const watched = withFaults(shop, () => undefined);
    const writes = () =>
      watched.calls.filter(({ binding, method }) => binding === "STAFF_PREFERENCES" && method === "put").length;
    await choose("asta", { rows: "20" }, watched);
    expect([writes(), kept]).toEqual([0, []]);
    await choose("asta", { rows: "50" }, watched);
    await choose("asta", { rows: "50" }, watched);
    expect(writes()).toBe(1);
  });

  it("are what the tab chose that was answered last, of two that choose at once", async () => {
    const tabs = await Promise.all(["50", "100"].map((rows) => choose("asta", { rows })));
    for (const [i, rows] of [50, 100].entries()) {
      kept = cookiePairs(tabs[i]?.headers.getSetCookie() ?? []);
      expect(await rowsOf("asta")).toBe(rows);
    }
  });

  it.each(["{", "null", '"text"', '{"stf_asta":7}', '{"stf_asta":"<b>"}'])(
    "are the default when the record is %s, and can be chosen anew",
    async (record) => {
      await choose("asta", { rows: "50" });
      await shop.env.STAFF_PREFERENCES.put(await recordOf(), record);
      expect(await rowsOf("asta")).toBe(20);
      await choose("asta", { rows: "100" });
      expect(await rowsOf("asta")).toBe(100);
    },
  );

  it("are the default when the record or the cookie is gone, or somebody else's", async () => {
    await choose("asta", { rows: "50" });
    await shop.env.STAFF_PREFERENCES.delete(await recordOf());
    expect(await rowsOf("asta")).toBe(20);
    kept = ["staff_view=forged.signature"];
    expect(await rowsOf("asta")).toBe(20);
  });

  it("are shown as chosen when KV refuses to keep them", async () => {
    await choose("asta", { rows: "50" });
    const failing = withFaults(shop, ({ method, binding }) =>
      binding === "STAFF_PREFERENCES" && method === "put" ? "before" : undefined,
    );
    const response = await choose("asta", { rows: "100" }, failing);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/rows=100$/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await rowsOf("asta")).toBe(50);
  });

  it("are the default while KV is down", async () => {
    await choose("asta", { rows: "50" });
    const down = withFaults(shop, alwaysFail("STAFF_PREFERENCES"));
    expect(await rowsOf("asta", "", down)).toBe(20);
    expect((await choose("asta", { rows: "100" }, down)).status).toBe(302);
  });
});

describe("a choice of rows that is none", () => {
  it.each(["30", "", "1e9", "50 rows"])("changes nothing: '%s'", async (rows) => {
    const response = await choose("asta", { rows });
    expect(response.headers.get("Location")).toBe("/admin?tab=orders&status=shipped");
    expect(await rowsOf("asta")).toBe(20);
  });

  it.each(["https://evil.example", "//evil.example", "/shop"])("leads to no other place: %s", async (list) => {
    expect((await choose("asta", { rows: "50", list })).headers.get("Location")).toBe("/admin");
  });
});

describe("the rows of a list", () => {
  // Last, because KV is not waited for at all for a while after.
  it("keep nobody waiting while KV hangs", async () => {
    await choose("asta", { rows: "50" });
    const STAFF_PREFERENCES = { ...shop.env.STAFF_PREFERENCES, get: () => new Promise<never>(() => {}) };
    const hanging = { ...shop, env: { ...shop.env, STAFF_PREFERENCES } } as unknown as Shop;
    expect(await rowsOf("asta", "", hanging)).toBe(20);
    const response = await choose("asta", { rows: "100" }, hanging);
    expect(response.headers.get("Location")).toMatch(/rows=100$/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
