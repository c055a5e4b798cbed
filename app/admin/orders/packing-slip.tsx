import { RowLink } from "#app/admin/frame/row-link.tsx";
import { parcelToPack } from "#app/features/selling/orders/packed-lines.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { Logo } from "#app/features/shop/brand/logo.tsx";
import { PlaceLines } from "#app/features/shop/pickup-points/place-lines.tsx";
import { formatDate } from "#app/shared/dates.ts";

import { PrintButton } from "./print-button.tsx";

interface Props {
  order: OrderDetail;
  sender: { siteName: string; companyName: string; street: string; postalCode: string; city: string; email: string };
}

/** What goes into the parcel of an order, to print and lay in: no prices. Once all was sent, it lists the whole order. */
export function PackingSlip({ order, sender }: Props) {
  const { lines, isPart } = parcelToPack(order);
  return (
    <div className="mx-auto max-w-3xl print:max-w-none">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
        <PrintButton />
      </div>
      <article className="border border-line bg-white p-8 text-sm leading-6 sm:p-10 print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-6 border-b border-ink pb-6">
          <div>
            <Logo siteName={sender.siteName} />
            <p className="mt-3 text-muted">
              {sender.companyName}
              <br />
              {sender.street}, {sender.postalCode} {sender.city}
            </p>
          </div>
          <div className="tabular-nums sm:text-right">
            <h1 className="display text-display-sm">Packing slip</h1>
            <p className="mt-1 font-semibold">{order.orderNumber}</p>
            <p>
              Ordered <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            </p>
          </div>
        </header>
        <section className="mt-6">
          <h2 className="eyebrow text-muted">Ship to</h2>
          <address className="mt-2 not-italic wrap-anywhere">
            {order.firstName} {order.lastName}
            <br />
            <PlaceLines order={order} />
            {order.country}
          </address>
        </section>
        {isPart ? (
          <p className="mt-6 font-medium">
            This is a part of the order. The other items came in a parcel of their own.
          </p>
        ) : null}
        <table className="mt-6 w-full text-left">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Item
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                Color, size
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Quantity
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id} className="break-inside-avoid border-b border-line align-top">
                <td className="py-3 pr-4 font-medium wrap-anywhere">
                  {line.name}
                  <span className="block font-normal text-muted">{line.variantId}</span>
                </td>
                <td className="py-3 pr-4 wrap-anywhere">
                  {line.color}, {line.size}
                </td>
                <td className="py-3 text-right text-base font-semibold tabular-nums">{line.units}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-8 text-muted">
          Something missing or not right? Write to {sender.email} with your order number. You can return what you have
          not worn within {order.returnDays} days.
        </p>
      </article>
    </div>
  );
}
