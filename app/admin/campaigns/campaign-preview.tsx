import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PreviewedProduct } from "#app/features/campaigns/preview-campaign.server.ts";
import { percentOff } from "#app/features/catalogue/percent-off.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Notice } from "#app/ui/notice.tsx";

const columns: Column<PreviewedProduct>[] = [
  {
    title: "Product",
    lead: true,
    cell: ({ id, name }) => <RowLink to={`/admin/products/${encodeURIComponent(id)}`}>{name}</RowLink>,
  },
  { title: "Before", numeric: true, cell: ({ priceOre, currency }) => formatPrice(priceOre, currency) },
  {
    title: "Campaign",
    numeric: true,
    cell: ({ nextOre, currency }) => (nextOre === null ? "–" : formatPrice(nextOre, currency)),
  },
  { title: "Shoppers see", cell: (product) => <Seen product={product} /> },
];

function Seen({ product: { nextOre, priorOre, heldBy, currency } }: { product: PreviewedProduct }) {
  if (heldBy !== null) return <span className="text-muted">Stays out: it is in '{heldBy}'.</span>;
  if (nextOre === null) return <span className="text-muted">Stays out: it costs no more than that.</span>;
  if (priorOre === null) return <strong className="font-semibold text-warning">No reduction</strong>;
  return (
    <span className="tabular-nums">
      <s>{formatPrice(priorOre, currency)}</s> −{percentOff(priorOre, nextOre)} %
    </span>
  );
}

/** What a campaign comes to, product by product: what shoppers see struck through, and where the law lets them see nothing. */
export function CampaignPreview({
  products,
  isOver = false,
}: {
  products: readonly PreviewedProduct[];
  isOver?: boolean;
}) {
  const silent = isOver ? 0 : products.filter(({ nextOre, priorOre }) => nextOre !== null && priorOre === null).length;
  return (
    <>
      {silent > 0 ? (
        <Notice tone="warning" className="mb-4">
          {silent === 1 ? "1 product gets" : `${silent} products get`} the lower price, but no reduction is shown:
          within the 30 days before, the price was as low.
        </Notice>
      ) : null}
      <DataTable
        caption="Products of the campaign"
        columns={isOver ? columns.slice(0, 3) : columns}
        rows={products}
        empty="No product for sale is meant. Check the ids."
      />
    </>
  );
}
