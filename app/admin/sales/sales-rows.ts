import type { DaySales, SalesSums } from "#app/features/selling/sales/sales-report.server.ts";

/** A row of the sales table: a day, a week or a month. */
export interface SalesRow extends SalesSums {
  id: string;
  label: string;
}

/** What each column of the table is called, in its order, and whether it is money. */
export const salesColumns = [
  { name: "orders", title: "Orders" },
  { name: "units", title: "Units" },
  { name: "paidOre", title: "Revenue", money: true },
  { name: "discountOre", title: "Discounts", money: true },
  { name: "shippingOre", title: "Shipping", money: true },
  { name: "vatOre", title: "VAT", money: true },
  { name: "refunds", title: "Refunds" },
  { name: "refundedOre", title: "Refunded", money: true },
] as const satisfies readonly { name: keyof SalesSums; title: string; money?: boolean }[];

/** What one order came to on average, in öre; 0 without orders. */
export function averageOrderOre({ paidOre, orders }: Pick<DaySales, "paidOre" | "orders">): number {
  return orders === 0 ? 0 : Math.round(paidOre / orders);
}

/** How much more (or less) than before, in whole percent; null when there was nothing before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** A change in percent with its sign: `+12%`, `−3%`, `±0%`. */
export function changeText(percent: number): string {
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}%`;
}
