import type { Column } from "#app/admin/frame/data-table.tsx";
import { preview } from "#app/admin/frame/preview.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ProductPicture } from "#app/features/catalogue/catalogue/product-picture.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";

import { DeleteProduct } from "./delete-product.tsx";
import type { listStaffProducts } from "./list-products.server.ts";

export type ProductRow = Awaited<ReturnType<typeof listStaffProducts>>["rows"][number];

const shown: Column<ProductRow>[] = [
  {
    title: "Name",
    lead: true,
    cell: (product) => (
      <span className="flex items-center gap-3 lg:min-w-44 xl:min-w-56">
        <ProductPicture url={product.picture} alt="" width={160} className="aspect-4/5 w-12 shrink-0 text-2xs" />
        <span>
          <span className="font-medium">{product.name}</span>
          <StateNote product={product} />
        </span>
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
      product.soldOut ? <Badge tone="danger">Out of Stock</Badge> : <Badge tone="success">In Stock</Badge>,
  },
];

/** The columns of the Products tab. */
export function productColumns(mayWrite: boolean): Column<ProductRow>[] {
  return [
    ...shown,
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
}

/** What is told of a product that shoppers do not see. */
function StateNote({ product: { state, publishAt } }: { product: ProductRow }) {
  if (state === "published" || state === null) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2">
      <Badge tone={state === "scheduled" ? "warning" : "neutral"}>{state}</Badge>
      {state === "scheduled" && publishAt ? (
        <time dateTime={publishAt} className="text-xs whitespace-nowrap text-muted">
          {formatDateTime(publishAt)}
        </time>
      ) : null}
    </span>
  );
}
