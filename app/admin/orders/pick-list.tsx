import { useState } from "react";

import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PickedVariant, readPickList } from "#app/features/selling/orders/pick-list.server.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";

import { scan, scanText } from "./picking.ts";
import { PrintButton } from "./print-button.tsx";
import { ScanField } from "./scan-field.tsx";
import { usePicked } from "./use-picked.ts";

type Props = Awaited<ReturnType<typeof readPickList>> & {
  /** Whether it is of chosen orders, and not of all that are to be packed. */
  isChosen: boolean;
  /** ISO time. */
  printedAt: string;
};

/** What to fetch from the shelves, variant by variant: printed, or ticked by scanning while one walks. */
export function PickList({ variants, orderCount, isCapped, isChosen, printedAt }: Props) {
  const hydrated = useHydrated();
  const [picked, setPicked] = usePicked(variants);
  const [said, setSaid] = useState<{ text: string; isRefused: boolean } | null>(null);
  const units = variants.reduce((sum, variant) => sum + variant.units, 0);
  const fetched = Object.values(picked).reduce((sum, count) => sum + count, 0);
  const pick = (code: string) => {
    const result = scan(variants, picked, code);
    const after = result.kind === "picked" ? result.picked : picked;
    setPicked(after);
    setSaid({ text: scanText(result, after), isRefused: result.kind !== "picked" });
  };
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
      {hydrated && variants.length > 0 ? <ScanField onCode={pick} said={said} /> : null}
      {fetched > 0 ? (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-sm font-medium tabular-nums print:hidden">
          {fetched === units ? "All picked." : `${fetched} of ${units} picked.`}
          <Button
            size="small"
            look="outline"
            onClick={() => {
              setPicked({});
              setSaid(null);
            }}
          >
            Start over
          </Button>
        </p>
      ) : null}
      {variants.length === 0 ? (
        <EmptyTable
          text={isChosen ? "Nothing of these orders is to be packed." : "Nothing is to be packed."}
          icon="check"
        />
      ) : (
        <table className="w-full border border-line bg-white text-left text-sm print:border-0">
          <thead>
            <tr className="border-b border-ink">
              {["Done", "Units", "Place", "Item", "Orders"].map((title) => (
                <th
                  key={title}
                  scope="col"
                  // On a phone the orders stand under their item.
                  className={`p-3 font-semibold print:py-1 ${title === "Orders" ? "max-sm:hidden print:table-cell" : ""}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr
                key={variant.variantId}
                className={`break-inside-avoid border-b border-line align-top ${picked[variant.variantId] === variant.units ? "bg-success-pale print:bg-white" : ""}`}
              >
                <td className="w-12 p-3 print:py-2">
                  <Done
                    variant={variant}
                    units={picked[variant.variantId] ?? 0}
                    onChange={(count) => setPicked({ ...picked, [variant.variantId]: count })}
                  />
                </td>
                <td className="w-16 p-3 text-lg font-semibold tabular-nums print:py-2">{variant.units}</td>
                <td className="p-3 font-medium whitespace-nowrap print:py-2">{variant.place ?? "–"}</td>
                <th scope="row" className="p-3 text-left font-medium wrap-anywhere print:py-2">
                  {variant.name}
                  <span className="block font-normal">
                    {variant.color}, {variant.size}
                  </span>
                  <span className="block font-normal text-muted">{variant.sku ?? variant.variantId}</span>
                  {variant.gtin ? (
                    <span className="block font-normal text-muted tabular-nums">{variant.gtin}</span>
                  ) : null}
                  <span className="mt-1 block font-normal text-muted sm:hidden print:hidden">
                    <Orders orders={variant.orders} />
                  </span>
                </th>
                <td className="p-3 text-muted max-sm:hidden print:table-cell print:py-2">
                  <Orders orders={variant.orders} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface DoneProps {
  variant: PickedVariant;
  /** Units that were picked. */
  units: number;
  onChange: (units: number) => void;
}

/** A box that ticks all units of a variant; on paper it is ticked by hand. */
function Done({ variant, units, onChange }: DoneProps) {
  const isPart = units > 0 && units < variant.units;
  return (
    <>
      <label className="-m-3 inline-flex size-11 items-center justify-center print:hidden">
        <span className="sr-only">{`Picked: ${variant.name}, ${variant.color}, ${variant.size}`}</span>
        <input
          type="checkbox"
          checked={units === variant.units}
          onChange={({ target }) => onChange(target.checked ? variant.units : 0)}
        />
      </label>
      {isPart ? (
        <span className="mt-1 block text-xs whitespace-nowrap tabular-nums print:hidden">{`${units} of ${variant.units}`}</span>
      ) : null}
      <span aria-hidden="true" className="hidden size-5 border border-ink print:block" />
    </>
  );
}

/** The orders that a variant is for, with its units for each where there are more than one. */
function Orders({ orders }: Pick<PickedVariant, "orders">) {
  return orders.map(({ id, orderNumber, units }) => (
    <span key={id} className="mr-4 inline-block whitespace-nowrap tabular-nums">
      {orderNumber}
      {units > 1 ? ` × ${units}` : ""}
    </span>
  ));
}
