import type { Column } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Badge } from "#app/ui/badge.tsx";

import { DeleteProduct } from "./delete-product.tsx";
import type { ProductRow } from "./list-products.server.ts";
import { stateTexts } from "./state-texts.ts";

/** The columns of the Products tab. With the key of a request rows can be duplicated: they stand in the form of the bulk edit then. */
export function productColumns(mayWrite: boolean, requestKey: string | null): Column<ProductRow>[] {
  return [
    {
      title: "Name",
      lead: true,
      cell: (product) => (
        <span className="flex items-center gap-3 lg:min-w-44 xl:min-w-56">
          <ProductPicture url={product.picture} alt="" width={160} className="aspect-4/5 w-12 shrink-0 text-2xs" />
          <span>
            <span className="block font-medium">{product.name}</span>
            <span className="block text-xs text-muted">{product.category}</span>
          </span>
        </span>
      ),
    },
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
          {requestKey === null ? null : <DuplicateProduct product={product} requestKey={requestKey} />}
          {mayWrite ? <DeleteProduct product={product} /> : null}
        </span>
      ),
    },
  ];
}

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
