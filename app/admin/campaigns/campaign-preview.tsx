import { type Column, DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PreviewedPrice } from "#app/features/catalogue/campaigns/previewed-price.ts";
import { percentOff } from "#app/features/catalogue/products/percent-off.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { Preview } from "./read-preview.server.ts";

/** The prices as staff set them, and then, VAT included, as shoppers see them. */
const columnsFor = ({ vat, isOpen }: Preview): Column<PreviewedPrice>[] => [
  {
    title: "Product",
    lead: true,
    cell: ({ productId, name, variants }) => (
      <>
        <RowLink to={`/admin/products/${encodeURIComponent(productId)}`}>{name}</RowLink>
        {variants === null ? null : (
          <span className="block text-sm text-muted">{variants === 1 ? "1 variant" : `${variants} variants`}</span>
        )}
      </>
    ),
  },
  {
    title: titleOf("Before", vat),
    numeric: true,
    cell: ({ priceOre, currency }) => <Price ore={priceOre} currency={currency} />,
  },
  {
    title: titleOf("Campaign", vat),
    numeric: true,
    cell: ({ nextOre, currency }) => (nextOre === null ? "–" : <Price ore={nextOre} currency={currency} />),
  },
  { title: "Shoppers see", cell: (product) => <Seen product={product} vat={vat} isOpen={isOpen} /> },
];

const titleOf = (title: string, { mode }: VatRule) => (mode === "added" ? `${title}, excl. VAT` : title);

/** A price that isn't parted from its currency in a narrow column. */
function Price({ ore, currency }: { ore: number; currency: Currency }) {
  return <span className="whitespace-nowrap">{formatPrice(ore, currency)}</span>;
}

function Seen({ product, vat, isOpen }: { product: PreviewedPrice } & Pick<Preview, "vat" | "isOpen">) {
  const { nextOre, priorOre, heldBy, currency } = product;
  if (heldBy !== null) return <span className="text-muted">Left out: already in '{heldBy}'.</span>;
  if (nextOre === null) return <span className="text-muted">Left out: already at that price or lower.</span>;
  if (!isOpen) return <span className="text-muted">Nothing: it isn't open.</span>;
  const paidOre = priceWithVat(nextOre, vat);
  const paid = formatPrice(paidOre, currency);
  if (priorOre === null)
    return (
      <span className="tabular-nums">
        {paid}, <strong className="font-semibold text-warning">no reduction</strong>
      </span>
    );
  const beforeOre = priceWithVat(priorOre, vat);
  return (
    <span className="tabular-nums">
      {paid} <s>{formatPrice(beforeOre, currency)}</s>{" "}
      <span className="whitespace-nowrap">−{percentOff(beforeOre, paidOre)}%</span>
    </span>
  );
}

/** What a campaign comes to, price by price: what shoppers see struck through, and where the law lets them see nothing. */
export function CampaignPreview({ preview, isOver = false }: { preview: Preview; isOver?: boolean }) {
  const { products, country, isOpen, unpriced } = preview;
  const columns = columnsFor(preview);
  const silent =
    isOver || !isOpen ? [] : products.filter(({ nextOre, priorOre }) => nextOre !== null && priorOre === null);
  const count = new Set(silent.map(({ productId }) => productId)).size;
  return (
    <>
      {isOpen || isOver ? null : (
        <Notice tone="warning" className="mb-4">
          {country} isn't open, so no shopper sees its prices. They change all the same.
        </Notice>
      )}
      {unpriced > 0 ? (
        <Notice tone="warning" className="mb-4">
          {unpriced === 1 ? "1 product is" : `${unpriced} products are`} left out: no price in {country}.
        </Notice>
      ) : null}
      {count > 0 ? (
        <Notice tone="warning" className="mb-4">
          {count === 1 ? "1 product gets" : `${count} products get`} the lower price, but no reduction is shown: within
          the 30 days before, the price was as low.
        </Notice>
      ) : null}
      <DataTable
        caption="Products of the campaign"
        columns={isOver ? columns.slice(0, 3) : columns}
        rows={products}
        empty="No matching products."
      />
    </>
  );
}
