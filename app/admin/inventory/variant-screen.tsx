import { Link } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import type { KeysetPage } from "#app/db/keyset.server.ts";
import type { ListedMovement } from "#app/features/catalogue/inventory/movements.server.ts";
import type { VariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { reasonNames } from "#app/features/catalogue/inventory/reasons.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

import { inventoryShape } from "./inventory-list.ts";
import { VariantPicture } from "./variant-picture.tsx";

interface Props {
  variant: VariantStock;
  page: KeysetPage<ListedMovement>;
  shape: ListShape<"newest", never>;
  view: ListView<"newest", never>;
  /** Whether this member of staff may open orders. */
  showsOrders: boolean;
}

const link = "font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink";

/** A variant's units, and every change of them: why, who, when. */
export function VariantScreen({ variant, page, shape, view, showsOrders }: Props) {
  return (
    <>
      <Link to={inventoryShape.path} discover="none" className={`inline-flex min-h-11 items-center text-sm ${link}`}>
        Back to inventory
      </Link>
      <div className="mt-2 mb-6 flex items-start gap-4">
        <VariantPicture url={variant.image} />
        <div className="min-w-0 wrap-anywhere">
          <h1 className="display text-display-sm lg:text-display-md">{variant.product}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            {variant.color}, {variant.size}
            {variant.isArchived ? <Badge>Deleted product</Badge> : null}
          </p>
          <p className="mt-1 text-xs text-muted">{variant.id}</p>
        </div>
      </div>
      <dl className="mb-8 grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-3 text-sm">
        <Figure name="On hand" value={variant.quantity} />
        <Figure name="Sold in 30 days" value={variant.sold} />
        <Figure name="Wait for it" value={variant.waiting} />
      </dl>
      <h2 className="mb-3 text-lg font-semibold">Movements</h2>
      <DataTable
        caption="Movements"
        rows={page.rows.map((row) => ({ ...row, id: String(row.id) }))}
        empty="No movements yet: it never had any units."
        emptyIcon="list"
        columns={[
          {
            title: "Reason",
            lead: true,
            cell: ({ reason }) => <span className="font-semibold">{reasonNames[reason]}</span>,
          },
          { title: "Change", numeric: true, cell: ({ delta }) => <Change delta={delta} /> },
          { title: "Then", numeric: true, cell: ({ quantityAfter }) => quantityAfter },
          { title: "Who", cell: ({ actor }) => actor },
          {
            title: "When",
            cell: ({ createdAt }) => (
              <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
                {formatDateTime(createdAt)}
              </time>
            ),
          },
          {
            title: "About",
            cell: ({ orderId, orderNumber, note }) => (
              <>
                {orderId && showsOrders ? (
                  <Link to={`/admin/orders/${orderId}`} discover="none" className={link}>
                    {orderNumber}
                  </Link>
                ) : (
                  orderNumber
                )}{" "}
                {note}
              </>
            ),
          },
        ]}
      />
      <ListPages shape={shape} view={view} page={page} />
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="border border-line bg-white p-4">
      <dt className="eyebrow text-muted">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Change({ delta }: { delta: number }) {
  return (
    <span className={`font-semibold ${delta > 0 ? "text-success" : "text-danger"}`}>
      {delta > 0 ? `+${delta}` : `−${-delta}`}
    </span>
  );
}
