import { sql } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";

import { type Database, statement } from "#app/db/client.server.ts";
import { countWaitingReviews, listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { readThread } from "#app/features/people/contact/read-message.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db, env } = openTestShop();
/** Rows of each table: a page that reads more than its own would read a good part of them. */
const rowCount = 3_000;
const size = 20;

beforeAll(async () => {
  await stockGarment(db, { id: "tee" });
  const made = (columns: string, values: string, table: string) =>
    statement(
      db,
      sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.raw(String(rowCount))}),
        made AS (SELECT i, printf('2026-%02d-%02dT%02d:%02d:00.000Z', 1 + i / 500, 1 + (i / 20) % 25, i % 20, i % 60) AS at FROM n)
      INSERT INTO ${sql.raw(table)} (${sql.raw(columns)}) SELECT ${sql.raw(values)} FROM made`,
    );
  const country = "CASE i % 4 WHEN 0 THEN 'Sweden' WHEN 1 THEN 'Norway' WHEN 2 THEN 'Denmark' ELSE 'Finland' END";
  await made(
    "id, first_name, last_name, email, city, country, newsletter_subscribed, created_at, updated_at",
    `'u' || i, 'Anna', 'Name ' || (i % 300), 'anna' || i || '@mail.example', 'Trosa', ${country}, i % 50 = 0, at, at`,
    "users",
  );
  await made(
    "id, email, subscribed, created_at",
    "'s' || i, 'anna' || i || '@mail.example', i % 50 <> 0, at",
    "newsletter_subscribers",
  );
  await made(
    "id, name, email, subject, message, status, created_at, updated_at",
    "'m' || i, 'Anna', 'anna' || i || '@mail.example', CASE i % 30 WHEN 0 THEN 'feedback' ELSE 'order' END, 'Hello there', CASE i % 40 WHEN 0 THEN 'new' ELSE 'replied' END, at, at",
    "contact_messages",
  );
  await made(
    "id, product_id, email, name, location, rating, comment, status, upload_key, is_featured, created_at",
    "'r' || i, 'tee', 'a@b.example', 'Anna', 'Trosa', 1 + i % 5, 'Warm', CASE i % 40 WHEN 0 THEN 'pending' ELSE 'approved' END, 'k' || i, i % 100 = 1, at",
    "reviews",
  );
  await made(
    "id, actor, action, subject_type, subject_id, subject_name, created_at",
    "'a' || i, CASE i % 60 WHEN 0 THEN 'erik' ELSE 'astrid' END, CASE i % 30 WHEN 0 THEN 'order.status' ELSE 'product.updated' END, 'product', 'p' || i, 'Anna tee', at",
    "audit_log",
  );
});

/** The plan of each statement that some work makes, and how many rows they read together. */
async function costOf(work: () => Promise<unknown>): Promise<{ rowsRead: number; plan: string[] }> {
  const made: { query: string; values: unknown[] }[] = [];
  const prepare = env.DB.prepare.bind(env.DB);
  const spy = vi.spyOn(env.DB, "prepare").mockImplementation((query) => {
    const prepared = prepare(query);
    const bind = prepared.bind.bind(prepared);
    prepared.bind = (...values: unknown[]) => {
      made.push({ query, values });
      return bind(...values);
    };
    return prepared;
  });
  await work().finally(() => spy.mockRestore());
  let rowsRead = 0;
  const plan: string[] = [];
  for (const { query, values } of made) {
    const { meta } = await env.DB.prepare(query)
      .bind(...values)
      .all();
    rowsRead += meta.rows_read;
    const explained = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    plan.push(...explained.results.map(({ detail }) => detail));
  }
  return { rowsRead, plan };
}

type List = (
  db: Database,
  query: { search: string; sort: never; filters: object; paging: { size: number; after?: unknown } },
) => Promise<{ rows: unknown[]; next: unknown }>;

const messages: typeof listMessages extends (db: Database, query: infer Q, preview: number) => infer R
  ? (db: Database, query: Q) => R
  : never = (database, query) => listMessages(database, query, 100);

const lists: [name: string, list: unknown, sorts: string[], filters: object[]][] = [
  [
    "customers",
    listCustomers,
    ["newest", "name"],
    [{}, { newsletter: "yes" }, { country: "Norway" }, { country: "Denmark", newsletter: "yes" }],
  ],
  ["subscribers", listSubscribers, ["newest", "oldest", "email"], [{}, { state: "inactive" }]],
  [
    "messages",
    messages,
    ["newest", "oldest"],
    [{}, { status: "new" }, { subject: "feedback" }, { status: "new", subject: "feedback" }],
  ],
  [
    "reviews",
    listReviewsForStaff,
    ["newest", "oldest"],
    [{}, { status: "pending" }, { rating: "1", status: "pending" }, { featured: "yes" }],
  ],
  [
    "entries of the audit log",
    listEntries,
    ["newest", "oldest"],
    [{}, { person: "erik" }, { action: "order.status" }, { person: "erik", action: "order.status" }],
  ],
];
const cases = lists.flatMap(([name, list, sorts, filters]) =>
  sorts.flatMap((sort) =>
    filters.map((filter) => ({ name, list: list as List, sort: sort as never, filters: filter })),
  ),
);

it.each(cases)("a page of $name by $sort with $filters reads its rows alone", async ({ list, sort, filters }) => {
  for (const search of ["", "anna"]) {
    const read = (after?: unknown) =>
      list(db, { search, sort, filters, paging: { size, ...(after ? { after } : {}) } });
    const first = await read();
    expect(first.rows.length).toBeGreaterThan(0);
    for (const after of [undefined, first.next ?? undefined]) {
      const { rowsRead, plan } = await costOf(() => read(after));
      // A row of the list is one of its index and one of its table; a review is its product and its pictures, too.
      expect(rowsRead, plan.join("\n")).toBeLessThanOrEqual(5 * (size + 2));
      const scans = plan.filter((step) => /^SCAN (?!.*(USING (COVERING )?INDEX|VIRTUAL TABLE))/.test(step));
      expect(scans.filter((step) => !/SCAN \(?(subquery|json_each|wanted)/i.test(step))).toEqual([]);
    }
  }
});

it("a message's neighbours and waiting reviews are found without looking through the others", async () => {
  expect((await costOf(() => readThread(db, "m1500"))).rowsRead).toBeLessThan(30);
  expect((await costOf(() => countWaitingReviews(db, 20))).rowsRead).toBeLessThanOrEqual(41);
});
