import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import { type Column, DataTable } from "./data-table.tsx";
import type { listStaffProducts } from "./lists.server.ts";
import { preview } from "./preview.ts";

type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

const columns: Column<ProductRow>[] = [
  { title: "Name", cell: (product) => <span className="font-medium">{product.name}</span> },
  { title: "Category", cell: (product) => product.category },
  { title: "Description", cell: (product) => <span className="text-muted">{preview(product.description)}</span> },
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
  return <DataTable caption="Products" columns={columns} rows={rows} empty="No products." />;
}
