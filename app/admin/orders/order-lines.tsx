import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import type { OrderDetail } from "#app/features/orders/queries.server.ts";
import { formatPrice } from "#app/shared/money.ts";

/** What was ordered and what it came to, as it was agreed. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const price = (ore: number) => formatPrice(ore, order.currency);
  const sums: [string, string][] = [["Subtotal", price(order.subtotalOre)]];
  if (order.discountOre > 0)
    sums.push([`Discount${order.discountCode ? ` (${order.discountCode})` : ""}`, price(-order.discountOre)]);
  sums.push([`Shipping (${order.shippingMethod})`, order.shippingOre === 0 ? "Free" : price(order.shippingOre)]);
  sums.push([
    `${order.vatMode === "added" ? "VAT" : "of which VAT"} ${order.vatRateHundredths / 100} %`,
    price(order.taxOre),
  ]);
  return (
    <>
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-4 py-4 tabular-nums">
            <ProductPicture url={line.image} alt="" sizes="4rem" className="aspect-4/5 w-16" />
            <div className="min-w-0 text-sm wrap-anywhere">
              <p className="font-medium">{line.name}</p>
              <p className="mt-1 text-muted">
                {line.color}, {line.size}
              </p>
              <p className="mt-1 text-muted">
                {line.quantity} × {price(line.priceOre)}
              </p>
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
      </dl>
    </>
  );
}
