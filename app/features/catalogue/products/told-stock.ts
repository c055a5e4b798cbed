import { lowStockThreshold } from "./product.ts";

/** The most units that strangers are told are left, which is also the most that one line of an order takes: how much the shop has is its own business. */
export const mostUnitsTold = 10;

/** So many units as strangers are told of them. */
export function toldUnits(units: number): number {
  return Math.min(Math.max(0, units), mostUnitsTold);
}

/** What strangers are told of a stock: `available` up to `mostUnitsTold`, where `orMore` says that there may be more. */
export interface ToldStock {
  level: "in-stock" | "low" | "out-of-stock";
  available: number;
  orMore: boolean;
}

/** What strangers are told of so many units. */
export function toldStock(units: number): ToldStock {
  const available = toldUnits(units);
  const level = available === 0 ? "out-of-stock" : available <= lowStockThreshold ? "low" : "in-stock";
  return { level, available, orMore: available === mostUnitsTold };
}
