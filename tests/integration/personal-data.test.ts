import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { closeUnmatched } from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import { exportPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { countPersonalData } from "#app/features/people/personal-data/find-person.server.ts";
import { personalPlaces } from "#app/features/people/personal-data/personal-places.server.ts";
import { addImportedOrder } from "#app/features/selling/order-history/save-imported-order.server.ts";
import { newId } from "#app/shared/ids.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { importedOrder } from "#tests/support/imported-order.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "ebba";

/** The tables about nobody, and why. A table that is neither here nor in the list of places fails the test below. */
const tablesAboutNobody = {
  audit_search: "an index over audit_log",
  user_search: "an index over users, which its triggers follow",
  subscriber_search: "an index over newsletter_subscribers, which its triggers follow",
  search_log:
    "words and counts a day, without anything about who searched; texts that look like personal data are refused, and those searched once soon deleted",
  daily_traffic:
    "visits, carts and steps of the checkout a day by source and country: counts, without anything about who came",
  daily_vitals: "how fast kinds of pages were a day: counts, without anything about who saw them",
  message_search: "an index over contact_messages, which its triggers follow",
  review_search: "an index over reviews, which its triggers follow",
  withdrawal_search: "an index over withdrawals, which its triggers follow",
  complaint_search: "an index over complaints, which its triggers follow",
  product_list_search: "products",
  product_word_search: "products",
  word_part_search: "products",
  translated_word_search: "products",
  translated_word_parts: "products",
  ...named("search_entries", "search_words", "search_colors", "search_synonyms", "translated_words"),
  ...named("products", "product_details", "product_colors", "product_sizes", "product_variants", "product_media"),
  ...named("products", "product_compliance", "product_components", "product_warnings", "product_guarantees"),
  ...named("products", "fibres", "claims", "economic_operators"),
  legal_readings: "the professional who read the shop's own documents",
  ...named("markets", "market_prices", "market_price_history"),
  ...named(
    "product_facets",
    "price_history",
    "variant_prices",
    "copied_pictures",
    "discount_codes",
    "stock_movements",
    "site_configuration",
    "site_drafts",
  ),
  ...named("order_statuses", "payment_statuses", "payment_attempt_statuses", "refund_statuses", "stock_reasons"),
  ...named(
    "currencies",
    "row_counts",
    "daily_sales",
    "daily_product_sales",
    "summer_times",
    "batch_guards",
    // Counts by keyed hashes that change every day.
    "write_counts",
    "job_runs",
    "alarms",
    "letters",
    "provider_copies",
    "campaigns",
    "campaign_products",
    "campaign_market_prices",
    "best_sellers",
    "list_positions",
    "bought_together",
    "review_counts",
    "filter_products",
    "filter_snapshots",
    "filter_changes",
    "product_versions",
    "translations",
    "slugs",
  ),
  consent_texts: "the texts that people consented to",
  cookie_choices: "named by a random id, which nothing links to an address",
  carts: "named by a browser's random id, which nothing links to an address; deleted after 30 days",
  payment_events: "ids of the provider's events, and what they were about",
  document_versions: "texts that everyone was given, and who the shop is",
  mail_events: "ids of the mail provider's events, and of e-mails",
  file_jobs: "what a file is of; an erasure deletes every file of people",
  staff: "the staff, not shoppers: their accounts are managed at /admin/staff",
  ...named("staff_sessions", "staff_accounts", "staff_verifications", "staff_two_factors", "staff_passkeys"),
  ...named("staff_invitations", "sign_in_failures", "staff_push_subscriptions"),
  ...named("staff_roles", "order_filters", "api_keys", "redirects", "webhooks", "webhook_deliveries"),
  ...named("staff_collections", "collection_products"),
};

function named(...tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, "not about shoppers"]));
}

const count = async (table: string, where = "TRUE") => {
  const [row] = await db.all<{ total: number }>(`SELECT count(*) AS total FROM ${table} WHERE ${where}`);
  return row?.total;
};

/** Somebody with a row in every place, whose paid order was delivered, and a picture in R2. */
async function somebody(email: string, { status = "delivered" } = {}) {
  const provider = fakeProvider();
  const customer = { ...orderOf("any").customer, email };
  const { orderId, orderNumber, garment } = await paidOrder(db, provider, { customer });
  const id = crypto.randomUUID();
  const lower = email.toLowerCase();
  const picture = `reviews/${id}.webp`;
  await shop.env.MEDIA.put(picture, "a picture");
  const time = now.toISOString();
  const insert = (table: string, row: Record<string, string | number>) =>
    statement(
      db,
      sql`INSERT INTO ${sql.raw(table)} (${sql.raw(Object.keys(row).join(", "))}) VALUES (${sql.join(
        Object.values(row).map((value) => sql`${value}`),
        sql`, `,
      )})`,
    );
  await db.batch([
    statement(db, sql`UPDATE orders SET status = ${status} WHERE id = ${orderId}`),
    insert("order_notes", {
      id: `note-${id}`,
      order_id: orderId,
      text: "Rang twice",
      author: "Sara Lund",
      created_at: time,
    }),
    insert("contact_messages", {
      id: `msg-${id}`,
      name: "Åsa",
      email,
      subject: "order",
      message: "Where is it?",
      created_at: time,
      updated_at: time,
    }),
    insert("message_replies", {
      id: `rep-${id}`,
      message_id: `msg-${id}`,
      body: "Soon",
      author: "Sara Lund",
      created_at: time,
    }),
    insert("reviews", {
      id: `rev-${id}`,
      product_id: garment,
      email,
      name: "Åsa",
      location: "Trosa",
      rating: 5,
      comment: "Warm",
      status: "approved",
      upload_key: `key-${id}`,
      created_at: time,
    }),
    insert("stored_files", {
      id: `img-${id}`,
      storage_key: picture,
      name: "me.webp",
      content_type: "image/webp",
      size_bytes: 9,
      folder: "reviews",
      uploaded_by: "shopper",
      upload_key: `key-${id}`,
      created_at: time,
    }),
    insert("review_images", { id: `img-${id}`, review_id: `rev-${id}`, position: 0, storage_key: picture }),
    insert("back_in_stock_requests", {
      id: `bis-${id}`,
      variant_id: `${garment}-black-m`,
      email: lower,
      created_at: time,
    }),
    insert("newsletter_requests", { id: `req-${id}`, email: lower, consent_source: "footer", created_at: time }),
    statement(
      db,
      sql`INSERT INTO newsletter_subscribers (id, email, created_at) VALUES (${`sub-${id}`}, ${lower}, ${time}) ON CONFLICT DO NOTHING`,
    ),
    insert("suppressed_addresses", {
      id: `sup-${id}`,
      address: lower,
      scope: "optional",
      reason: "complained",
      source: "resend",
      since: time,
    }),
  ]);
  const imported = { ...importedOrder, number: `#${id}`, email, name: `${email}, Trosa` };
  await addImportedOrder(db, imported, "sara", now);
  return { orderId, orderNumber, garment, picture };
}

describe("the list of a person's data", () => {
  it("decides about every table of the schema, and about every column of a table that is emptied in part", async () => {
    const tables = await db.all<{ name: string }>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT GLOB '_cf_*'
        AND name NOT GLOB 'sqlite_*' AND name <> 'd1_migrations'`,
    );
    const decided = [...personalPlaces.map(({ table }) => table), ...Object.keys(tablesAboutNobody)];
    expect(tables.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
    for (const { table, erasure } of personalPlaces) {
      if (typeof erasure === "string") continue;
      const columns = await db.all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`);
      expect([table, ...[...erasure.empty, ...(erasure.unset ?? []), ...erasure.keep].toSorted()]).toEqual([
        table,
        ...columns.map(({ name }) => name).toSorted(),
      ]);
    }
  });

  it("says why, of everything that stays", () => {
    for (const { table, erasure, keptBecause } of personalPlaces)
      expect([table, keptBecause !== undefined]).toEqual([table, erasure !== "delete"]);
  });
});

describe("a person's export", () => {
  it("holds everything, readable, with the addresses of pictures and without keys and names of the staff", async () => {
    const { orderNumber, picture } = await somebody("asa.export@mail.example");
    const exported = await exportPerson(shop, { address: " Asa.Export@MAIL.example ", actor }, now);
    expect(Object.keys(exported?.data ?? {})).toEqual(
      expect.arrayContaining([
        "Customer",
        "Orders",
        "Items in orders",
        "Payments",
        "Reviews",
        "Messages",
        "Emails sent",
      ]),
    );
    const text = JSON.stringify(exported);
    expect(text).toContain(`/media/${picture}`);
    expect(text).toContain("Where is it?");
    expect(text).toContain("Rang twice");
    expect(exported?.data["Orders"]).toMatchObject([
      { order_number: orderNumber, total: expect.stringMatching(/^\d+\.\d\d$/) },
    ]);
    expect(text).not.toMatch(/Sara|idempotency|upload_key|key-/);
    expect(await count("audit_log", "action = 'person.exported' AND actor = 'ebba'")).toBe(1);
  });

  it("finds whoever only wrote, in any spelling, and nobody for an unknown or an erased address", async () => {
    await db.run(sql`INSERT INTO contact_messages (id, name, email, subject, message, created_at, updated_at)
      VALUES ('only', 'Åke', ${"ÅKE@Exämple.se"}, 'other', 'Hello', ${now.toISOString()}, ${now.toISOString()})`);
    for (const spelling of ["åke@exämple.SE", "ÅKE@EXÄMPLE.SE", "Åke@Exämple.se".normalize("NFD")]) {
      const exported = await exportPerson(shop, { address: spelling, actor }, now);
      expect([spelling, Object.keys(exported?.data ?? {})]).toEqual([spelling, ["Messages"]]);
    }
    expect(await exportPerson(shop, { address: "nobody@mail.example", actor }, now)).toBeNull();
  });
});

describe("a person's erasure", () => {
  it("leaves the books and nothing of the person, says so, and is on record without their data", async () => {
    const { orderId, picture } = await somebody("erase.me@mail.example");
    const other = await somebody("another@mail.example");
    const [before] = await db.all(`SELECT total_ore, tax_ore, country FROM orders WHERE id = '${orderId}'`);
    const result = await erasePerson(shop, { address: "ERASE.me@mail.example", actor }, now);
    if (result.kind !== "erased") throw new Error(JSON.stringify(result));
    expect(result.kept.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["orders", "order_lines", "payments"]),
    );
    expect(result.kept.every(({ keptBecause }) => keptBecause)).toBe(true);

    expect(await db.all(`SELECT total_ore, tax_ore, country FROM orders WHERE id = '${orderId}'`)).toEqual([before]);
    expect(await count("order_lines", `order_id = '${orderId}'`)).toBe(2);
    expect(await count("imported_orders", "email = '' AND name = '' AND shipping_address = '' AND total_ore > 0")).toBe(
      1,
    );
    expect(await shop.env.MEDIA.head(picture)).toBeNull();
    expect(await countPersonalData(db, "erase.me@mail.example")).toEqual([]);
    expect(await erasePerson(shop, { address: "erase.me@mail.example", actor }, now)).toEqual({ kind: "unknown" });

    // Nowhere in any table, whatever it is called.
    for (const name of (
      await db.all<{ name: string }>("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'")
    ).map((row) => row.name)) {
      if (/^(_cf|sqlite|d1)_|_search_/.test(name)) continue;
      const rows = await db.all(`SELECT * FROM "${name}"`);
      expect([name, /erase\.me/i.test(JSON.stringify(rows))]).toEqual([name, false]);
    }
    expect(await shop.env.MEDIA.head(other.picture)).not.toBeNull();
    expect((await countPersonalData(db, "another@mail.example")).length).toBeGreaterThan(10);
  });

  it.each([
    ["unfinished", "UPDATE orders SET status = 'processing' WHERE id = :order"],
    ["payment", "UPDATE payments SET status = 'refunding' WHERE order_id = :order"],
    [
      "refund",
      `INSERT INTO refunds (id, order_id, payment_id, amount_ore, created_by, created_at, updated_at)
      SELECT 'refund-of-' || id, order_id, id, 100, 'sara', created_at, updated_at FROM payments WHERE order_id = :order`,
    ],
    [
      "dispute",
      `INSERT INTO disputes (id, payment_id, order_id, provider, reference, status, reason, amount_ore, currency, opened_at, updated_at)
      SELECT 'dispute-of-' || id, id, order_id, 'stripe', id, 'under_review', 'fraudulent', 1, 'SEK', created_at, updated_at
      FROM payments WHERE order_id = :order`,
    ],
    [
      "discrepancy",
      `INSERT INTO payment_findings (id, kind, order_id, provider, detail, found_at)
      SELECT 'discrepancy-of-' || id, 'x', id, 'stripe', 'x', created_at FROM orders WHERE id = :order`,
    ],
    [
      "return",
      `INSERT INTO returns (id, order_id, kind, status, owes_refund, created_at, updated_at)
      SELECT 'return-of-' || id, id, 'exchange', 'lapsed', 1, created_at, created_at FROM orders WHERE id = :order`,
    ],
    [
      "objection",
      `INSERT INTO returns (id, order_id, kind, status, created_at, updated_at)
      SELECT 'return-of-' || id, id, 'withdrawal', 'refunded', created_at, created_at FROM orders WHERE id = :order;
      INSERT INTO value_losses (id, return_id, order_line_id, amount_ore, reason, created_by, told_at, objected_at)
      SELECT 'loss-of-' || r.id, r.id, l.id, 100, 'Worn', 'sara', r.created_at, r.created_at FROM returns r
      JOIN order_lines l ON l.order_id = r.order_id WHERE r.order_id = :order LIMIT 1`,
    ],
  ])("waits for what is open (%s), and touches nothing", async (kind, makeOpen) => {
    const address = `${kind}@mail.example`;
    const { orderId, orderNumber, picture } = await somebody(address);
    for (const query of makeOpen.split(";")) await db.run(query.replaceAll(":order", `'${orderId}'`));
    const before = await countPersonalData(db, address);
    const result = await erasePerson(shop, { address, actor }, now);
    expect(result).toEqual({ kind: "refused", open: [{ kind, name: orderNumber, orderId }] });
    expect(await countPersonalData(db, address)).toEqual(before);
    expect(await shop.env.MEDIA.head(picture)).not.toBeNull();
  });

  it("waits for an order that nobody has paid, and finds its guest, who is no customer", async () => {
    const customer = { ...orderOf("any").customer, email: "guest@mail.example" };
    const { orderId } = await paidOrder(db, fakeProvider(), { pay: false, customer });
    const result = await erasePerson(shop, { address: "guest@mail.example", actor }, now);
    expect(result).toMatchObject({ kind: "refused", open: [{ kind: "unpaid", orderId }] });
  });

  it("waits for a notice of withdrawal that nobody has matched to its order", async () => {
    const address = "typed@mail.example";
    const notice = { name: "Åsa", reference: "lost it", email: address, items: "", formId: newId() };
    const received = await receiveWithdrawal(shop, { ...notice, channel: "function", link: null }, now);
    const id = received.kind === "received" ? received.id : "";
    for (const spelling of [address, "Typed@Mail.Example"])
      expect(await erasePerson(shop, { address: spelling, actor }, now)).toMatchObject({
        kind: "refused",
        open: [{ kind: "notice", name: id }],
      });
    await closeUnmatched(db, { id, actor: "kim" }, now);
    expect(await erasePerson(shop, { address, actor }, now)).toMatchObject({ kind: "erased" });
  });

  it.each([1, 2])("erases no row while R2 fails, and goes on when asked again (call %i)", async (nth) => {
    const address = `r2-${nth}@mail.example`;
    const { picture } = await somebody(address);
    const kind = nth === 1 ? "customers" : "everything";
    await db.run(sql`INSERT INTO file_jobs (id, kind, direction, state, format, file_name, made_by, created_at, updated_at)
      VALUES (${`job-${nth}`}, ${kind}, 'export', 'done', 'csv', 'customers.csv', 'sara', ${now.toISOString()}, ${now.toISOString()})`);
    await shop.env.MEDIA.put(`private/files/job-${nth}/part-000000.csv`, address);
    const failing = withFaults(shop, ({ binding, nth: call }) =>
      binding === "MEDIA" && call === nth ? "before" : undefined,
    );
    const before = await countPersonalData(db, address);
    await expect(erasePerson(failing, { address, actor }, now)).rejects.toThrow("MEDIA failed");
    expect(await countPersonalData(db, address)).toEqual(before);
    expect(await erasePerson(shop, { address, actor }, now)).toMatchObject({ kind: "erased" });
    expect(await shop.env.MEDIA.head(picture)).toBeNull();
    expect(await shop.env.MEDIA.head(`private/files/job-${nth}/part-000000.csv`)).toBeNull();
    expect(await count("file_jobs")).toBe(0);
  });

  it("is refused as a whole when an order is placed while its files are deleted", async () => {
    const address = "race@mail.example";
    const { orderId } = await somebody(address);
    const racing = withFaults(shop, ({ binding, method }) => {
      if (binding === "MEDIA" && method === "delete")
        void db.run(sql`UPDATE orders SET status = 'processing' WHERE id = ${orderId}`).then(() => undefined);
      return undefined;
    });
    expect(await erasePerson(racing, { address, actor }, now)).toMatchObject({ kind: "refused" });
    expect(await count("users", `email = '${address}'`)).toBe(1);
  });

  it("leaves no trace of a review on the pages that showed it", async () => {
    const address = "reviewer@mail.example";
    const { garment } = await somebody(address);
    await erasePerson(shop, { address, actor }, now);
    expect(await count("reviews", `product_id = '${garment}'`)).toBe(0);
    expect(await count("review_search", "review_search MATCH 'Trosa'")).toBe(await count("reviews"));
  });
});
