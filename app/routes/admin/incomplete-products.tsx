import { DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { listIncompleteProducts } from "#app/features/catalogue/products/incomplete-products.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/incomplete-products";

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await listIncompleteProducts(shopOf(context).db) };
}

export const meta = () => [{ title: "Incomplete products | Admin" }];

export default function IncompleteProducts({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-lg font-semibold">Published products that lack data</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">
          Published products without the composition, manufacturer, model number or warnings that the law requires. Open
          a product to see what's missing.
        </p>
      </div>
      <DataTable
        caption="Incomplete products"
        columns={[
          {
            title: "Product",
            lead: true,
            cell: ({ id, name }) => <RowLink to={`/admin/products/${encodeURIComponent(id)}`}>{name}</RowLink>,
          },
          { title: "Category", cell: ({ category }) => category },
        ]}
        rows={products}
        empty="No incomplete products."
        emptyIcon="check"
      />
    </div>
  );
}
