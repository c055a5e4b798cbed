import { useState } from "react";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { isNarrowed, type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import type { HandCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { noCategory, productCategories } from "#app/features/catalogue/products/categories.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { productStates } from "#app/shared/states.ts";

import { BulkBar } from "./bulk-bar.tsx";
import type { listStaffProducts, ProductRow } from "./list-products.server.ts";
import { productColumns } from "./product-columns.tsx";
import { SelectAll, SelectProduct } from "./select-products.tsx";

/** The list of the Products tab. */
export const productsList: List<typeof listStaffProducts> = {
  path: "/admin?tab=products",
  name: "products",
  caption: "Products",
  button: { text: "Add Product", to: "/admin/products/new", permission: "products:write" },
  searchLabel: "Name, category, type or tag",
  searchOrder: "Newest first",
  sorts: { newest: "Newest", name: "Name", "price-low": "Price: low to high", "price-high": "Price: high to low" },
  filters: {
    category: { label: "Category", values: [...productCategories, noCategory] },
    state: { label: "State", values: productStates },
    stock: { label: "Stock", values: { in: "In Stock", out: "Out of Stock" } },
  },
  empty: (view) => (isNarrowed(view) ? "No matching products." : "No products."),
  emptyIcon: "grid",
  columns: ({ role }) => productColumns(isAllowed(role, "products:write"), null),
};

/** The Products tab: product by product, or several at once. */
export function ProductsTab({
  entryId,
  collections,
  ...data
}: ListData<typeof listStaffProducts> & Pick<SelectableProps, "entryId" | "collections">) {
  const { view, page, role } = data;
  return (
    <ListScreen list={productsList} {...data}>
      {isAllowed(role, "products:write") ? (
        <SelectableProducts
          // Another page begins with nothing selected.
          key={page.rows.map(({ id }) => id).join(" ")}
          rows={page.rows}
          entryId={entryId}
          collections={collections}
          returnTo={listAddress(productsList, view, view.paging)}
        />
      ) : null}
    </ListScreen>
  );
}

interface SelectableProps {
  rows: readonly ProductRow[];
  /** The id of the audit log's entry of the next bulk edit. */
  entryId: string;
  /** Those that products can be added to. */
  collections: readonly HandCollection[];
  returnTo: string;
}

function SelectableProducts({ rows, entryId, collections, returnTo }: SelectableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const selection: Column<ProductRow> = {
    title: "Select",
    heading: (
      <SelectAll
        all={selected.size === rows.length}
        some={selected.size > 0}
        onChange={(all) => setSelected(new Set(all ? rows.map(({ id }) => id) : []))}
      />
    ),
    cell: (product) => <SelectProduct product={product} selected={selected.has(product.id)} onChange={select} />,
  };
  return (
    <BulkBar count={selected.size} returnTo={returnTo} entryId={entryId} collections={collections}>
      <DataTable
        caption="Products"
        columns={[selection, ...productColumns(true, entryId.replace("aud_", ""))]}
        rows={rows}
        empty=""
      />
    </BulkBar>
  );
}
