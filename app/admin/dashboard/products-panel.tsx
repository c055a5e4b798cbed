import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { preview } from "#app/admin/frame/preview.ts";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import type { listStaffProducts } from "./lists.server.ts";

type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

const columns: Column<ProductRow>[] = [
  {
    title: "Name",
    lead: true,
    cell: (product) => (
      <span className="flex items-center gap-3 font-medium lg:min-w-56">
        <ProductPicture url={product.picture} alt="" sizes="3rem" className="aspect-4/5 w-12 shrink-0 text-2xs" />
        {product.name}
      </span>
    ),
  },
  { title: "Category", cell: (product) => <span className="lg:whitespace-nowrap">{product.category}</span> },
  {
    title: "Description",
    wide: true,
    cell: (product) => <span className="block max-w-prose text-muted">{preview(product.description)}</span>,
  },
  {
    title: "Price",
    numeric: true,
    cell: (product) => <span className="whitespace-nowrap">{formatPrice(product.priceOre, product.currency)}</span>,
  },
  {
    title: "Stock",
    cell: (product) =>
      product.stock > 0 ? <Badge tone="success">In Stock</Badge> : <Badge tone="danger">Out of Stock</Badge>,
  },
];

/** The Products tab. */
export function ProductsPanel({ rows }: { rows: readonly ProductRow[] }) {
  return <DataTable caption="Products" columns={columns} rows={rows} empty="No products." emptyIcon="grid" />;
}
