import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { isExportOrder, isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { nameOfDiscount } from "#app/shared/discount-name.ts";
import { discountRows } from "#app/shared/discount-row.ts";
import { formatPrice } from "#app/shared/money.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { Badge } from "#app/ui/badge.tsx";

/** What was ordered and what it came to, as it was agreed, what was done with it, and what went back. */
export function OrderLines({
  order,
  refundedOre,
  mayChange,
}: {
  order: OrderDetail;
  refundedOre: number;
  /** Whether what was not sent can get another size or color. */
  mayChange: boolean;
}) {
  const price = (ore: number) => formatPrice(ore, order.currency);
  const sums: [string, string][] = [["Subtotal", price(order.subtotalOre)]];
  sums.push(...discountRows({ ...order, discountName: nameOfDiscount(order) }, price));
  sums.push([`Shipping (${order.shippingMethod})`, order.shippingOre === 0 ? "Free" : price(order.shippingOre)]);
  sums.push([
    `${order.vatMode === "added" ? "VAT" : "of which VAT"} ${order.vatRateHundredths / 100} %${vatNote(order)}`,
    price(order.taxOre),
  ]);
  return (
    <>
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4 py-4 tabular-nums">
            <ProductPicture url={line.image} alt="" sizes="4rem" widest={320} className="aspect-4/5 w-16" />
            <div className="min-w-0 text-sm wrap-anywhere">
              <p className="font-medium">{line.name}</p>
              <p className="mt-1 text-muted">
                {line.color}, {line.size}
              </p>
              <p className="mt-1 text-muted">
                {line.quantity} × {price(line.priceOre)}
              </p>
              {line.discountOre ? (
                <p className="mt-1 text-muted">
                  {nameOfDiscount(order) ?? "Discount"}: {price(-line.discountOre)}
                </p>
              ) : null}
              <LineState line={line} order={order} />
              {mayChange && unitsToSend(line) > 0 ? (
                <RowLink to={`/admin/orders/${order.id}/items/${line.id}`}>
                  Change size or color
                  <span className="sr-only">{` of ${line.name}, ${line.color}, ${line.size}`}</span>
                </RowLink>
              ) : null}
            </div>
            <p className="text-sm font-medium whitespace-nowrap">{price(line.priceOre * line.quantity)}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto grid max-w-sm gap-2 text-sm tabular-nums">
        {sums.map(([name, sum]) => (
          <div key={name} className="flex justify-between gap-6">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-nowrap">{sum}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-t border-ink pt-2 text-base font-semibold">
          <dt>Total</dt>
          <dd className="whitespace-nowrap">{price(order.totalOre)}</dd>
        </div>
        {refundedOre > 0 ? (
          <>
            <div className="flex justify-between gap-6">
              <dt className="text-muted">Refunded</dt>
              <dd className="whitespace-nowrap">{price(-refundedOre)}</dd>
            </div>
            <div className="flex justify-between gap-6 font-semibold">
              <dt>Left</dt>
              <dd className="whitespace-nowrap">{price(order.totalOre - refundedOre)}</dd>
            </div>
          </>
        ) : null}
      </dl>
    </>
  );
}

/** What was done with the units of a line; nothing while the whole order waits to be sent. */
function LineState({ line, order }: { line: OrderDetail["lines"][number]; order: OrderDetail }) {
  const waiting = orderStatusFacts[order.status].isCancelled ? 0 : unitsToSend(line);
  const isPart = order.fulfilment === "partial" || waiting < line.quantity;
  const states = [
    { name: "sent", units: line.fulfilledQuantity, tone: "ink" },
    { name: "cancelled", units: line.cancelledQuantity, tone: "danger" },
    { name: "refunded", units: line.returnedQuantity, tone: "neutral" },
    { name: "to send", units: isPart ? waiting : 0, tone: "warning" },
  ] as const;
  const shown = states.filter(({ units }) => units > 0);
  if (shown.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {shown.map(({ name, units, tone }) => (
        <Badge key={name} tone={tone}>
          {units} {name}
        </Badge>
      ))}
    </p>
  );
}

/** What of an order's VAT isn't as usual. */
function vatNote(order: OrderDetail): string {
  if (isVoecOrder(order)) return ", Norway (VOEC)";
  return isExportOrder(order) ? ", export" : "";
}
