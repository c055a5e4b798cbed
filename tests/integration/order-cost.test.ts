import { expect, it } from "vitest";

import { openDatabase } from "#app/db/client.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

import { countRows } from "../../scripts/bench/scale/count-rows.ts";

/* What an order costs in D1, by which docs/scale.md counts. A change that makes it cost more says so here, and there. */
const most = {
  "placing it": { read: 75, written: 50, roundTrips: 4 },
  "announcing its payment": { read: 12, written: 10, roundTrips: 2 },
  "paying it": { read: 85, written: 62, roundTrips: 4 },
  "mailing it": { read: 60, written: 12, roundTrips: 9 },
};

it("an order costs no more rows and round trips than docs/scale.md says", async () => {
  const plain = openTestShop();
  const garment = newId("garment");
  await stockGarment(plain.db, { id: garment });
  const counter = countRows(plain.env.DB);
  const shop = { ...plain, env: { ...plain.env, DB: counter.binding }, db: openDatabase(counter.binding) };
  const call = async (path: string, data: object) => {
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": "198.51.100.7" };
    const request = new Request(`https://shop.example/api${path}`, {
      method: "POST",
      body: JSON.stringify(data),
      headers,
    });
    const response = await handleApi(request, shop);
    expect(response.status).toBeLessThan(300);
    return response.json<{ id: string }>();
  };

  const costs: Record<string, ReturnType<typeof counter.take>> = {};
  const order = { ...orderOf(garment), idempotencyKey: newId("key") };
  const placed = await call("/db", { collection_name: "orders", command: "--create", data: order });
  costs["placing it"] = counter.take();
  const created = await call("/payments", { orderId: placed.id, paymentMethod: "card" });
  costs["announcing its payment"] = counter.take();
  await call("/payments/process", { paymentId: created.id, token: "test_visa" });
  await plain.finished();
  costs["paying it"] = counter.take();
  const [mail] = await plain.db.all<{ id: string }>(`SELECT id FROM email_outbox WHERE cause_id = '${placed.id}'`);
  await plain.db.run(`UPDATE email_outbox SET status = 'queued', claimed_at = NULL WHERE id = '${mail?.id}'`);
  counter.take();
  await sendMail(mail?.id ?? "", shop, new Date());
  costs["mailing it"] = counter.take();

  for (const [part, { read, written, roundTrips }] of Object.entries(most)) {
    const cost = costs[part];
    expect([
      part,
      cost,
      (cost?.read ?? 0) <= read && (cost?.written ?? 0) <= written && (cost?.roundTrips ?? 0) <= roundTrips,
    ]).toEqual([part, cost, true]);
  }
});
