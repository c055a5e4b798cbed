import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { noCategory, productCategories } from "#app/features/catalogue/catalogue/categories.ts";
import { productStates } from "#app/shared/states.ts";

export type ProductSort = "newest" | "name" | "price-low" | "price-high";
export type ProductFilter = "category" | "state" | "stock";
export type ProductView = ListView<ProductSort, ProductFilter>;

/** The Products tab's list, as its URL says it. */
export const productList: ListShape<ProductSort, ProductFilter> = {
  path: "/admin?tab=products",
  sorts: ["newest", "name", "price-low", "price-high"],
  filters: {
    category: [...productCategories, noCategory],
    state: productStates,
    stock: ["in", "out"],
  },
};

export const productSortNames: Record<ProductSort, string> = {
  newest: "Newest",
  name: "Name",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
};

export const productFilterNames = {
  category: { label: "Category" },
  state: { label: "State" },
  stock: { label: "Stock", values: { in: "In Stock", out: "Out of Stock" } },
};
