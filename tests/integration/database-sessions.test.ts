import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { bookmarkOf, statement } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { publicPageShowing } from "#app/platform/page-cache/page-headers.ts";
import { withPageCache } from "#app/platform/page-cache/with-page-cache.server.ts";
import { laggingReplica } from "#tests/support/lagging-replica.ts";
import { openShop } from "#workers/open-shop.ts";

type Cluster = Awaited<ReturnType<typeof laggingReplica>>;
let cluster: Cluster;
const later: Promise<unknown>[] = [];
const context = { waitUntil: (work: Promise<unknown>) => void later.push(work) };
/** The shop as the Worker opens it, over a database with a replica that lags. */
const open = (from: string): Shop => openShop({ ...env, DB: cluster.binding }, context, from);

const { REPLICA, DB, TEST_MIGRATIONS } = env as unknown as {
  REPLICA: D1Database;
  DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
};

beforeAll(async () => {
  cluster = await laggingReplica(DB, REPLICA, TEST_MIGRATIONS);
});

let made = 0;
/** Adds a user and returns their id. */
async function addUser(shop: Shop): Promise<string> {
  const id = `usr-${++made}`;
  const time = "2026-11-20T12:00:00.000Z";
  await shop.db.insert(users).values({
    id,
    firstName: "Åsa",
    lastName: "Öberg",
    email: `${id}@mail.example`,
    createdAt: time,
    updatedAt: time,
  });
  return id;
}
const nameOf = async (shop: Shop, id: string) =>
  (await shop.db.select().from(users).where(eq(users.id, id)))[0]?.firstName;

describe("a database session", () => {
  it("reads shoppers' pages from the replica, and everything else from the primary", async () => {
    const id = await addUser(open("first-primary"));
    expect(await nameOf(open("first-unconstrained"), id)).toBeUndefined();
    expect(await nameOf(open("first-primary"), id)).toBe("Åsa");
    await cluster.catchUp();
    expect(await nameOf(open("first-unconstrained"), id)).toBe("Åsa");
  });

  it("sees its own writes by select, batch and raw statement, wherever it began", async () => {
    const shop = open("first-unconstrained");
    await shop.db.select().from(users).limit(1);
    const id = await addUser(shop);
    expect(await nameOf(shop, id)).toBe("Åsa");
    const query = shop.db.select({ id: users.id }).from(users).where(eq(users.id, id));
    const [selected, raw] = await shop.db.batch([
      query,
      statement(shop.db, sql`SELECT id FROM users WHERE id = ${id}`),
    ]);
    expect([selected, raw]).toEqual([[{ id }], [{ id }]]);
  });

  it("rolls a batch back as a whole", async () => {
    const shop = open("first-primary");
    const before = await shop.db.$count(users);
    const id = "usr-rolled-back";
    const row = { id, firstName: "A", lastName: "B", email: "a@b.example", createdAt: "", updatedAt: "" };
    const refused = shop.db.batch([shop.db.insert(users).values(row), shop.db.insert(users).values(row)]);
    await expect(refused).rejects.toThrow();
    expect(await shop.db.$count(users)).toBe(before);
  });

  it("is what workerd's own D1 gives, bookmark and all", async () => {
    const shop = openShop(env, context, "first-primary");
    expect(bookmarkOf(shop.db)).toBeNull();
    const id = await addUser(shop);
    const bookmark = bookmarkOf(shop.db);
    expect(bookmark).toMatch(/./);
    expect(await nameOf(openShop(env, context, bookmark ?? ""), id)).toBe("Åsa");
  });
});

describe("a page made again after a change", () => {
  const visit = async (path: string) => {
    const render = async (_: Request, bookmark: string | null) => {
      const shop = open(bookmark ?? "first-unconstrained");
      const names = await shop.db.select({ id: users.id }).from(users);
      const headers = publicPageShowing(path === "/product/session-cards" ? ["session-card"] : []);
      return { response: new Response(names.map(({ id }) => id).join(), { headers }), seen: bookmarkOf(shop.db) };
    };
    const response = await withPageCache(
      new Request(`https://shop.example${path}`),
      open("first-unconstrained"),
      "build",
      render,
    );
    const text = await response.text();
    await Promise.all(later);
    return text;
  };

  it("shows the change and is kept, though the replica has not seen it", async () => {
    const staff = open("first-primary");
    const id = await addUser(staff);
    expect(await visit("/product/session-tee")).not.toContain(id);
    invalidatePages(staff, { products: ["session-tee"] });
    expect(await visit("/product/session-tee")).toContain(id);
    expect(await visit("/product/session-tee")).toContain(id);
  });

  it("shows the change of a product whose card alone it shows, which is known only once it is rendered", async () => {
    const staff = open("first-primary");
    const id = await addUser(staff);
    invalidatePages(staff, { products: ["session-card"] });
    expect(await visit("/product/session-cards")).toContain(id);
    expect(await visit("/product/session-cards")).toContain(id);
  });

  it("is read from the replica again once it has caught up", async () => {
    const staff = open("first-primary");
    await addUser(staff);
    invalidatePages(staff, { products: ["session-cap"] });
    await cluster.catchUp();
    const before = cluster.served.primary;
    await visit("/product/session-cap");
    expect(cluster.served.primary).toBe(before);
  });

  it("keeps no copy of the configuration from a replica that has not seen the save", async () => {
    const staff = open("first-primary");
    await staff.db.run(sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
      VALUES ('identity', ${JSON.stringify({ siteName: "Renamed" })}, '', 'kim')`);
    invalidatePages(staff, { everything: true });
    // A page that began before it knew of the save.
    await readSiteConfiguration(open("first-unconstrained"));
    await Promise.all(later);
    expect((await readSiteConfiguration(open("first-primary"))).identity.siteName).toBe("Renamed");
  });
});
