import { useState } from "react";

import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { isNarrowed, type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { noCategory, productCategories } from "#app/features/catalogue/products/categories.ts";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { productStates } from "#app/shared/states.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Badge } from "#app/ui/badge.tsx";

import { BulkBar } from "./bulk-bar.tsx";
import { DeleteProduct } from "./delete-product.tsx";
import type { listStaffProducts, ProductRow } from "./list-products.server.ts";
import { SelectAll, SelectProduct } from "./select-products.tsx";
import { stateTexts } from "./state-texts.ts";

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
  columns: ({ role }) => {
    const mayWrite = isAllowed(role, "products:write");
    return [
      {
        title: "Name",
        lead: true,
        cell: (product) => (
          <span className="flex items-center gap-3 lg:min-w-44 xl:min-w-56">
            <ProductPicture url={product.picture} alt="" width={160} className="aspect-4/5 w-12 shrink-0 text-2xs" />
            <span className="font-medium">{product.name}</span>
          </span>
        ),
      },
      { title: "Category", cell: (product) => <span className="lg:whitespace-nowrap">{product.category}</span> },
      { title: "Price", numeric: true, cell: (product) => <PaidPrice product={product} /> },
      { title: "Stock", numeric: true, cell: (product) => <Stock product={product} /> },
      { title: "Pictures", numeric: true, cell: ({ pictures }) => pictures },
      { title: "State", cell: (product) => <State product={product} /> },
      {
        title: "Action",
        cell: (product) => (
          <span className="flex gap-4 whitespace-nowrap">
            <RowLink to={`/admin/products/${encodeURIComponent(product.id)}`} aria-label={`Edit ${product.name}`}>
              {mayWrite ? "Edit" : "View"}
            </RowLink>
            {mayWrite ? <DeleteProduct product={product} /> : null}
          </span>
        ),
      },
    ];
  },
};

/** Makes a draft of a row's product. It stands in the form of the bulk edit, and posts elsewhere. */
function DuplicateProduct({ product: { id, name }, requestKey }: { product: ProductRow; requestKey: string }) {
  return (
    <button
      type="submit"
      name="key"
      value={requestKey}
      formAction={`/admin/products/${encodeURIComponent(id)}/duplicate`}
      aria-label={`Duplicate ${name}`}
      className="min-h-11 text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      Duplicate
    </button>
  );
}

/** What shoppers pay, and why it is less than usual. */
function PaidPrice({ product }: { product: ProductRow }) {
  const { priceOre, earlierPriceOre, currency, vatAdded, campaign } = product;
  const vat = { mode: vatAdded > 0 ? "added" : "included", rateHundredths: vatAdded } as const;
  const paid = (ore: number) => formatPrice(priceWithVat(ore, vat), currency);
  return (
    <>
      <span className="font-medium whitespace-nowrap">{paid(priceOre)}</span>
      {earlierPriceOre === null ? null : (
        <span className="block text-xs text-muted">
          <span className="whitespace-nowrap">was {paid(earlierPriceOre)}</span>
          {campaign === null ? null : <span className="block">{campaign}</span>}
        </span>
      )}
    </>
  );
}

function Stock({ product: { units, variants, soldOut } }: { product: ProductRow }) {
  return (
    <>
      <span className="whitespace-nowrap">{units === 1 ? "1 unit" : `${units} units`}</span>
      <span className="block text-xs whitespace-nowrap text-muted">
        {variants === 1 ? "1 variant" : `${variants} variants`}
      </span>
      {soldOut ? <Badge tone="danger">Out of Stock</Badge> : null}
    </>
  );
}

function State({ product: { state, publishAt } }: { product: ProductRow }) {
  const tone = state === "published" ? "success" : state === "scheduled" ? "warning" : "neutral";
  return (
    <>
      <Badge tone={tone}>{stateTexts[state ?? "draft"]}</Badge>
      {state === "scheduled" && publishAt ? (
        <time dateTime={publishAt} className="mt-1 block text-xs whitespace-nowrap text-muted">
          {formatDateTime(publishAt)}
        </time>
      ) : null}
    </>
  );
}

/** The Products tab: product by product, or several at once. */
export function ProductsTab({ entryId, ...data }: ListData<typeof listStaffProducts> & { entryId: string }) {
  const { view, page, role } = data;
  return (
    <ListScreen list={productsList} {...data}>
      {isAllowed(role, "products:write") ? (
        <SelectableProducts
          // Another page begins with nothing selected.
          key={page.rows.map(({ id }) => id).join(" ")}
          rows={page.rows}
          columns={productsList.columns?.({ ...data, here: "" }) ?? []}
          entryId={entryId}
          returnTo={listAddress(productsList, view, view.paging)}
        />
      ) : null}
    </ListScreen>
  );
}

interface SelectableProps {
  rows: readonly ProductRow[];
  columns: readonly Column<ProductRow>[];
  /** The id of the audit log's entry of the next bulk edit. */
  entryId: string;
  returnTo: string;
}

function SelectableProducts({ rows, columns, entryId, returnTo }: SelectableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)));
  const copies: Column<ProductRow> = {
    title: "Copy",
    cell: (product) => <DuplicateProduct product={product} requestKey={entryId.replace("aud_", "")} />,
  };
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
      <DataTable caption="Products" columns={[selection, ...columns, copies]} rows={rows} empty="" />
    </BulkBar>
  );
}
