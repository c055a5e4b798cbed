import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";

import { PrintButton } from "./print-button.tsx";

type Props = Awaited<ReturnType<typeof readPickList>> & {
  /** Whether it is of chosen orders, and not of all that are to be packed. */
  isChosen: boolean;
  /** ISO time. */
  printedAt: string;
};

/** What to fetch from the shelves, variant by variant, with a box to tick and the orders each is for. */
export function PickList({ variants, orderCount, isCapped, isChosen, printedAt }: Props) {
  const units = variants.reduce((sum, variant) => sum + variant.units, 0);
  return (
    <div className="mx-auto max-w-4xl print:max-w-none">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <RowLink to="/admin?tab=orders&work=to-send">Orders to send</RowLink>
        {variants.length > 0 ? <PrintButton /> : null}
      </div>
      <h1 className="display text-display-sm lg:text-display-md">Pick list</h1>
      <p className="mt-2 mb-6 text-sm text-muted tabular-nums">
        {`${units} ${units === 1 ? "item" : "items"} for ${orderCount} ${orderCount === 1 ? "order" : "orders"}, `}
        <time dateTime={printedAt}>{formatDateTime(printedAt)}</time>
        {isCapped ? ". These have waited longest; more orders may wait." : ""}
      </p>
      {variants.length === 0 ? (
        <EmptyTable
          text={isChosen ? "Nothing of these orders is to be packed." : "Nothing is to be packed."}
          icon="check"
        />
      ) : (
        <table className="w-full border border-line bg-white text-left text-sm print:border-0">
          <thead>
            <tr className="border-b border-ink">
              {["Done", "Units", "Item", "Orders"].map((title) => (
                <th key={title} scope="col" className="p-3 font-semibold print:py-1">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant.variantId} className="break-inside-avoid border-b border-line align-top">
                <td className="w-12 p-3 print:py-2">
                  <span aria-hidden="true" className="block size-5 border border-ink" />
                  <span className="sr-only">to fetch</span>
                </td>
                <td className="w-16 p-3 text-lg font-semibold tabular-nums print:py-2">{variant.units}</td>
                <th scope="row" className="p-3 text-left font-medium wrap-anywhere print:py-2">
                  {variant.name}
                  <span className="block font-normal">
                    {variant.color}, {variant.size}
                  </span>
                  <span className="block font-normal text-muted">{variant.variantId}</span>
                </th>
                <td className="p-3 text-muted tabular-nums print:py-2">
                  {variant.orders.map(({ id, orderNumber, units: part }) => (
                    <span key={id} className="mr-4 inline-block whitespace-nowrap">
                      {orderNumber}
                      {part > 1 ? ` × ${part}` : ""}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
