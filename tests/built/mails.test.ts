import { cpSync, rmSync } from "node:fs";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPlatformProxy } from "wrangler";

import { type Database, openDatabase } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { emailFacts, emailTypes, type EmailType } from "#app/shared/emails.ts";
import { demoState } from "#tests/support/demo-state.ts";
import { emails } from "#workers/jobs/emails.ts";

/** The records of the demo shop that each e-mail can be about. */
const causes: Record<EmailType, string> = {
  order_confirmation: "SELECT id FROM orders LIMIT 10",
  order_changed:
    "SELECT id FROM order_events WHERE type IN ('item changed', 'address changed', 'pickup point changed')",
  order_addition: "SELECT id FROM order_additions",
  order_offer: "SELECT id FROM order_offers",
  order_shipped: "SELECT id FROM fulfilments LIMIT 10",
  order_delivered: "SELECT id FROM orders WHERE status = 'delivered' LIMIT 10",
  order_link: "SELECT id FROM orders WHERE payment_status = 'paid' LIMIT 5",
  order_refunded: "SELECT id FROM refunds WHERE amount_ore > 0 LIMIT 5",
  withdrawal_receipt: "SELECT id FROM withdrawals",
  withdrawal_update: "SELECT id FROM withdrawals",
  withdrawal_note: "SELECT id FROM withdrawals",
  withdrawal_refunded: "SELECT id FROM refunds WHERE withdrawal_id IS NOT NULL",
  complaint_receipt: "SELECT id FROM complaints",
  complaint_letter: "SELECT id FROM complaint_events WHERE type NOT IN ('received', 'note')",
  newsletter_confirmation: "SELECT id FROM newsletter_requests",
  newsletter_welcome: "SELECT id FROM newsletter_subscribers LIMIT 3",
  newsletter_letter:
    "SELECT l.id || '.' || s.id AS id FROM letters l, newsletter_subscribers s WHERE l.state = 'sent' AND s.subscribed LIMIT 3",
  newsletter_test: "SELECT id FROM letters",
  back_in_stock_confirmation: "SELECT id FROM back_in_stock_requests",
  back_in_stock: "SELECT id FROM back_in_stock_requests",
  my_data_link: "SELECT 'mdl_1' AS id",
  data_request_answer: "SELECT id FROM data_requests WHERE answer <> ''",
  exchange_requested: "SELECT return_id AS id FROM exchanges",
  exchange_reminder: "SELECT return_id AS id FROM exchanges",
  exchange_lapsed: "SELECT return_id AS id FROM exchanges",
  exchange_ended: "SELECT return_id AS id FROM exchanges",
  exchange_sent: "SELECT return_id AS id FROM exchanges",
  value_loss: "SELECT id FROM value_losses",
  value_loss_decided: "SELECT id FROM value_losses",
  contact_acknowledgment: "SELECT id FROM contact_messages",
  contact_reply: "SELECT id FROM message_replies",
  staff_invitation: "SELECT id || '.' || sendings AS id FROM staff_invitations",
  staff_alarm: "SELECT 'alm_1.stf_1' AS id",
  staff_password_link: "SELECT user_id || '.1780000000000' AS id FROM staff_accounts WHERE password IS NOT NULL",
};

const folder = ".wrangler/test-mails";
let db: Database;
let shop: Shop;
let close: () => Promise<void>;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(demoState, `${folder}/state`, { recursive: true });
  const proxy = await getPlatformProxy<Environment>({
    configPath: "wrangler.toml",
    persist: { path: `${folder}/state/v3` },
  });
  const env = { ...proxy.env, LINK_SECRET: "signs-links-in-this-test-alone", PUBLIC_ORIGIN: "https://shop.example" };
  db = openDatabase(proxy.env.DB);
  shop = { db, env, waitUntil: () => {} };
  close = proxy.dispose;
  // The demo shop's requests are all confirmed.
  await db.run(sql`INSERT INTO newsletter_requests (id, email, consent_source, purposes, created_at)
    VALUES ('nrq_1', 'ebba@mail.example', 'popup', '{"newsletter":"1"}', ${new Date().toISOString()})`);
  // Nothing is wrong with it.
  await db.run(sql`INSERT INTO alarms (id, name, finding, opened_at)
    VALUES ('alm_1', 'webhooks-failing', 'Nothing reaches 1 webhook.', ${new Date().toISOString()})`);
  // Nothing of its orders was changed.
  for (const type of ["item changed", "address changed", "pickup point changed"])
    await db.run(sql`INSERT INTO order_events (id, order_id, type, actor, data, created_at)
      SELECT ${`evt ${type}`}, id, ${type}, 'kim', '{"item":"Tee","from":"Black, M","to":"Black, L","units":"1"}', created_at
      FROM orders LIMIT 1`);
  // Nothing was offered to be added to one.
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  await db.run(sql`INSERT INTO order_additions (id, order_id, lines, expires_at, created_by, created_at)
    SELECT 'add_1', id, '[{"productId":"p","variantId":"v","name":"Tee","color":"Black","size":"M","quantity":1}]', ${ends}, 'kim', created_at
    FROM orders WHERE status = 'pending' AND payment_status = 'paid' AND email <> '' LIMIT 1`);
  // Nobody asked staff to put an order together.
  await db.run(sql`INSERT INTO order_offers (id, customer, lines, shipping_method, total_ore, currency, expires_at, created_by, created_at)
    VALUES ('off_1', '{"email":"ebba@mail.example","firstName":"Ebba"}',
      '[{"productId":"p","variantId":"v","name":"Tee","color":"Black","size":"M","quantity":1,"priceOre":29900}]',
      'standard', 29900, 'SEK', ${ends}, 'kim', ${new Date().toISOString()})`);
});
afterAll(() => close());

it.each(emailTypes)("%s is whole, whatever it is about", async (type) => {
  const rows = await db.all<{ id: string }>(sql.raw(causes[type]));
  const mails = await Promise.all(rows.map(({ id }) => emails[type].render(id, shop)));
  const sent = mails.filter((mail) => mail !== null);
  expect(sent.length).toBeGreaterThan(0);
  for (const { subject, html, text, headers } of sent) {
    expect(subject).toMatch(/\S{3}/);
    expect(text.length).toBeGreaterThan(200);
    expect([subject, text, html].join("\n")).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    // By law what advertises says how to unsubscribe, and nothing else is a list.
    expect("List-Unsubscribe" in headers).toBe(emailFacts[type].kind === "marketing");
  }
});
