import { useState } from "react";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { BulkBar } from "./bulk-bar.tsx";
import type { listStaffProducts } from "./list-products.server.ts";
import { productColumns, type ProductRow } from "./product-columns.tsx";
import { productFilterNames, productList, productSortNames, type ProductView } from "./product-list.ts";
import { SelectAll, SelectProduct } from "./select-products.tsx";

interface Props {
  view: ProductView;
  page: Awaited<ReturnType<typeof listStaffProducts>>;
  /** Whether this member of staff may change products. */
  mayWrite: boolean;
  /** The id of the audit log's entry of the next bulk edit. */
  entryId: string;
}

/** The Products tab. */
export function ProductsPanel({ view, page, mayWrite, entryId }: Props) {
  const { rows } = page;
  const isFiltered = view.search !== "" || Object.keys(view.filters).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow">
          <ListToolbar
            name="products"
            searchLabel="Name, category, type or tag"
            shape={productList}
            view={view}
            sortNames={productSortNames}
            searchOrder="Newest first"
            filterNames={productFilterNames}
          />
        </div>
        {mayWrite ? (
          <ButtonLink to="/admin/products/new" discover="none" size="small" className="mb-4">
            Add Product
          </ButtonLink>
        ) : null}
      </div>
      <ProductTable
        // Another page begins with nothing selected.
        key={rows.map(({ id }) => id).join(" ")}
        rows={rows}
        mayWrite={mayWrite}
        entryId={entryId}
        returnTo={listAddress(productList, view, view.paging)}
        empty={isFiltered ? "No product matches." : "No products."}
      />
      <ListPages shape={productList} view={view} page={page} />
    </>
  );
}

interface TableProps {
  rows: readonly ProductRow[];
  mayWrite: boolean;
  entryId: string;
  returnTo: string;
  empty: string;
}

function ProductTable({ rows, mayWrite, entryId, returnTo, empty }: TableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const table = (columns: readonly Column<ProductRow>[]) => (
    <DataTable caption="Products" columns={columns} rows={rows} empty={empty} emptyIcon="grid" />
  );
  if (!mayWrite || rows.length === 0) return table(productColumns(mayWrite));
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
    <BulkBar count={selected.size} returnTo={returnTo} entryId={entryId}>
      {table([selection, ...productColumns(mayWrite)])}
    </BulkBar>
  );
}
