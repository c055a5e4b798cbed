import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { findKey } from "#app/features/shop/keys/find-key.server.ts";
import { newKeySecret } from "#app/features/shop/keys/key-secret.ts";
import { ownerOnly, withNeeded } from "#app/features/shop/staff/own-role.ts";
import { type Permission, permissions } from "#app/features/shop/staff/permissions.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { storeKey } from "#tests/support/key-fixture.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { createStaffMember, origin, sessionCookiesOf } from "#tests/support/staff-fixture.ts";
import { type Access, accessTable, collections, commands } from "#workers/api/access.ts";
import { callNames, handleApi } from "#workers/api/app.ts";
import { routes } from "#workers/api/routes.ts";

const shop = openTestShop();
const now = new Date();
const today = stockholmDay(now);
const someDay = (days: number) => stockholmDay(new Date(now.getTime() + days * 86_400_000));

/** Every call and command, and what it asks for: `staff` of a command that nobody may give. */
const asked: [name: string, access: Access | "staff"][] = [
  ...routes.map(({ method, path, access }): [string, Access] => [`${method} ${path}`, access]),
  ...collections.flatMap((collection) =>
    commands.map((command): [string, Access | "staff"] => [
      `${collection} ${command}`,
      accessTable[collection]?.[command] ?? "staff",
    ]),
  ),
];
let owner = "";

beforeAll(async () => {
  await createStaffMember(shop.db, "olga");
  owner = (await sessionCookiesOf(shop, "olga")).join("; ");
});

interface Sent {
  data?: object;
  headers?: Record<string, string>;
  query?: string;
}

/** Makes a call with a key, from an address that no rate limit knows. */
function call(name: string, key: string | null, { data = {}, headers = {}, query = "" }: Sent = {}, of = shop) {
  const [first = "", second = ""] = name.split(" ");
  const isCommand = second.startsWith("--");
  const [method, path] = isCommand ? ["POST", "/api/db"] : [first, second];
  const body = isCommand ? { collection_name: first, command: second, data } : data;
  const sent = {
    "Content-Type": "application/json",
    "CF-Connecting-IP": crypto.randomUUID(),
    ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    ...headers,
  };
  const init = method === "GET" ? { headers: sent } : { method, headers: sent, body: JSON.stringify(body) };
  return handleApi(new Request(`${origin}${path}${query}`, init), of);
}

async function codeOf(answer: Response | Promise<Response>): Promise<[number, string | undefined]> {
  const response = await answer;
  const { code } = await response.json<{ code?: string }>();
  return [response.status, code];
}

/** The code that a call without data is refused with for its access; null when the key is let in. */
async function refusalOf(name: string, key: string): Promise<string | null | undefined> {
  const [status, code] = await codeOf(call(name, key));
  return status === 401 || status === 403 ? code : null;
}

describe("a key", () => {
  it("is told of every call that exists", () => {
    const documents = ["GET /api/client.ts", "GET /api/docs", "GET /api/openapi.json", "POST /api/db"];
    const paths = asked.map(([name]) => name).filter((name) => name.includes("/"));
    expect([...paths, ...documents].toSorted()).toEqual(callNames.toSorted());
  });

  it.each(permissions)(
    "that holds %s alone opens what asks for that, or for what it needs, and nothing else",
    async (held) => {
      const key = await storeKey(shop, [held]);
      const may: readonly Permission[] = ownerOnly.includes(held) ? [] : withNeeded([held]);
      for (const [name, access] of asked) {
        if (access === "public") continue;
        const expected = access === "staff" ? "denied" : may.includes(access) ? null : "role-denied";
        expect([name, await refusalOf(name, key)]).toEqual([name, expected]);
      }
    },
  );

  it("that holds nothing may do what everyone may", async () => {
    const key = await storeKey(shop, []);
    for (const [name, access] of asked)
      if (access === "public") expect([name, await refusalOf(name, key)]).toEqual([name, null]);
  });

  it.each(permissions)("that holds everything but %s opens nothing that asks for it", async (missing) => {
    const without = permissions.filter((held) => !withNeeded([held]).includes(missing));
    const key = await storeKey(shop, without);
    for (const [name] of asked.filter(([, access]) => access === missing))
      expect([name, ...(await codeOf(call(name, key)))]).toEqual([name, 403, "role-denied"]);
  });

  it("reads products as staff do, uploads their pictures and refunds with the rights for that alone", async () => {
    const [reads, writes, sends, refunds] = await Promise.all([
      storeKey(shop, ["products:read"]),
      storeKey(shop, ["products:write"]),
      storeKey(shop, ["orders:write"]),
      storeKey(shop, ["orders:write", "orders:refund"]),
    ]);
    const staffView = { data: { view: "staff" } };
    expect((await call("products --read", reads, staffView)).status).toBe(200);
    expect(await codeOf(call("products --read", sends, staffView))).toEqual([403, "role-denied"]);

    const upload = (key: string) => {
      const form = new FormData();
      form.set("file", new File(["no picture"], "a.jpg"));
      const headers = { Authorization: `Bearer ${key}`, "CF-Connecting-IP": crypto.randomUUID() };
      return handleApi(new Request(`${origin}/api/storage/upload`, { method: "POST", body: form, headers }), shop);
    };
    expect([(await upload(writes)).status, (await upload(reads)).status]).toEqual([415, 403]);

    const { orderId } = await paidOrder(shop.db, fakeProvider());
    const cancel = { data: { filter: { id: orderId }, update: { status: "cancelled" } } };
    expect((await call("orders --update", sends, cancel)).status).toBe(403);
    expect(await statusOf(orderId)).not.toBe("cancelled");
    expect((await call("orders --update", refunds, cancel)).status).toBeLessThan(300);
    expect(await statusOf(orderId)).toBe("cancelled");
  });

  it("works in another site's request, which can't send anybody's session", async () => {
    const key = await storeKey(shop, ["orders:read"]);
    const elsewhere = { headers: { Origin: "https://erp.example", "Sec-Fetch-Site": "cross-site" } };
    expect((await call("orders --read", key, elsewhere)).status).toBe(200);
    expect((await call("orders --read", null, { headers: { ...elsewhere.headers, Cookie: owner } })).status).toBe(403);
  });

  it("counts alone where a session is sent with it", async () => {
    const key = await storeKey(shop, ["discounts:read"]);
    const both = { headers: { Cookie: owner } };
    expect((await call("discount_codes --read", key, both)).status).toBe(200);
    expect(await codeOf(call("orders --read", key, both))).toEqual([403, "role-denied"]);
    expect(await codeOf(call("orders --read", newKeySecret(), both))).toEqual([401, "wrong-key"]);
    expect((await call("orders --read", null, both)).status).toBe(200);
  });

  it("stands in the audit log by its name", async () => {
    const key = await storeKey(shop, ["people:write"], { name: "Bookkeeping" });
    const data = { firstName: "Åsa", lastName: "Öberg", email: "keyed@mail.example", city: "Trosa", country: "Sweden" };
    const answer = await call("users --create", key, { data });
    const { id } = await answer.json<{ id: string }>();
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ actor }) => actor)).toEqual([`Bookkeeping (key …${key.slice(-4)})`]);
  });

  it("goes on when whoever created it is no longer on the staff", async () => {
    const key = await storeKey(shop, ["orders:read"], { createdBy: "nobody.any.more" });
    expect((await call("orders --read", key)).status).toBe(200);
  });
});

const statusOf = async (id: string) => {
  const [order] = await shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return order?.status;
};

describe("a key that does not work", () => {
  const all: Permission[] = [...permissions];
  const kinds: [string, () => Promise<string>][] = [
    ["is wrong", async () => newKeySecret()],
    ["is malformed", async () => "pm_1"],
    ["is empty", async () => ""],
    ["is of another kind", async () => "a-session-token"],
    ["is revoked", () => storeKey(shop, all, { revokedAt: now.toISOString(), revokedBy: "olga" })],
    ["is expired", () => storeKey(shop, all, { expiresOn: someDay(-1) })],
  ];

  it.each(kinds)("is refused at every call and never taken for a stranger: %s", async (_, make) => {
    const key = await make();
    for (const [name] of asked.filter(([path]) => path !== "GET /api/health")) {
      const answer = await call(name, key, { headers: { Cookie: owner } });
      expect([name, answer.headers.get("WWW-Authenticate")]).toEqual([
        name,
        'Bearer realm="api", error="invalid_token"',
      ]);
      expect([name, ...(await codeOf(answer))]).toEqual([name, 401, "wrong-key"]);
    }
  });

  it("works from the next request on no more once it is revoked", async () => {
    const key = await storeKey(shop, ["orders:read"], { name: "Ending" });
    expect((await call("orders --read", key)).status).toBe(200);
    await shop.db.update(apiKeys).set({ revokedAt: now.toISOString() }).where(eq(apiKeys.name, "Ending"));
    expect(await codeOf(call("orders --read", key))).toEqual([401, "wrong-key"]);
  });

  it("works through its last day, and not after it", async () => {
    const key = await storeKey(shop, ["orders:read"], { expiresOn: today });
    expect((await call("orders --read", key)).status).toBe(200);
    expect(await findKey(shop, key, new Date(now.getTime() + 2 * 86_400_000))).toBeNull();
  });

  it("is limited by address, as attempts to sign in are", async () => {
    const headers = { "CF-Connecting-IP": "192.0.2.77" };
    const wrong = () => call("orders --read", newKeySecret(), { headers });
    let tried = 0;
    while (tried <= bindingLimits.SIGN_IN_LIMIT + 1 && (await wrong()).status === 401) tried++;
    expect(tried).toBeLessThanOrEqual(bindingLimits.SIGN_IN_LIMIT);
    expect((await wrong()).status).toBe(429);
    const key = await storeKey(shop, ["orders:read"]);
    expect((await call("orders --read", key, { headers })).status).toBe(200);
  });
});

describe("a key is kept secret:", () => {
  it("one in an address is refused at every call, whether it works or not", async () => {
    const key = await storeKey(shop, ["orders:read"]);
    for (const [name] of asked) {
      for (const query of [`?key=${key}`, `?access_token=${key}&page=2`])
        expect([name, ...(await codeOf(call(name, null, { query })))]).toEqual([name, 400, "key-in-address"]);
    }
  });

  it("its row has its hash and last four characters alone", async () => {
    const key = await storeKey(shop, ["orders:read"], { name: "Stored" });
    const [row] = await shop.db.select().from(apiKeys).where(eq(apiKeys.name, "Stored"));
    expect(JSON.stringify(row)).not.toContain(key.slice(3, 20));
    expect(row).toMatchObject({ lastFour: key.slice(-4), hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it("no line of the log has it, also when the database fails", async () => {
    const key = await storeKey(shop, ["orders:read"]);
    const lines: string[] = [];
    const spies = (["error", "warn", "log"] as const).map((kind) =>
      vi.spyOn(console, kind).mockImplementation((...line) => void lines.push(line.map(String).join(" "))),
    );
    const failing = { ...shop, ...withFaults(shop, () => "before") };
    await call("orders --read", key, {}, failing);
    await call("orders --read", newKeySecret(), {}, failing);
    for (const spy of spies) spy.mockRestore();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("\n")).not.toMatch(/pm_[0-9a-f]/);
    expect(lines.join("\n")).not.toContain(key.slice(3, 20));
  });
});

describe("the day a key was last used", () => {
  it("is written once a day", async () => {
    const waiting: Promise<unknown>[] = [];
    const watched = { ...shop, waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
    const key = await storeKey(shop, ["orders:read"], { name: "Daily" });
    const used = async (at: Date) => {
      await findKey(watched, key, at);
      await Promise.all(waiting);
      const [row] = await shop.db.select().from(apiKeys).where(eq(apiKeys.name, "Daily"));
      return [row?.lastUsedOn, waiting.length];
    };
    expect(await used(now)).toEqual([today, 1]);
    expect(await used(now)).toEqual([today, 1]);
    expect(await used(new Date(now.getTime() + 86_400_000))).toEqual([someDay(1), 2]);
  });
});
