import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { z } from "zod";

import { type Database, openDatabase, statement } from "#app/db/client.server.ts";

import type { RunningShop } from "../../setup/serve.ts";
import { countWaiting, endAllWaiting, readStock, settleAccounts } from "./accounts.ts";
import { workerdMegabytes } from "./memory.ts";
import { type Garment, shop, type Told } from "./shopper.ts";

/** As many at once as keep two cores busy. */
const shoppers = 12;
const sampleMs = 5_000;
const cronMs = 30_000;
/** Units of the garment that nearly everybody buys, and of the one that is sold out soon. */
const plenty = 1_000_000;
const scarce = 40;
const maxSettling = 20;

/** The entry that puts faults between the built shop and its bindings. */
export const faultyWorker = `import shop from "./index.js";
${readFileSync(new URL("faulty-worker.js", import.meta.url), "utf8")}`;

/** Lets shoppers buy for some minutes while bindings fail, and then accounts for every order, payment, unit and e-mail. */
export async function soak(running: RunningShop, minutes: number): Promise<boolean> {
  const db = openDatabase(await running.database());
  const [common, rare] = await stockTwo(db);
  const before = await readStock(db);
  const told: Told = { purchases: new Map(), answers: {}, odd: [], hungUp: 0 };
  const origin = new URL(running.origin).origin;
  const memory: number[] = [];
  const end = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() > end;
  let next = 0;
  const buy = async () => {
    while (!isOver()) await shop({ origin, number: ++next }, Math.random() < 0.05 ? rare : common, told);
  };
  const every = async (ms: number, work: () => unknown) => {
    while (!isOver()) {
      await work();
      await pause(Math.min(ms, Math.max(0, end - Date.now())) + 1);
    }
  };
  await Promise.all([
    ...Array.from({ length: shoppers }, buy),
    every(sampleMs, () => memory.push(workerdMegabytes() ?? 0)),
    every(cronMs, () => running.runCron()),
  ]);

  await readFaults(`${origin}/soak/calm`);
  for (let round = 0; round < maxSettling && (await countWaiting(db)) > 0; round++) {
    await endAllWaiting(db);
    await running.runCron();
    await pause(2_000);
  }
  const { mails, injected } = await readFaults(`${origin}/soak/state`);
  const accounts = await settleAccounts(db, before, told, mails);
  const problems = [...accounts.problems, ...told.odd];

  console.log(`Soak of ${minutes} minutes, ${shoppers} shoppers at once`);
  console.table({ ...sorted(told.answers), "hung up": told.hungUp });
  console.log("Faults injected");
  console.table(sorted(injected));
  const { orders, paid, refunded, mailedAgain } = accounts;
  const megabytes = (value: number | undefined) => `${Math.round(value ?? 0)} MB`;
  const at = (share: number) => megabytes(memory[Math.floor((memory.length - 1) * share)]);
  console.log(
    `${next} shoppers, ${(next / minutes / 60).toFixed(1)} a second; ${orders} orders: ${paid} paid, ${refunded} paid and refunded; ${mailedAgain} got their e-mail twice.`,
  );
  console.log(
    `Memory of workerd: ${[0, 0.25, 0.5, 0.75, 1].map(at).join(", ")}; most ${megabytes(Math.max(...memory))}.`,
  );
  console.log(
    problems.length === 0
      ? "Every order, payment, unit and e-mail is accounted for."
      : `${problems.length} do not add up:`,
  );
  for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
  return problems.length === 0;
}

const faultsSchema = z.object({
  mails: z.record(z.string(), z.number()),
  injected: z.record(z.string(), z.number()),
});

/** What the faulty bindings have done so far. At `/soak/calm` they stop failing. */
async function readFaults(url: string) {
  const response = await fetch(url);
  return faultsSchema.parse(await response.json());
}

function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Two garments of the demo shop: one with more units than can be sold, and one with few. */
async function stockTwo(db: Database): Promise<[Garment, Garment]> {
  const variants = await statement<Garment & { id: string; quantity: number }>(
    db,
    sql`SELECT v.id, v.product_id AS productId, v.color_id AS colorId, v.size_id AS sizeId, v.quantity, p.price_ore / 100.0 AS price
      FROM product_variants v JOIN products p ON p.id = v.product_id
      WHERE p.state = 'published' AND p.in_stock = 1 AND v.quantity > 0 AND p.currency = 'SEK'
      GROUP BY p.id ORDER BY p.id LIMIT 2`,
  );
  const [common, rare] = variants;
  if (!common || !rare) throw new Error("The demo shop has fewer than two garments in stock");
  const now = new Date().toISOString();
  const set = ({ id, productId, quantity }: typeof common, units: number) =>
    statement(
      db,
      sql`INSERT INTO stock_movements (variant_id, product_id, delta, quantity_after, reason, actor, created_at)
        SELECT ${id}, ${productId}, ${units - quantity}, ${units}, 'count', 'soak', ${now} WHERE ${units} <> ${quantity}`,
    );
  await db.batch([set(common, plenty), set(rare, scarce)]);
  return [common, rare];
}
