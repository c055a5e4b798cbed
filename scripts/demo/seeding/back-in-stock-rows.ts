import type { backInStockRequests } from "#app/db/schema/back-in-stock.server.ts";

import { demoPeople } from "../catalogue/people.ts";
import { daysBefore } from "./time.ts";

/** How many people wait for the first variants that are sold out: many, a few, one. */
const lines = [12, 4, 1];

/** Requests to be told when a variant is back: people in line, one who has not confirmed, and one who was told. */
export function backInStockRows(
  variants: readonly { id: string; quantity: number }[],
  now: Date,
): (typeof backInStockRequests.$inferInsert)[] {
  const soldOut = variants.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  const inStock = variants.find(({ quantity }) => quantity > 5)?.id;
  const request = (variantId: string, person: number, daysAgo: number, told: number | null = null) => ({
    id: `bis_demo_${variantId}_${person}`,
    variantId,
    email: demoPeople[person % demoPeople.length]?.email ?? "",
    createdAt: daysBefore(now, daysAgo + 0.1),
    confirmedAt: daysBefore(now, daysAgo),
    notifiedAt: told === null ? null : daysBefore(now, told),
  });
  const waiting = soldOut
    .slice(0, lines.length)
    .flatMap((id, place) => Array.from({ length: lines[place] ?? 0 }, (_, person) => request(id, person, 20 - person)));
  const open = soldOut.slice(0, 1).map((id) => ({ ...request(id, 12, 0.5), confirmedAt: null }));
  return [...waiting, ...open, ...(inStock ? [request(inStock, 3, 9, 4)] : [])];
}
