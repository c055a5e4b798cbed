import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { stockFilters, type StockSort, stockSorts } from "#app/features/catalogue/inventory/stock-list.ts";

/** What the URL of the stock list may say. */
export const inventoryShape = {
  path: "/admin/inventory",
  sorts: stockSorts,
  filters: { stock: stockFilters },
} as const satisfies ListShape<StockSort, "stock">;
export type InventoryView = ListView<StockSort, "stock">;

export const sortNames: Record<StockSort, string> = {
  name: "Product A to Z",
  fewest: "Fewest units first",
  most: "Most units first",
};
export const filterNames = {
  stock: { label: "Stock", values: { low: "Low: 1 to 5", out: "Sold out", in: "In stock" } },
};

/** The page of a variant's movements. */
export function variantPath(variantId: string): string {
  return `${inventoryShape.path}/${encodeURIComponent(variantId)}`;
}
